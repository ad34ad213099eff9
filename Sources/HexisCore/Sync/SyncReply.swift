/// The server's reply to a device: the outcomes of its entries, and the next part of the journal.
public struct SyncReply: Hashable, Sendable {
    /// The person who owns the journal.
    public var person: Identifier
    /// The name that the person signs in with.
    public var userName: String
    /// The id under which the device records entries.
    public var device: Identifier
    /// The id of the server's history. It changes when the server's journal may have gone back in time.
    public var epoch: Identifier
    /// The time of the server's clock.
    public var now: Instant
    /// One outcome per entry in the request, in the same order.
    public var outcomes: [SyncOutcome]
    /// The server's versions of the entries whose outcome is `.different`.
    public var stored: [ArraySlice<UInt8>]
    /// The entries after the cursor of the request.
    public var entries: [ArraySlice<UInt8>]
    /// The cursor after the last of `entries`.
    public var cursor: Int64
    /// Whether there is more to request right away.
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

/// The outcome of an entry that a device sent.
public enum SyncOutcome: UInt8, Sendable {
    /// The entry is durably in the journal, as it was sent.
    case kept = 0
    /// The server has another entry under the same id, which takes precedence.
    case different = 1
    /// The entry's instant is too far ahead of the server's clock.
    case ahead = 2
    /// The device has to keep the entry: either the server cannot read it, though a newer version may, or the server
    /// accepts no more entries for this person now.
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
