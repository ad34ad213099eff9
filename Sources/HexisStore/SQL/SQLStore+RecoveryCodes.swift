import Foundation
package import HexisCore

extension SQLStore {
    package func setRecoveryCodes(_ codes: [TokenHash], of person: PersonID) async throws(StoreError) {
        try await write { try RecoveryCodeRows.replace(with: codes, of: person, in: $0) }
    }

    package func recoveryCodeCount(of person: PersonID) async throws(StoreError) -> Int {
        try await read { try RecoveryCodeRows.count(of: person, in: $0) }
    }

    package func hasRecoveryCode(
        _ code: TokenHash, of person: PersonID
    ) async throws(StoreError) -> Bool {
        try await read { try RecoveryCodeRows.contains(code, of: person, in: $0) }
    }

    package func replacePasswordHash(
        of person: PersonID, with passwordHash: String, byRecoveryCode code: TokenHash
    ) async throws(StoreError) {
        let sealed = try await key(of: person).seal(Data(passwordHash.utf8), as: .passwordHash)
        try await write(from: .reserve) { database in
            try RecoveryCodeRows.use(code, of: person, in: database)
            try PersonRows.replacePasswordHash(of: person, with: sealed, in: database)
        }
    }
}
