import Crypto

/// The SHA-256 of a token. A session's token is known to its browser alone.
public struct TokenHash: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(of token: String) {
        bytes = Array(SHA256.hash(data: Array(token.utf8)))
    }

    /// `nil` unless there are 32 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Array(bytes)
    }
}
