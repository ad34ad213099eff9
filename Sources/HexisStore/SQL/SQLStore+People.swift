import Foundation
package import HexisCore

extension SQLStore {
    package func createPerson(_ person: NewPerson) async throws(StoreError) -> PersonID {
        let key = PersonKey.random(for: person.credential?.person ?? .random())
        var profile = Profile(userName: person.userName, email: person.email)
        let newcomer = try key.seal(profile.bytes, as: .profile)
        profile.isAdministrator = true
        let administrator = try key.seal(profile.bytes, as: .profile)
        let passwordHash = try key.seal(Data((person.passwordHash ?? "").utf8), as: .passwordHash)
        let sealedCredential = try person.credential.map { credential throws(StoreError) in
            try key.seal(Data(credential.bytes), as: credential.place)
        }
        try await write { [keys] database in
            let isFirst = try !PersonRows.hasAny(in: database)
            if case .invitation(let secret, let now) = person.admission, !isFirst {
                guard let secret else { throw StoreError.notInvited }
                try InvitationRows.use(TokenHash(of: secret), at: now, in: database)
            }
            let masterKey = try keys.key(of: database)
            try PersonRows.insert(
                PersonRows.Sealed(
                    id: Data(key.person.bytes), nameIndex: masterKey.blindIndex(of: person.userName),
                    key: try masterKey.seal(key), profile: isFirst ? administrator : newcomer,
                    passwordHash: passwordHash), in: database)
            if let sealedCredential, let credential = person.credential, let hash = person.credentialHash {
                try CredentialRows(credential.kind).insert(
                    sealedCredential, credential.id, of: key.person, hash: hash, in: database)
            }
        }
        return key.person
    }

    package func account(userName: String) async throws(StoreError) -> Account? {
        try account(
            try await read { [keys] database in
                // Any key that the database may be sealed under by now is on the ring.
                for index in keys.blindIndexes(of: userName) {
                    if let found = try PersonRows.find(.nameIndex, index, in: database) { return found }
                }
                return nil
            })
    }

    package func account(of person: PersonID) async throws(StoreError) -> Account? {
        try account(try await read { try PersonRows.find(.id, Data(person.bytes), in: $0) })
    }

    func account(_ row: PersonRows.Sealed?) throws(StoreError) -> Account? {
        guard let row, let person = PersonID(bytes: row.id) else { return nil }
        let key = try keys.open(row.key, for: person)
        guard let profile = key.open(row.profile, as: .profile).flatMap({ Profile(bytes: $0) }) else {
            throw .unreadable(person: person, field: SealedPlace.profile.field)
        }
        let passwordHash = try key.openText(row.passwordHash, as: .passwordHash)
        return Account(
            person: person, userName: profile.userName, email: profile.email,
            isEmailConfirmed: profile.isEmailConfirmed,
            passwordHash: passwordHash.isEmpty ? nil : passwordHash,
            isSuspended: row.isSuspended, isAdministrator: profile.isAdministrator, limits: profile.limits)
    }

    package func hasPeople() async throws(StoreError) -> Bool {
        try await read { try PersonRows.hasAny(in: $0) }
    }

    package func replacePasswordHash(
        of person: PersonID, with passwordHash: String?
    ) async throws(StoreError) {
        let sealed = try await key(of: person).seal(Data((passwordHash ?? "").utf8), as: .passwordHash)
        try await write(from: .reserve) {
            try PersonRows.replacePasswordHash(of: person, with: sealed, in: $0)
        }
    }

    package func erase(_ person: PersonID) async throws(StoreError) {
        try await write(from: .reserve) { database in
            try PersonRows.destroyKey(of: person, in: database)
            try SessionRows.deleteAll(of: person, except: nil, in: database)
        }
        // On the queue: anyone opening the key before is done by then, and anyone later finds none.
        try await read { [personKeys, knownSessions] _ in
            personKeys.removeAll { id, _ in id == person }
            knownSessions.removeAll { _, session in session.person == person }
        }
        try await engine.forgetDeleted()
        try await dropRows(of: person)
    }

    /// Deletes a person's rows. On a completely full disk, the rest, which no one can read, is left to the next
    /// start.
    private func dropRows(of person: PersonID) async throws(StoreError) {
        do throws(StoreError) {
            while try await write(
                from: .reserve, { try ErasedRows.deletePiece(of: Data(person.bytes), in: $0) })
            {}
            try await engine.forgetDeleted()
        } catch .diskFull {}
    }

    /// A person's own key, cached once opened.
    func key(of person: PersonID) async throws(StoreError) -> PersonKey {
        if let key = personKeys[person] { return key }
        return try await read { try self.key(of: person, in: $0) }
    }

    /// The same, within a read.
    func key(of person: PersonID, in database: Database) throws -> PersonKey {
        if let key = personKeys[person] { return key }
        let key = try keys.open(try PersonRows.key(of: person, in: database), for: person)
        personKeys.insert(key, for: person)
        return key
    }
}
