import Crypto

/// The SHA-256 of a token. Only its browser knows a session's token.
public struct TokenHash: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(of token: String) {
        bytes = Array(SHA256.hash(data: Array(token.utf8)))
    }

    /// Returns `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Array(bytes)
    }
}
