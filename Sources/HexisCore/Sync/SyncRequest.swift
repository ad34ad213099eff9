/// A device's sync request: its new entries, and how much of the server's journal it has.
///
/// It can be sent again after any failure, since the server recognizes known entries by their ids.
public struct SyncRequest: Hashable, Sendable {
    /// The person whose journal the device stores; `nil` while it stores none.
    public var person: Identifier?
    /// The server's history that the cursor belongs to.
    public var epoch: Identifier?
    /// How far the device has the server's entries; 0 at the start.
    public var cursor: Int64
    /// The new entries in compact form. Entries written by a newer program are sent unchanged.
    public var entries: [ArraySlice<UInt8>]

    public init(person: Identifier?, epoch: Identifier?, cursor: Int64, entries: [ArraySlice<UInt8>]) {
        self.person = person
        self.epoch = epoch
        self.cursor = cursor
        self.entries = entries
    }

    /// The maximum number of entries in a request; the next request carries the rest.
    public static let mostEntries = 500
    /// The maximum size of a request in bytes: many times the longest entry.
    public static let longestBytes = 1024 * 1024
    static let format: UInt8 = 1
}

extension SyncRequest {
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(byte: SyncRequest.format)
        writer.write(optional: person)
        writer.write(optional: epoch)
        writer.write(signed: cursor)
        writer.write(runs: entries)
        return writer.bytes
    }

    public init(bytes: some Collection<UInt8>) throws(WireError) {
        guard bytes.count <= SyncRequest.longestBytes else {
            throw .tooLarge(limit: SyncRequest.longestBytes)
        }
        var reader = ByteReader(ArraySlice(bytes))
        try reader.expect(format: SyncRequest.format)
        person = try reader.optionalIdentifier()
        epoch = try reader.optionalIdentifier()
        cursor = try reader.signed()
        entries = try reader.runs()
        guard cursor >= 0 else { throw .invalid(field: "cursor") }
        guard entries.count <= SyncRequest.mostEntries else { throw .invalid(field: "entries") }
        guard reader.isAtEnd else { throw .malformed }
    }
}
