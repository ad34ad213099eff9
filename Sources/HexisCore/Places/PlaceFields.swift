/// A place as its entries add up to it.
struct PlaceFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first made: places stand in that order.
    var made: Stamp?
    var latest = Latest<PlaceSet?>(initially: nil)
    var isRemoved = false
    /// When the person came there, each instant once, rising.
    private(set) var arrivals: [Instant] = []
    private(set) var last: Arrival?

    init(id: Identifier) {
        self.id = id
    }

    mutating func arrive(_ arrival: Arrival) {
        if last.map({ $0 < arrival }) ?? true { last = arrival }
        let instant = arrival.instant
        let place = arrivals.firstSortedIndex { $0 >= instant }
        guard place == arrivals.count || arrivals[place] != instant else { return }
        arrivals.insert(instant, at: place)
    }
}

/// One arrival at a place.
public struct Arrival: Hashable, Sendable {
    public let instant: Instant
    /// The UTC offset of the clock it was recorded by; `nil` if that was not kept.
    public let offset: Int?
    let stamp: Stamp

    /// The later one is greater; of one that was told twice, what was recorded last.
    fileprivate static func < (left: Arrival, right: Arrival) -> Bool {
        left.instant == right.instant ? left.stamp < right.stamp : left.instant < right.instant
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
