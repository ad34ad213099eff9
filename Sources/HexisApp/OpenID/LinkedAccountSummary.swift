public import HexisCore

/// An account elsewhere with which a person signs in.
public struct LinkedAccountSummary: Hashable, Sendable {
    public let id: Identifier
    /// The provider's name.
    public let provider: String
    /// What the person recognizes it by; empty if there is nothing.
    public let label: String
    public let added: Instant
    public let lastUsed: Instant?
    /// Whether its provider is still offered.
    public let works: Bool

    public init(
        id: Identifier, provider: String, label: String, added: Instant, lastUsed: Instant?, works: Bool
    ) {
        self.id = id
        self.provider = provider
        self.label = label
        self.added = added
        self.lastUsed = lastUsed
        self.works = works
    }

    var name: String { label.isEmpty ? provider : "\(provider): \(label)" }
}
