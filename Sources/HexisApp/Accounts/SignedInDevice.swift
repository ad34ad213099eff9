public import HexisCore

/// A browser in which a person is signed in.
public struct SignedInDevice: Sendable {
    let id: String
    let name: String
    let lastSeen: Instant
    /// Whether this browser sent the request.
    let isThis: Bool

    /// The sign-out form sends `id` back.
    public init(id: String, name: String, lastSeen: Instant, isThis: Bool) {
        self.id = id
        self.name = name
        self.lastSeen = lastSeen
        self.isThis = isThis
    }
}
