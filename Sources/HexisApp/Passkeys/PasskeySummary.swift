public import HexisCore

/// A passkey, as its owner sees it.
public struct PasskeySummary: Sendable {
    let id: Identifier
    let name: String
    let added: Instant
    /// When somebody last signed in with it; `nil` if nobody has yet.
    let lastUsed: Instant?

    public init(id: Identifier, name: String, added: Instant, lastUsed: Instant?) {
        self.id = id
        self.name = name
        self.added = added
        self.lastUsed = lastUsed
    }
}
