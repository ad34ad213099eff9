import Foundation
import HexisCore

/// A new person as they will be stored in the database.
struct SealedNewcomer: Sendable {
    private let person: NewPerson
    private let key: PersonKey
    private let profile: Data
    /// Their profile if they are the first person, who administers the server.
    private let administratorProfile: Data
    private let passwordHash: Data
    private let credential: Data?

    /// Throws if something does not seal.
    init(_ person: NewPerson, under key: PersonKey) throws(StoreError) {
        self.person = person
        self.key = key
        var open = Profile(userName: person.userName, email: person.email)
        profile = try key.seal(open.bytes, as: .profile)
        open.isAdministrator = true
        administratorProfile = try key.seal(open.bytes, as: .profile)
        passwordHash = try key.seal(Data((person.passwordHash ?? "").utf8), as: .passwordHash)
        credential = try person.credential.map { credential throws(StoreError) in
            try key.seal(Data(credential.bytes), as: credential.place)
        }
    }

    /// Throws if the user name or the credential is taken.
    func insert(isFirst: Bool, under masterKey: MasterKey, in database: Database) throws {
        try PersonRows.insert(
            PersonRows.Sealed(
                id: Data(key.person.bytes), nameIndex: masterKey.blindIndex(of: person.userName),
                key: try masterKey.seal(key), profile: isFirst ? administratorProfile : profile,
                passwordHash: passwordHash), in: database)
        try insertCredential(in: database)
    }

    private func insertCredential(in database: Database) throws {
        guard let sealed = self.credential, let credential = person.credential,
            let hash = person.credentialHash
        else { return }
        try CredentialRows(credential.kind).insert(
            sealed, credential.id, of: key.person, hash: hash, in: database)
    }
}

extension NewPerson {
    /// Uses the invitation, where one is needed. Throws if there is none that can still be used.
    func requireAdmission(in database: Database) throws {
        guard case .invitation(let secret, let now) = admission else { return }
        guard let secret else { throw StoreError.notInvited }
        try InvitationRows.use(TokenHash(of: secret), at: now, in: database)
    }
}
