/// Who somebody is at a provider, as its token says.
package struct ProviderIdentity: Hashable, Sendable {
    package let issuer: String
    /// Never changes, and belongs to nobody else of this issuer.
    package let subject: String
    package let userName: String?
    package let name: String?
    /// An address that the provider has verified. One that only relays messages to the person counts like any other.
    package let email: String?

    package init(
        issuer: String, subject: String, userName: String? = nil, name: String? = nil, email: String? = nil
    ) {
        self.issuer = issuer
        self.subject = subject
        self.userName = userName
        self.name = name
        self.email = email
    }

    /// The same person, with a name that the provider said besides its token.
    package func named(_ name: String?) -> ProviderIdentity {
        ProviderIdentity(
            issuer: issuer, subject: subject, userName: userName, name: self.name ?? name, email: email)
    }

    /// What the person recognizes the account by.
    package var label: String { email ?? userName ?? name ?? "" }
}
