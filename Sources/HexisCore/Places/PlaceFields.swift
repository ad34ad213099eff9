/// The state of a place that its entries add up to.
struct PlaceFields: Hashable, Sendable {
    let id: Identifier
    /// When the place was created; orders places.
    var made: Stamp?
    var latest = Latest<PlaceSet?>(initially: nil)
    var isRemoved = false
    /// The instants of arrival, in increasing order without duplicates.
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
    /// The UTC offset of the recording clock, in seconds east; `nil` if it was not recorded.
    public let offset: Int?
    let stamp: Stamp

    /// Orders arrivals by instant; of one that was reported twice, the one recorded last is greater.
    fileprivate static func < (left: Arrival, right: Arrival) -> Bool {
        left.instant == right.instant ? left.stamp < right.stamp : left.instant < right.instant
    }
}

extension PracticeFields {
    /// Changes a place in place, creating it if it has not arrived yet.
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
