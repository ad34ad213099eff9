/// What a device sends to meet the server: what is new here, and up to where it knows what is there.
///
/// It can be sent again after any failure: what the server has already is known there by its id.
public struct SyncRequest: Hashable, Sendable {
    /// Whose journal the device keeps; `nil` while it keeps none.
    public var person: Identifier?
    /// The server's history to which the cursor belongs.
    public var epoch: Identifier?
    /// Up to where the device has the server's entries; 0 at the start.
    public var cursor: Int64
    /// The new entries in their compact form. What a newer program wrote travels as it is.
    public var entries: [ArraySlice<UInt8>]

    public init(person: Identifier?, epoch: Identifier?, cursor: Int64, entries: [ArraySlice<UInt8>]) {
        self.person = person
        self.epoch = epoch
        self.cursor = cursor
        self.entries = entries
    }

    /// The most entries of one request; more follow in the next.
    public static let mostEntries = 500
    /// The largest request, in bytes: the longest entry fits in many times over.
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
