import Foundation
package import HexisCore

extension SQLStore {
    package func everybody() async throws(StoreError) -> [AccountOverview] {
        var all: [AccountOverview] = []
        for row in try await read({ try PersonRows.all(in: $0) }) {
            guard let account = try account(row.person) else { continue }
            all.append(AccountOverview(account: account, entries: row.entries, lastSeen: row.lastSeen))
        }
        return all.sorted { $0.account.userName < $1.account.userName }
    }

    package func setAdministrator(
        _ isAdministrator: Bool, _ person: PersonID
    ) async throws(StoreError) {
        try await changeProfile(of: person) { $0.isAdministrator = isAdministrator }
    }

    package func setLimits(_ limits: StorageLimits, of person: PersonID) async throws(StoreError) {
        try await changeProfile(of: person) { $0.limits = limits }
    }

    package func setEmail(_ email: String?, of person: PersonID) async throws(StoreError) {
        try await changeProfile(of: person) { profile in
            guard profile.email != email else { return }
            profile.email = email
            profile.isEmailConfirmed = false
        }
    }

    package func confirmEmail(_ email: String, of person: PersonID) async throws(StoreError) {
        try await changeProfile(of: person) { profile in
            if profile.email == email { profile.isEmailConfirmed = true }
        }
    }

    /// Within one transaction, so that two changes at once are both kept.
    private func changeProfile(
        of person: PersonID, _ change: @escaping @Sendable (inout Profile) -> Void
    ) async throws(StoreError) {
        let key = try await key(of: person)
        try await write { database in
            guard let row = try PersonRows.find(.id, Data(person.bytes), in: database) else {
                throw StoreError.unknownPerson(person)
            }
            var profile = try key.openProfile(row.profile)
            change(&profile)
            let sealed = try key.seal(profile.bytes, as: .profile)
            try PersonRows.replaceProfile(of: person, with: sealed, in: database)
        }
    }

    package func suspend(_ person: PersonID) async throws(StoreError) {
        try await write { try PersonRows.suspend(person, in: $0) }
        knownSessions.removeAll { _, session in session.person == person }
    }

    package func resume(_ person: PersonID) async throws(StoreError) {
        try await write { try PersonRows.resume(person, in: $0) }
    }
}
