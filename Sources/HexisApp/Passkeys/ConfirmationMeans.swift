/// With what a person can confirm a step that finding the browser open must not be enough for.
public struct ConfirmationMeans: Hashable, Sendable {
    let hasPassword: Bool
    /// Whether the person has a passkey for the address by which they reach the server.
    let hasPasskey: Bool

    public init(hasPassword: Bool, hasPasskey: Bool) {
        self.hasPassword = hasPassword
        self.hasPasskey = hasPasskey
    }

    static var passkeyOnly: ConfirmationMeans { ConfirmationMeans(hasPassword: false, hasPasskey: true) }
}
