/// With what a person can confirm a step that finding the browser open must not be enough for.
public struct ConfirmationMeans: Hashable, Sendable {
    let hasPassword: Bool
    /// Whether the person has a passkey for the address by which they reach the server.
    let hasPasskey: Bool
    /// The providers at which the person can confirm it.
    let providers: [ProviderChoice]
    /// The page to which providers lead back.
    let page: String
    /// Whether the person has just confirmed something.
    let isFresh: Bool

    public init(
        hasPassword: Bool, hasPasskey: Bool, providers: [ProviderChoice] = [], page: String = "",
        isFresh: Bool = false
    ) {
        self.hasPassword = hasPassword
        self.hasPasskey = hasPasskey
        self.providers = providers
        self.page = page
        self.isFresh = isFresh
    }

    static var passkeyOnly: ConfirmationMeans { ConfirmationMeans(hasPassword: false, hasPasskey: true) }
}
