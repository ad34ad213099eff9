/// A place as its entries add up to it.
struct PlaceFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first made: places stand in that order.
    var made: Stamp?
    var latest = Latest<PlaceSet?>(initially: nil)
    var isRemoved = false
    /// When the person came there, each instant once, rising.
    private(set) var arrivals: [Instant] = []

    init(id: Identifier) {
        self.id = id
    }

    mutating func arrive(at instant: Instant) {
        let place = arrivals.firstSortedIndex { $0 >= instant }
        guard place == arrivals.count || arrivals[place] != instant else { return }
        arrivals.insert(instant, at: place)
    }
}

extension PracticeFields {
    /// Changes a place in place; one that was not heard of yet is kept for when it is set.
    mutating func change(place id: Identifier, _ body: (inout PlaceFields) -> Void) {
        let index = places.firstSortedIndex { $0.id >= id }
        if index == places.count || places[index].id != id { places.insert(PlaceFields(id: id), at: index) }
        body(&places[index])
    }

    func place(_ id: Identifier) -> PlaceFields? {
        let index = places.firstSortedIndex { $0.id >= id }
        return index < places.count && places[index].id == id ? places[index] : nil
    }
}
