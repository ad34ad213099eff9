import HexisApp
import HexisCore
import HexisOpenID
import HexisService
import HexisStore
import Hummingbird

extension ProviderVisitRoutes {
    /// Does what the browser visited the provider for.
    func conclude(
        _ purpose: ProviderVisits.Purpose, _ identity: ProviderIdentity, _ provider: OpenIDProvider,
        _ context: RequestContext
    ) async throws -> Response {
        switch purpose {
        case .signIn(let next, let invitation, let isShared):
            let pending = PendingIdentities.Pending(
                provider: provider.id, identity: identity, invitation: invitation, isShared: isShared)
            return try await signIn(pending, provider, context, next: next)
        case .linking(let session): return try await link(identity, provider, context, session)
        case .confirmation(let session, let next):
            return try await confirm(identity, provider, context, session, next: next)
        }
    }

    private func signIn(
        _ pending: PendingIdentities.Pending, _ provider: OpenIDProvider, _ context: RequestContext,
        next: String
    ) async throws -> Response {
        let account = try await accounts.account(
            by: pending.identity, from: context.sender, at: context.now)
        guard let account else { return try await welcome(pending, provider, context) }
        return try await entrance.welcomeIn(
            account.person, as: account.userName, with: responses.redirect(to: next),
            isShared: pending.isShared, context)
    }

    private func link(
        _ identity: ProviderIdentity, _ provider: OpenIDProvider, _ context: RequestContext,
        _ session: SessionID
    ) async throws -> Response {
        guard let signedIn = context.signedIn, signedIn.session.id == session else {
            return try await refuse(.expired, provider, context)
        }
        return try await linked.link(identity, at: provider, context, signedIn)
    }

    private func confirm(
        _ identity: ProviderIdentity, _ provider: OpenIDProvider, _ context: RequestContext,
        _ session: SessionID, next: String
    ) async throws -> Response {
        guard let signedIn = context.signedIn, signedIn.session.id == session else {
            return try await refuse(.expired, provider, context)
        }
        guard try await accounts.isLinked(identity, to: signedIn.person) else {
            return try await linked.page(.otherAccount, context, signedIn)
        }
        return app.confirming(with: responses.redirect(to: next), context, signedIn)
    }

    /// Has somebody choose a user name who has no account here yet, if they may join.
    private func welcome(
        _ pending: PendingIdentities.Pending, _ provider: OpenIDProvider, _ context: RequestContext
    ) async throws -> Response {
        do {
            try await entrance.requireAdmission(by: pending.invitation, context)
        } catch ServiceError.refused(.notInvited), ServiceError.refused(.joiningClosed) {
            return try await refuse(.noAccount, provider, context)
        }
        let ticket = app.backend.signInTickets.pendingIdentities.ticket(of: pending, at: context.now)
        return redirect(to: ProviderJoinPage.address, keeping: ticket, in: .newcomer, context)
    }
}
