import HexisCore

/// Where it is kept which programs may come in.
public protocol AccessTokenStore: Sendable {
    /// Lets a program in that knows the secret.
    func add(_ token: AccessToken, secret: String, of person: Identifier) async throws(StoreError)
    /// The earliest first.
    func accessTokens(of person: Identifier) async throws(StoreError) -> [AccessToken]
    /// Nobody comes in by it any more. Nothing happens where it is gone already.
    func removeAccessToken(_ id: Identifier, of person: Identifier) async throws(StoreError)
    /// Whom a secret lets in; `nil` for one that nobody has.
    func access(by secret: String) async throws(StoreError) -> Access?
}
