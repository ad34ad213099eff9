package import HexisCore

/// The data to register a person.
package struct NewPerson: Hashable, Sendable {
    package let userName: String
    package let email: String?
    /// As the password hasher wrote it; the store does not parse it. `nil` if the person joins with a credential.
    package let passwordHash: String?
    /// The credential with which the person joins instead; it already names them.
    package let credential: StoredCredential?
    /// By which the credential is found.
    package let credentialHash: TokenHash?
    package let admission: Admission

    package init(
        userName: String, email: String? = nil, passwordHash: String, admission: Admission = .nothing
    ) {
        self.userName = userName
        self.email = email
        self.passwordHash = passwordHash
        credential = nil
        credentialHash = nil
        self.admission = admission
    }

    package init(
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
package struct Account: Hashable, Sendable {
    package let person: PersonID
    package let userName: String
    package let email: String?
    /// Whether somebody opened the link that was mailed there, signed in as this person.
    package let isEmailConfirmed: Bool
    /// `nil` if the person signs in without one.
    package let passwordHash: String?
    /// Whether the operator has suspended the account.
    package let isSuspended: Bool
    /// Whether the person invites others and sees who has an account.
    package let isAdministrator: Bool
    /// Set by an administrator.
    package let limits: StorageLimits

    package init(
        person: PersonID, userName: String, email: String?, isEmailConfirmed: Bool = false,
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
    package var confirmedEmail: String? { isEmailConfirmed ? email : nil }
}

/// An account as the operator and the administrator see it.
package struct AccountOverview: Hashable, Sendable {
    package let account: Account
    package let entries: Int
    /// When one of the person's sessions was last used, to the hour; `nil` if there are none.
    package let lastSeen: Instant?
}
