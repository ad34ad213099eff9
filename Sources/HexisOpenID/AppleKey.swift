import HexisCore
import JWTKit

/// The key with which a developer's team signs in to Apple: “Creating a client secret”, Sign in with Apple REST API.
package struct AppleKey: Hashable, Sendable {
    package let team: String
    package let keyID: String
    /// The private key on the curve P-256, as a PEM document.
    private let pem: String

    /// Throws if `pem` holds no such key.
    package init(team: String, keyID: String, pem: String) throws {
        _ = try ES256PrivateKey(pem: pem)
        self.team = team
        self.keyID = keyID
        self.pem = pem
    }

    /// How long a secret is valid, in seconds. Apple allows six months; each one here is used at once.
    private static let validity: Int64 = 300

    /// The secret of a client for one request.
    func secret(of clientID: String, for audience: String, at now: Instant) async throws -> String {
        let seconds = now.milliseconds / 1000
        let claims = Claims(
            iss: team, iat: seconds, exp: seconds + AppleKey.validity, aud: audience, sub: clientID)
        return try await JWTKeyCollection()
            .add(ecdsa: ES256PrivateKey(pem: pem), kid: JWKIdentifier(string: keyID))
            .sign(claims, kid: JWKIdentifier(string: keyID))
    }

    private struct Claims: JWTPayload {
        let iss: String
        let iat: Int64
        let exp: Int64
        let aud: String
        let sub: String

        func verify(using algorithm: some JWTAlgorithm) {}
    }
}
