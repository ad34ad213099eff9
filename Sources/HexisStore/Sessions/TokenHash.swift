/// The SHA-256 of a session's token: the token itself is known to its browser alone.
public struct TokenHash: Hashable, Sendable {
    public let bytes: [UInt8]

    /// `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Array(bytes)
    }
}
