/// The state of a route that its entries add up to.
struct RouteFields: Hashable, Sendable {
    let id: Identifier
    private var kept: Stamp?
    private var target: RouteTarget?
    private var name = Latest<Line?>(initially: nil)
    private var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }

    /// The route; `nil` before it was saved, and once it was removed.
    var route: Route? {
        guard !isRemoved, let kept, let target, let name = name.value else { return nil }
        return Route(id: id, name: name, target: target, kept: kept)
    }

    /// Saves the route. Of several targets, the first one saved applies.
    mutating func keep(_ fact: RouteKept, at stamp: Stamp) {
        name.set(fact.name, at: stamp)
        if let kept, kept < stamp { return }
        kept = stamp
        target = fact.target
    }

    mutating func rename(_ text: Line, at stamp: Stamp) { name.set(text, at: stamp) }

    mutating func remove() { isRemoved = true }
}

extension PracticeFields {
    /// Changes a route in place, creating it if it has not arrived yet.
    mutating func change(route id: Identifier, _ body: (inout RouteFields) -> Void) {
        let index = routes.firstSortedIndex { $0.id >= id }
        if index == routes.count || routes[index].id != id {
            routes.insert(RouteFields(id: id), at: index)
        }
        body(&routes[index])
    }

    func route(_ id: Identifier) -> RouteFields? {
        let index = routes.firstSortedIndex { $0.id >= id }
        return index < routes.count && routes[index].id == id ? routes[index] : nil
    }
}
