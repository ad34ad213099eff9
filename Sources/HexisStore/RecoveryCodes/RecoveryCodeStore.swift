package import HexisCore

/// Stores the codes with which people who forgot their password choose a new one, as keyed hashes.
package protocol RecoveryCodeStore: Sendable {
    /// Replaces all codes of a person.
    func setRecoveryCodes(_ codes: [TokenHash], of person: PersonID) async throws(StoreError)
    /// How many codes a person has left.
    func recoveryCodeCount(of person: PersonID) async throws(StoreError) -> Int
    func hasRecoveryCode(_ code: TokenHash, of person: PersonID) async throws(StoreError) -> Bool
    /// Replaces the password hash of a person and uses the code up. Throws `.codeUnusable` if the person has no such
    /// code, or has none any more.
    func replacePasswordHash(
        of person: PersonID, with passwordHash: String, byRecoveryCode code: TokenHash
    ) async throws(StoreError)
}
