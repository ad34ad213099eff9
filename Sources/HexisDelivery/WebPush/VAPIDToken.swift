import Crypto
import Foundation
package import HexisCore

/// A signed statement for one push service that this server is the one the subscription was made for.
///
/// It is a JSON Web Token (RFC 7519), signed with ES256 (RFC 7518, §3.4), as RFC 8292, §2 specifies.
package struct VAPIDToken: Hashable, Sendable {
    /// Services accept at most 24 hours (RFC 8292, §2). Half of that leaves room for clocks that differ.
    package static let lifetimeMilliseconds: Int64 = 12 * 3_600_000

    /// Header, claims and signature.
    package let text: String
    package let expires: Instant

    /// Signs a token for the service at `origin`.
    package init(
        for origin: String, from contact: VAPIDContact, by key: VAPIDKey, at now: Instant
    ) throws(WebPushError) {
        expires = now.advanced(byMilliseconds: VAPIDToken.lifetimeMilliseconds)
        let statement = VAPIDToken.statement(for: origin, from: contact, until: expires)
        do {
            let signature = try key.key.signature(for: Data(statement.utf8))
            text = statement + "." + Base64URL.text(of: signature.rawRepresentation)
        } catch {
            throw .cryptographyFailed
        }
    }

    /// Header and claims, in the form that is signed.
    private static func statement(
        for origin: String, from contact: VAPIDContact, until expires: Instant
    ) -> String {
        let header = JSON.object([
            JSON.Member("typ", .string("JWT")), JSON.Member("alg", .string("ES256")),
        ])
        let claims = JSON.object([
            JSON.Member("aud", .string(origin)), JSON.Member("exp", .integer(expires.milliseconds / 1000)),
            JSON.Member("sub", .string(contact.text)),
        ])
        return [header, claims].map { Base64URL.text(of: $0.text.utf8) }.joined(separator: ".")
    }
}
