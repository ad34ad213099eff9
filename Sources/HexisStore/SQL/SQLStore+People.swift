import Foundation
package import HexisCore

extension SQLStore {
    package func createPerson(_ person: NewPerson) async throws(StoreError) -> PersonID {
        let key = PersonKey.random(for: person.credential?.person ?? .random())
        let newcomer = try SealedNewcomer(person, under: key)
        try await write { [keys] database in
            let isFirst = try !PersonRows.hasAny(in: database)
            if !isFirst { try person.requireAdmission(in: database) }
            try newcomer.insert(isFirst: isFirst, under: keys.key(of: database), in: database)
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
        let profile = try key.openProfile(row.profile)
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
        try await dropCached(of: person)
        try await engine.forgetDeleted()
        try await dropRows(of: person)
    }

    /// On the queue: anyone opening the key before is done by then, and anyone later finds none.
    private func dropCached(of person: PersonID) async throws(StoreError) {
        try await read { [personKeys, knownSessions] _ in
            personKeys.removeAll { id, _ in id == person }
            knownSessions.removeAll { _, session in session.person == person }
        }
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
    /// A person's own key; `nil` for one who was erased meanwhile, and everything of theirs with them.
    func keyUnlessErased(of person: PersonID) async throws(StoreError) -> PersonKey? {
        do throws(StoreError) { return try await key(of: person) } catch .unknownPerson { return nil }
    }
}
