import Foundation
package import HexisCore

extension SQLStore {
    package func setPasswordLink(
        _ secret: String, of person: PersonID, until end: Instant
    ) async throws(StoreError) {
        let token = TokenHash(of: secret)
        try await write { try PasswordLinkRows.set(token, of: person, until: end, in: $0) }
    }

    package func account(byPasswordLink secret: String, at now: Instant) async throws(StoreError) -> Account?
    {
        let token = TokenHash(of: secret)
        return try account(
            try await read { database in
                try PasswordLinkRows.person(by: token, at: now, in: database).flatMap {
                    try PersonRows.find(.id, $0, in: database)
                }
            })
    }

    package func replacePasswordHash(
        of person: PersonID, with passwordHash: String, byPasswordLink secret: String, at now: Instant
    ) async throws(StoreError) {
        let token = TokenHash(of: secret)
        let sealed = try await key(of: person).seal(Data(passwordHash.utf8), as: .passwordHash)
        try await write(from: .reserve) { database in
            try PasswordLinkRows.use(token, of: person, at: now, in: database)
            try PersonRows.replacePasswordHash(of: person, with: sealed, in: database)
        }
    }
}
