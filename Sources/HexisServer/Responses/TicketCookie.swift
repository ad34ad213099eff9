import HexisStore
import HTTPTypes
import HexisService

/// A cookie that binds something short-lived to one browser: what it answers later must come from there.
struct TicketCookie: Sendable {
    /// What follows the session cookie's name.
    private let suffix: String
    private let lifetime: Duration

    /// The challenge that a passkey is to answer.
    static let passkey = TicketCookie(suffix: "-passkey", lifetime: PasskeyChallenges.lifetime)
    /// A visit to an OpenID provider.
    static let visit = TicketCookie(suffix: "-visit", lifetime: ProviderVisits.lifetime)
    /// Somebody who joins with an account elsewhere.
    static let newcomer = TicketCookie(suffix: "-newcomer", lifetime: PendingIdentities.lifetime)
    /// That the person has just confirmed to be there.
    static let confirmed = TicketCookie(suffix: "-confirmed", lifetime: FreshConfirmations.lifetime)

    func keeping(_ ticket: String, besides session: SessionCookie) -> String {
        "\(session.name)\(suffix)=\(ticket)\(session.attributes); Max-Age=\(lifetime.seconds)"
    }

    func clearing(besides session: SessionCookie) -> String {
        "\(session.name)\(suffix)=\(session.attributes); Max-Age=0"
    }

    func ticket(in headers: HTTPFields, besides session: SessionCookie) -> String? {
        headers[cookie: session.name + suffix]
    }
}
