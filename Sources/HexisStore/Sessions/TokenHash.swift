import Crypto

/// The SHA-256 of a token. Only its browser knows a session's token.
package struct TokenHash: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(of token: String) {
        bytes = Array(SHA256.hash(data: Array(token.utf8)))
    }

    /// Returns `nil` unless there are 32 bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 32 else { return nil }
        self.bytes = Array(bytes)
    }
}
