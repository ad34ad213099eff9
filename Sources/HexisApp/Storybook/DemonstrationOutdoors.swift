import HexisCore

/// Where Robin walks: two places, one of which reminds of the walk, and the routes around them.
extension Demonstration {
    mutating func goOut() {
        guard let park = place("The park", 3200, daysAgo: 80) else { return }
        place("The library", 3201, daysAgo: 30)
        remindOfWalk(at: park)
        for ago in [1, 3, 8] {
            let arrived = Arrived(
                place: park, instant: instant(daysAgo: ago, minutes: 15 * 60 + 10), source: .phone)
            record(.arrived(arrived), at: arrived.instant)
        }
        let lake = steps.compactMap { position(north: $0.north, east: $0.east) }
        route("Once around the lake", Track(lake).map { .track($0) }, 3100, daysAgo: 21)
        route(
            "The bench with the view", position(north: 84, east: 52).map { .position($0) }, 3101, daysAgo: 46)
    }

    @discardableResult
    private mutating func place(_ name: String, _ number: UInt64, daysAgo days: Int) -> Identifier? {
        let step = Int64(number % 100) * 140
        guard let name = Line(name), let position = position(north: step, east: step) else { return nil }
        let place = id(number)
        record(.placeSet(PlaceSet(place: place, name: name, position: position)), daysAgo: days, at: 9)
        return place
    }

    private mutating func remindOfWalk(at park: Identifier) {
        let walk = Demonstration.id(of: "Walk in the park")
        let reminder = PlaceReminderSet(
            reminder: walk.derived(20), habit: walk, plan: walk.derived(1), place: park)
        record(.placeReminderSet(reminder), daysAgo: 80, at: 9)
    }

    private mutating func route(_ name: String, _ target: RouteTarget?, _ number: UInt64, daysAgo days: Int) {
        guard let name = Line(name), let target else { return }
        record(.routeKept(RouteKept(route: id(number), name: name, target: target)), daysAgo: days, at: 17)
    }

    /// The walk around the lake, as steps north and east of the park gate.
    private var steps: [(north: Int64, east: Int64)] {
        [
            (0, 0), (10, 14), (14, 30), (8, 48), (12, 66), (26, 80), (44, 88), (62, 84), (76, 72), (84, 52),
            (80, 34), (88, 16), (82, 0), (66, -10), (48, -6), (34, -14), (18, -10), (4, -2),
        ]
    }

    /// A position so many steps from the park gate; a step is some eleven metres.
    private func position(north: Int64, east: Int64) -> Position? {
        guard let latitude = Degrees(tenMillionths: 482_046_000 + north * 1000),
            let longitude = Degrees(tenMillionths: 163_800_000 + east * 1500)
        else { return nil }
        return Position(latitude: latitude, longitude: longitude)
    }
}
