/// What the server answers to a device: what became of its entries, and the next stretch of the journal.
public struct SyncReply: Hashable, Sendable {
    /// Whose journal it is.
    public var person: Identifier
    /// The name that they sign in with.
    public var userName: String
    /// Under which the device records.
    public var device: Identifier
    /// Changes when the server's journal may have gone back in time.
    public var epoch: Identifier
    /// The server's clock.
    public var now: Instant
    /// One for each entry that was sent, in their order.
    public var outcomes: [SyncOutcome]
    /// What the server keeps under the ids of those that were told to be `.different`.
    public var stored: [ArraySlice<UInt8>]
    /// What follows after the cursor of the request.
    public var entries: [ArraySlice<UInt8>]
    /// Up to where that goes.
    public var cursor: Int64
    /// Whether there is more to ask for at once.
    public var hasMore: Bool

    public init(
        person: Identifier, userName: String, device: Identifier, epoch: Identifier, now: Instant,
        outcomes: [SyncOutcome], stored: [ArraySlice<UInt8>], entries: [ArraySlice<UInt8>], cursor: Int64,
        hasMore: Bool
    ) {
        self.person = person
        self.userName = userName
        self.device = device
        self.epoch = epoch
        self.now = now
        self.outcomes = outcomes
        self.stored = stored
        self.entries = entries
        self.cursor = cursor
        self.hasMore = hasMore
    }

    static let format: UInt8 = 1
}

/// What became of an entry that a device sent.
public enum SyncOutcome: UInt8, Sendable {
    /// It is in the journal, durably, as it was sent.
    case kept = 0
    /// The server keeps another entry under the same id, which holds.
    case different = 1
    /// It bears an instant that lies too far ahead of the server's clock.
    case ahead = 2
    /// The device is to keep it: the server cannot read it, which a newer one may, or takes in nothing more of this
    /// person now.
    case unread = 3
}

extension SyncReply {
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(byte: SyncReply.format)
        writer.write(identifier: person)
        writer.write(run: userName.utf8)
        writer.write(identifier: device)
        writer.write(identifier: epoch)
        writer.write(signed: now.milliseconds)
        writer.write(run: outcomes.map { $0.rawValue })
        writer.write(runs: stored)
        writer.write(runs: entries)
        writer.write(signed: cursor)
        writer.write(byte: hasMore ? 1 : 0)
        return writer.bytes
    }

    public init(bytes: some Collection<UInt8>) throws(WireError) {
        var reader = ByteReader(ArraySlice(bytes))
        try reader.expect(format: SyncReply.format)
        person = try reader.identifier()
        guard let name = FieldValue.run(try reader.run()).text else { throw .invalid(field: "userName") }
        userName = name
        device = try reader.identifier()
        epoch = try reader.identifier()
        guard let now = Instant(milliseconds: try reader.signed()) else { throw .invalid(field: "now") }
        self.now = now
        outcomes = []
        for byte in try reader.run() {
            guard let outcome = SyncOutcome(rawValue: byte) else { throw .invalid(field: "outcomes") }
            outcomes.append(outcome)
        }
        stored = try reader.runs()
        entries = try reader.runs()
        cursor = try reader.signed()
        hasMore = try reader.byte() != 0
        guard reader.isAtEnd else { throw .malformed }
    }
}
