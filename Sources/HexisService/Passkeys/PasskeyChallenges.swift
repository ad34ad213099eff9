import Crypto
import Foundation
package import HexisCore
package import HexisStore

/// What a browser is asked to sign with a passkey: random, for one ceremony in one browser, once, within five minutes.
///
/// The browser keeps the ticket: a code proves that a server of this database issued the challenge, so nothing is stored
/// until the answer comes.
package struct PasskeyChallenges: Sendable {
    private let key: SymmetricKey
    private let answered: any UsedTicketStore
    private let world: World

    /// What a challenge is for.
    package enum Ceremony: Hashable, Sendable {
        case signIn
        /// Joining with a passkey, as this person.
        case joining(person: PersonID)
        /// Adding a passkey, in the browser that is signed in.
        case creation(session: SessionID)
        /// Confirming a step that an open browser alone must not allow.
        case confirmation(session: SessionID)

        fileprivate var bytes: [UInt8] {
            switch self {
            case .signIn: Array("sign-in".utf8)
            case .joining(let person): Array("joining".utf8) + person.bytes
            case .creation(let session): Array("creation".utf8) + session.bytes
            case .confirmation(let session): Array("confirmation".utf8) + session.bytes
            }
        }
    }

    /// A challenge, and what its browser gives back together with the answer.
    package struct Issued: Sendable {
        /// 43 digits in base64url.
        package let challenge: String
        package let ticket: String
    }

    package static let lifetime = Duration.minutes(5)

    /// Takes a key that has no other use.
    package init(key: [UInt8], _ answered: any UsedTicketStore, _ world: World) {
        self.key = SymmetricKey(data: key)
        self.answered = answered
        self.world = world
    }

    package func issue(for ceremony: Ceremony, at now: Instant) -> Issued {
        let challenge = world.token()
        let expires = now + PasskeyChallenges.lifetime
        let code = HMAC<SHA256>.authenticationCode(
            for: message(challenge, expires.milliseconds, ceremony), using: key)
        return Issued(
            challenge: challenge, ticket: "\(challenge).\(expires.milliseconds).\(Base64URL.text(of: code))")
    }

    /// The challenge of a ticket, which is used up; `nil` if it is of another ceremony, used or expired.
    package func redeem(
        _ ticket: String, for ceremony: Ceremony, at now: Instant
    ) async throws(StoreError) -> String? {
        let parts = ticket.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let milliseconds = Int64(parts[1]), let code = Base64URL.bytes(of: parts[2]),
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: message(parts[0], milliseconds, ceremony), using: key)
        else { return nil }
        let expires = Instant(clamping: milliseconds)
        guard now < expires, expires <= now + PasskeyChallenges.lifetime,
            try await answered.use(TokenHash(of: parts[0]), until: expires, at: now)
        else { return nil }
        return parts[0]
    }

    private func message(_ challenge: String, _ expires: Int64, _ ceremony: Ceremony) -> Data {
        Data(Array("\(challenge).\(expires).".utf8) + ceremony.bytes)
    }
}
