/// One immutable fact in a journal, with who recorded it and when.
public struct Entry: Hashable, Sendable {
    /// Random, made once. Two entries with the same id are the same entry.
    public let id: Identifier
    /// By the journal's clock: later than everything the recording device had seen.
    public let at: Instant
    /// The device that recorded it.
    public let device: Identifier
    public let fact: Fact
    /// The UTC offset of the clock it was recorded by, in seconds east, within a day either way; of what a program measured or
    /// noticed, that of the clock then and there. `nil` if that was not kept.
    public let offset: Int?
    /// Fields that a newer program added to a fact, kept and passed on.
    public let unknownFields: UnknownFields

    public init(
        id: Identifier, at: Instant, device: Identifier, fact: Fact, offset: Int? = nil,
        unknownFields: UnknownFields = UnknownFields()
    ) {
        self.id = id
        self.at = at
        self.device = device
        self.fact = fact
        self.offset = offset
        self.unknownFields = unknownFields
    }

    /// What orders the entries of a journal, the same on every device.
    public var stamp: Stamp { Stamp(at: at, id: id) }
}

/// An entry's place in the order of a journal: by instant, then by id.
public struct Stamp: Hashable, Comparable, Sendable {
    public let at: Instant
    public let id: Identifier

    public init(at: Instant, id: Identifier) {
        self.at = at
        self.id = id
    }

    public static func < (left: Stamp, right: Stamp) -> Bool {
        left.at == right.at ? left.id < right.id : left.at < right.at
    }
}
