package import HexisCore
package import HexisOpenID
package import HexisStore

/// The visits of browsers to OpenID providers: from where one is sent there until it comes back, once, within a quarter
/// of an hour.
///
/// The browser keeps the ticket, so strangers who set out and never come back fill no memory. What the provider gets to
/// see of a visit (its state, its nonce, and the digest of its verifier) derives from the ticket under the server's key.
package struct ProviderVisits: Sendable {
    private let tickets: SignedTickets
    private let ended: any UsedTicketStore
    private let world: World

    /// Why a browser visits a provider.
    package enum Purpose: Hashable, Sendable {
        /// Signing in, or joining by an invitation; then on to a page.
        case signIn(next: String, invitation: String?, isShared: Bool)
        /// Linking the account of the person who is signed in.
        case linking(session: SessionID)
        /// Confirming a step that an open browser alone must not allow; then back to a page.
        case confirmation(session: SessionID, next: String)
    }

    /// A visit, and what its browser keeps meanwhile.
    package struct Begun: Sendable {
        package let ticket: String
        package let request: AuthorizationRequest
    }

    package static let lifetime = Duration.minutes(15)

    /// Takes a key that has no other use.
    package init(key: [UInt8], _ ended: any UsedTicketStore, _ world: World) {
        tickets = SignedTickets(key: key, lifetime: ProviderVisits.lifetime)
        self.ended = ended
        self.world = world
    }

    /// Begins a visit to a provider, which answers to the address `redirect`.
    package func begin(
        _ purpose: Purpose, at provider: String, redirect: String, at now: Instant
    ) -> Begun {
        let content = JSON.object(
            [
                JSON.Member("random", .string(world.token())), JSON.Member("provider", .string(provider)),
                JSON.Member("redirect", .string(redirect)),
            ] + purpose.members)
        let ticket = tickets.ticket(content, at: now)
        return Begun(ticket: ticket, request: request(of: ticket, purpose, redirect))
    }

    /// Ends the visit that a browser comes back from; `nil` if it never began one, to this provider with this state, or
    /// came back before, or too late.
    package func end(
        _ ticket: String, at provider: String, state: String, at now: Instant
    ) async throws(StoreError) -> (purpose: Purpose, request: AuthorizationRequest)? {
        guard let content = tickets.content(of: ticket, at: now), content["provider"]?.string == provider,
            let redirect = content["redirect"]?.string, let purpose = Purpose(content)
        else { return nil }
        let request = request(of: ticket, purpose, redirect)
        guard request.state == state,
            try await ended.use(TokenHash(of: ticket), until: now + ProviderVisits.lifetime, at: now)
        else { return nil }
        return (purpose, request)
    }

    private func request(
        of ticket: String, _ purpose: Purpose, _ redirect: String
    ) -> AuthorizationRequest {
        AuthorizationRequest(
            state: tickets.secret("state", of: ticket), nonce: tickets.secret("nonce", of: ticket),
            verifier: tickets.secret("verifier", of: ticket), redirect: redirect,
            purpose: purpose.asked)
    }
}

extension ProviderVisits.Purpose {
    /// Where the person wants to go in the end; `nil` if they stay.
    package var next: String? {
        switch self {
        case .signIn(let next, _, _), .confirmation(_, let next): next
        case .linking: nil
        }
    }

    fileprivate var asked: AuthorizationRequest.Purpose {
        switch self {
        case .signIn: .signIn
        case .linking: .linking
        case .confirmation: .confirmation
        }
    }

    fileprivate var members: [JSON.Member] {
        switch self {
        case .signIn(let next, let invitation, let isShared):
            [JSON.Member("next", .string(next)), JSON.Member("shared", .bool(isShared))]
                + (invitation.map { [JSON.Member("invitation", .string($0))] } ?? [])
        case .linking(let session): [JSON.Member("session", .string(session.description))]
        case .confirmation(let session, let next):
            [JSON.Member("session", .string(session.description)), JSON.Member("next", .string(next))]
        }
    }

    fileprivate init?(_ content: JSON) {
        let session = content["session"]?.string.flatMap { SessionID($0) }
        switch (session, content["next"]?.string) {
        case (let session?, let next?): self = .confirmation(session: session, next: next)
        case (let session?, nil): self = .linking(session: session)
        case (nil, let next?):
            self = .signIn(
                next: next, invitation: content["invitation"]?.string,
                isShared: content["shared"] == .bool(true))
        case (nil, nil): return nil
        }
    }
}
