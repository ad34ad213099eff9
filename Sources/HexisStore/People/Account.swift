import HexisCore

/// The data to register a person.
public struct NewPerson: Hashable, Sendable {
    public let userName: String
    public let email: String?
    /// As the password hasher wrote it; the store does not parse it. `nil` if the person joins with a credential.
    public let passwordHash: String?
    /// The credential with which the person joins instead; it already names them.
    public let credential: StoredCredential?
    /// By which the credential is found.
    public let credentialHash: TokenHash?
    public let admission: Admission

    public init(
        userName: String, email: String? = nil, passwordHash: String, admission: Admission = .nothing
    ) {
        self.userName = userName
        self.email = email
        self.passwordHash = passwordHash
        credential = nil
        credentialHash = nil
        self.admission = admission
    }

    public init(
        userName: String, email: String?, credential: StoredCredential, hash: TokenHash, admission: Admission
    ) {
        self.userName = userName
        self.email = email
        passwordHash = nil
        self.credential = credential
        credentialHash = hash
        self.admission = admission
    }
}

/// A registered person's sign-in data and e-mail address.
public struct Account: Hashable, Sendable {
    public let person: Identifier
    public let userName: String
    public let email: String?
    /// Whether somebody opened the link that was mailed there, signed in as this person.
    public let isEmailConfirmed: Bool
    /// `nil` if the person signs in without one.
    public let passwordHash: String?
    /// Whether the operator has suspended the account.
    public let isSuspended: Bool
    /// Whether the person invites others and sees who has an account.
    public let isAdministrator: Bool
    /// Set by an administrator.
    public let limits: StorageLimits

    public init(
        person: Identifier, userName: String, email: String?, isEmailConfirmed: Bool = false,
        passwordHash: String?, isSuspended: Bool = false,
        isAdministrator: Bool = false, limits: StorageLimits = StorageLimits()
    ) {
        self.limits = limits
        self.isSuspended = isSuspended
        self.isAdministrator = isAdministrator
        self.person = person
        self.userName = userName
        self.email = email
        self.isEmailConfirmed = isEmailConfirmed
        self.passwordHash = passwordHash
    }

    /// Where messages about the account go.
    public var confirmedEmail: String? { isEmailConfirmed ? email : nil }
}

/// An account as the operator and the administrator see it.
public struct AccountOverview: Hashable, Sendable {
    public let account: Account
    public let entries: Int
    /// When one of the person's sessions was last used, to the hour; `nil` if there are none.
    public let lastSeen: Instant?
}
