/// An OpenID provider at which people can sign in.
public struct ProviderChoice: Hashable, Sendable {
    /// As in addresses.
    public let id: String
    public let name: String

    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

/// Why somebody did not get in through a provider.
public enum ProviderTrouble: Hashable, Sendable {
    /// The provider did not answer.
    case unreachable
    /// The person did not sign in there, or the provider let them go no further.
    case cancelled
    /// What the provider answered did not hold.
    case unusable
    /// It took too long, or began in another window.
    case expired
    /// No account here is linked to theirs.
    case noAccount
}
