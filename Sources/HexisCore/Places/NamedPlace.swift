/// A place that a person visits regularly, under a name of their own: a circle on the map.
public struct NamedPlace: Hashable, Sendable {
    public let id: Identifier
    public let name: Line
    public let position: Position
    public let radius: Radius

    init(_ fact: PlaceSet) {
        id = fact.place
        name = fact.name
        position = fact.position
        radius = fact.radius
    }

    /// Returns whether a position lies within the place.
    public func contains(_ position: Position) -> Bool {
        self.position.distance(to: position) <= radius.metres
    }
}

/// The radius of a place in metres: 50 to 5,000.
public struct Radius: Hashable, Sendable {
    public let metres: Int

    /// With a radius below 50 m, a phone often mistakes the street for the house.
    public static let range = 50...5000
    public static let standard = Radius(valid: 150)

    /// Returns `nil` outside `range`.
    public init?(metres: Int64) {
        guard Int64(Radius.range.lowerBound)...Int64(Radius.range.upperBound) ~= metres else { return nil }
        self.init(valid: Int(metres))
    }

    /// Reads `150` and `150 m`. Returns `nil` for anything else.
    public init?(_ text: String) {
        let bytes = text.bytes.filter { $0 != UInt8(ascii: " ") }
        let digits = bytes.last == UInt8(ascii: "m") ? bytes.dropLast() : bytes[...]
        guard !digits.isEmpty, let metres = decimal(digits) else { return nil }
        self.init(metres: Int64(metres))
    }

    private init(valid metres: Int) {
        self.metres = metres
    }
}

extension Practice {
    /// The places that were not removed, in the order in which they were created.
    public var places: [NamedPlace] {
        let places = fields.places.filter { !$0.isRemoved && $0.latest.value != nil }
        let order = sortedPlaces(of: places.count) { left, right in
            guard let first = places[left].made, let second = places[right].made else { return false }
            return first < second
        }
        return order.compactMap { places[$0].latest.value.map { NamedPlace($0) } }
    }

    /// Returns `nil` for a place that was never created, or was removed.
    public func place(_ id: Identifier) -> NamedPlace? {
        guard let fields = fields.place(id), !fields.isRemoved else { return nil }
        return fields.latest.value.map { NamedPlace($0) }
    }

    /// Returns the person's last known arrival at a place.
    public func lastArrival(at place: Identifier) -> Arrival? { fields.place(place)?.last }

    /// Returns whether a position lies within an existing place.
    public func isWithin(_ place: Identifier, _ position: Position) -> Bool {
        self.place(place)?.contains(position) ?? false
    }
}
