import HexisCore

/// What is needed to register a person.
public struct NewPerson: Hashable, Sendable {
    public let userName: String
    public let email: String?
    /// As the password hasher wrote it; the store does not look inside.
    public let passwordHash: String

    public init(userName: String, email: String? = nil, passwordHash: String) {
        self.userName = userName
        self.email = email
        self.passwordHash = passwordHash
    }
}

/// How a registered person signs in and is written to.
public struct Account: Hashable, Sendable {
    public let person: Identifier
    public let userName: String
    public let email: String?
    public let passwordHash: String
    /// Whether whoever runs the server lets nobody in to it.
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
