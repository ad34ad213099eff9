import HexisCore

/// The data to register a person.
public struct NewPerson: Hashable, Sendable {
    public let userName: String
    public let email: String?
    /// As the password hasher wrote it; the store does not parse it.
    public let passwordHash: String

    public init(userName: String, email: String? = nil, passwordHash: String) {
        self.userName = userName
        self.email = email
        self.passwordHash = passwordHash
    }
}

/// A registered person's sign-in data and e-mail address.
public struct Account: Hashable, Sendable {
    public let person: Identifier
    public let userName: String
    public let email: String?
    public let passwordHash: String
    /// Whether the operator has suspended the account.
    public let isSuspended: Bool

    public init(
        person: Identifier, userName: String, email: String?, passwordHash: String, isSuspended: Bool = false
    ) {
        self.isSuspended = isSuspended
        self.person = person
        self.userName = userName
        self.email = email
        self.passwordHash = passwordHash
    }
}
