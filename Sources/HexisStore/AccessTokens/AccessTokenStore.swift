package import HexisCore

/// Stores API tokens.
package protocol AccessTokenStore: Sendable {
    /// Adds a token that authenticates with `secret`.
    func add(_ token: AccessToken, secret: String, of person: PersonID) async throws(StoreError)
    /// The person's tokens, the earliest first.
    func accessTokens(of person: PersonID) async throws(StoreError) -> [AccessToken]
    /// Revokes the token. Does nothing if it is already revoked.
    func removeAccessToken(_ id: Identifier, of person: PersonID) async throws(StoreError)
    /// The access that a secret grants; `nil` for an unknown secret.
    func access(by secret: String) async throws(StoreError) -> Access?
}
