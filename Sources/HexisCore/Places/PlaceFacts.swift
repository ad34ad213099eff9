/// A place was made, or changed as a whole.
public struct PlaceSet: FactFields {
    public var place: Identifier
    public var name: Line
    public var position: Position
    public var radius: Radius

    public init(place: Identifier, name: Line, position: Position, radius: Radius = .standard) {
        self.place = place
        self.name = name
        self.position = position
        self.radius = radius
    }

    init(_ known: PlaceSet?, _ coder: inout FieldCoder) throws(WireError) {
        place = try coder.field(1, "place", known?.place)
        name = try coder.field(2, "name", known?.name)
        let latitude = try coder.field(3, "latitude", known?.position.latitude)
        let longitude = try coder.field(4, "longitude", known?.position.longitude)
        guard let position = Position(latitude: latitude, longitude: longitude) else {
            throw .invalid(field: "latitude")
        }
        self.position = position
        guard let radius = Radius(metres: try coder.field(5, "radius", known.map { Int64($0.radius.metres) }))
        else { throw .invalid(field: "radius") }
        self.radius = radius
    }
}

/// A place was taken away, and the reminders that hang on it with it.
public struct PlaceRemoved: FactFields {
    public var place: Identifier

    public init(place: Identifier) {
        self.place = place
    }

    init(_ known: PlaceRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        place = try coder.field(1, "place", known?.place)
    }
}

/// The person came to a place, from somewhere else. Only that is kept: where they are otherwise, and the way they
/// took, is nobody's business.
public struct Arrived: FactFields {
    public var place: Identifier
    /// When they came, which may be long before it was told.
    public var instant: Instant
    public var source: ArrivalSource

    public init(place: Identifier, instant: Instant, source: ArrivalSource) {
        self.place = place
        self.instant = instant
        self.source = source
    }

    init(_ known: Arrived?, _ coder: inout FieldCoder) throws(WireError) {
        place = try coder.field(1, "place", known?.place)
        instant = try coder.field(2, "instant", known?.instant)
        source = try coder.field(3, "source", known?.source)
    }

    /// The name of its entry where nobody filled in a form: the same arrival told twice is one.
    public var entry: Identifier { place.derived(UInt64(bitPattern: instant.milliseconds)) }
}

/// Who noticed an arrival.
public enum ArrivalSource: Int, ChoiceField, Sendable {
    /// The person, or Hexis itself while it was open on their phone.
    case phone = 0
    /// The program OwnTracks, in their pocket.
    case ownTracks
    /// Any other program that was told to tell.
    case signal

    public var name: String {
        switch self {
        case .phone: "phone"
        case .ownTracks: "own-tracks"
        case .signal: "signal"
        }
    }
}
