import HexisCore

extension Storybook {
    static var places: [Sample] {
        let none = PlaceSample()
        var one = none
        let gym = one.place("Gym", "48.2082, 16.3738")
        var many = one
        let park = many.place("Stadtpark", "48.2046, 16.3800", radius: 400)
        many.place("Home", "48.2167, 16.3958", radius: 50)
        many.remind(at: gym)
        many.remind(at: gym, on: [.monday, .friday])
        many.remind(at: park)
        many.arrive(at: gym, daysAgo: 0)
        many.arrive(at: park, daysAgo: 12)
        var long = PlaceSample()
        let far = long.place(
            "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesarchiv am Ende der Straße",
            "-54.8019, -68.303", radius: 5000)
        long.remind(at: far)
        return [
            none.sample("none", "/settings/places"),
            arrivals("arrivals, none", none, token: nil),
            arrivals("arrivals, no places", none, token: "uV3mQ9sYb1tq0xkVZxM6y1nX3oC2dWm5uJrK7aLfT8E"),
            arrivals("arrivals, many", many, token: "uV3mQ9sYb1tq0xkVZxM6y1nX3oC2dWm5uJrK7aLfT8E"),
            one.sample("one", "/settings/places"),
            many.sample("many", "/settings/places"),
            long.sample("long words", "/settings/places"),
            none.sample("new", "/settings/places/new"),
            none.sample("new, wrong", "/settings/places", posting: "name=&position=91,+13&radius=20"),
            one.sample("one, to change", "/settings/places/\(gym)"),
            many.sample("with reminders", "/settings/places/\(gym)"),
            many.sample("arrived", "/settings/places/\(gym)", query: "arrived=1"),
            long.sample("long words, to change", "/settings/places/\(far)"),
            none.sample("plan, none", none.plan),
            many.sample("plan, many", many.plan),
            many.sample("plan, wrong", "\(many.plan)/reminders", posting: "place="),
            long.sample("plan, long words", long.plan),
            many.sample("reminder, to change", many.last),
            many.sample("call", "\(many.last)/call"),
            many.sample("all reminders", "/settings/reminders"),
        ] + MapWording.State.allCases.map { device($0) }
    }

    private static func arrivals(_ name: String, _ sample: PlaceSample, token: String?) -> Sample {
        Sample("places, \(name)") { surroundings in
            ArrivalsPage(
                token: token, origin: "https://habits.example.org", practice: sample.practice,
                surroundings: surroundings, state: .fresh
            ).bytes
        }
    }

    /// The part that only the page script knows, in each of its states.
    private static func device(_ state: MapWording.State) -> Sample {
        Sample("places, device \(state.name)") { surroundings in
            Document(PlacesWording.title, in: .settings, of: Practice(), with: surroundings).page { html in
                html("h1", text: PlacesWording.title)
                html(ArrivalPanel(state: state))
            }.bytes
        }
    }
}

/// A habit with a plan, and the places of its reminders.
private struct PlaceSample {
    private var built = SamplePractice()
    private let habit: Identifier
    private let planned = Identifier(high: 4, low: 1)
    var practice: Practice { built.practice }

    private var count: UInt64 = 0

    init() {
        habit = built.habit("Stretch", .stretch, .moss)
        guard let situation = Line("arrive"), let response = Line("stretch for two minutes") else { return }
        built.record(
            .planMade(
                PlanMade(
                    plan: planned, habit: habit, kind: .action, situation: situation, response: response)))
    }

    var plan: String { "/habits/\(habit)/plans/\(planned)" }
    var last: String { "/habits/\(habit)/reminders/\(Identifier(high: 6, low: count))" }

    @discardableResult
    mutating func place(_ name: String, _ position: String, radius: Int64 = 150) -> Identifier {
        count += 1
        let id = Identifier(high: 8, low: count)
        guard let name = Line(name), let position = Position(position), let radius = Radius(metres: radius)
        else { return id }
        built.record(.placeSet(PlaceSet(place: id, name: name, position: position, radius: radius)))
        return id
    }

    mutating func remind(at place: Identifier, on days: [Weekday] = []) {
        count += 1
        built.record(
            .placeReminderSet(
                PlaceReminderSet(
                    reminder: Identifier(high: 6, low: count), habit: habit, plan: planned, place: place,
                    weekdays: Weekdays(days))))
    }

    mutating func arrive(at place: Identifier, daysAgo days: Int64) {
        let instant = SamplePractice.moment.instant.advanced(
            byMilliseconds: -days * 86_400_000 - 240_000)
        built.record(.arrived(Arrived(place: place, instant: instant, source: .phone)))
    }

    func sample(_ state: String, _ address: String, query: String = "", posting body: String? = nil) -> Sample
    {
        Sample(
            name: "places, \(state)", practice: built.practice,
            request: Request(body == nil ? .get : .post, address, query: query, body: body ?? ""))
    }
}
