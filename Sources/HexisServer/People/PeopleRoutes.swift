import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// The pages on which an administrator invites people and sees who has an account. For everybody else they do not
/// exist.
struct PeopleRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let joining: Joining
    let logger: Logger

    var routes: [String: Route] {
        [
            PeoplePage.address: app.forPeople(get: forAdministrators(show)),
            "/people/invitations": app.forPeople(post: forAdministrators(invite)),
            "/people/invitations/withdraw": app.forPeople(post: forAdministrators(withdraw)),
            "/people/code.svg": app.forPeople(get: forAdministrators(code)),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await page(context.query == "erased" ? .erased : .fresh, context, signedIn)
    }

    func forAdministrators(_ handler: @escaping AppRoutes.Handler) -> AppRoutes.Handler {
        { context, signedIn in
            guard try await app.isAdministrator(signedIn.person) else {
                throw ServiceError.refused(.notFound)
            }
            return try await handler(context, signedIn)
        }
    }

    /// The link appears in this response only.
    @Sendable private func invite(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard joining == .invited else { throw ServiceError.refused(.joiningClosed) }
        guard let secret = try await newSecret(at: context.now) else {
            return try await page(.tooMany(Invitation.most), context, signedIn)
        }
        logger.notice("an administrator invited somebody")
        let link = Link.invitation(secret)
        var response = try await page(
            .made(link: context.origin + link.address, code: link.code), context, signedIn)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// The secret of a new invitation; `nil` if too many are waiting.
    private func newSecret(at now: Instant) async throws -> String? {
        let secret = app.world.token()
        do throws(StoreError) {
            try await app.store.add(Invitation(id: app.world.identifier(), made: now), secret: secret)
        } catch .tooManyInvitations {
            return nil
        }
        return secret
    }

    @Sendable private func withdraw(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        guard let id = context.form["invitation"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        try await app.store.removeInvitation(id)
        return try await page(.withdrawn, context, signedIn)
    }

    /// Draws the code of a link that can still be used.
    @Sendable private func code(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let link = Link(Form(encoded: context.query)), try await isUsable(link, at: context.now) else {
            throw ServiceError.refused(.notFound)
        }
        return try await app.drawing(of: context.origin + link.address, for: signedIn.person, logger)
    }

    private func isUsable(_ link: Link, at now: Instant) async throws -> Bool {
        switch link {
        case .invitation(let secret): try await app.store.isInvitation(secret, at: now)
        case .password(let secret): try await app.store.account(byPasswordLink: secret, at: now) != nil
        }
    }

    private func page(_ state: PeoplePage.State, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let practice = try await app.practices.practice(of: signedIn.person)
        let accounts = try await app.store.everybody().map { AccountSummary($0) }
        let invitations = try await app.store.invitations(at: context.now).map {
            WaitingInvitation(id: $0.id, made: $0.made, expires: $0.expires)
        }
        let page = PeoplePage(
            accounts: accounts, invitations: invitations, joining: joining, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        let isRefused = if case .tooMany = state { true } else { false }
        return responses.page(page.bytes, isRefused ? .unprocessableContent : .ok, for: context.headers)
    }
}

extension AccountSummary {
    init(_ overview: AccountOverview) {
        self.init(
            person: overview.account.person.identifier, userName: overview.account.userName,
            entries: overview.entries,
            lastSeen: overview.lastSeen, isAdministrator: overview.account.isAdministrator,
            isSuspended: overview.account.isSuspended)
    }
}
