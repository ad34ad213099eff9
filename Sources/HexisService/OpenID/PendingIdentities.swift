package import HexisCore
package import HexisOpenID
import HexisStore

/// Those who signed in at a provider and have no account here yet, while they choose a user name: half an hour. Their
/// browsers keep it.
package struct PendingIdentities: Sendable {
    private let tickets: SignedTickets

    package static let lifetime = Duration.minutes(30)
    /// Bounds what a cookie holds of what a provider says.
    private static let longestText = 254

    package struct Pending: Sendable {
        /// The provider's identifier.
        package let provider: String
        package let identity: ProviderIdentity
        package let invitation: String?
        package let isShared: Bool

        package init(provider: String, identity: ProviderIdentity, invitation: String?, isShared: Bool) {
            self.provider = provider
            self.identity = identity
            self.invitation = invitation
            self.isShared = isShared
        }
    }

    /// Takes a key that has no other use.
    package init(key: [UInt8]) {
        tickets = SignedTickets(key: key, lifetime: PendingIdentities.lifetime)
    }

    package func ticket(of pending: Pending, at now: Instant) -> String {
        let content = JSON.object(
            [
                JSON.Member("provider", .string(pending.provider)),
                JSON.Member("issuer", .string(pending.identity.issuer)),
                JSON.Member("subject", .string(pending.identity.subject)),
                JSON.Member("shared", .bool(pending.isShared)),
            ] + PendingIdentities.texts(of: pending))
        return tickets.ticket(content, at: now)
    }

    private static func texts(of pending: Pending) -> [JSON.Member] {
        let identity = pending.identity
        return [
            ("userName", identity.userName), ("name", identity.name), ("email", identity.email),
            ("invitation", pending.invitation),
        ].compactMap { name, text in
            text.flatMap { $0.utf8.count <= longestText ? JSON.Member(name, .string($0)) : nil }
        }
    }

    package func pending(_ ticket: String, at now: Instant) -> Pending? {
        guard let content = tickets.content(of: ticket, at: now),
            let provider = content["provider"]?.string, let issuer = content["issuer"]?.string,
            let subject = content["subject"]?.string
        else { return nil }
        return Pending(
            provider: provider,
            identity: ProviderIdentity(
                issuer: issuer, subject: subject, userName: content["userName"]?.string,
                name: content["name"]?.string, email: content["email"]?.string),
            invitation: content["invitation"]?.string, isShared: content["shared"] == .bool(true))
    }
}
