import HexisOpenID
import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Joining with an account at an OpenID provider instead of a password.
struct ProviderJoinRoutes: Sendable {
    let app: AppRoutes
    let entrance: EntranceRoutes

    private var responses: Responses { entrance.responses }

    var routes: [String: Route] { [ProviderJoinPage.address: Route(get: show, post: join)] }

    @Sendable private func show(_ context: RequestContext) async throws -> Response {
        if context.signedIn != nil { return responses.redirect(to: "/today") }
        guard let pending = pending(context) else { return responses.redirect(to: "/join") }
        try await entrance.requireAdmission(by: pending.invitation, context)
        let identity = pending.identity
        let fields = ProviderJoinPage.fields(
            userName: identity.userName, name: identity.name, email: identity.email,
            isShared: pending.isShared)
        return page(form(fields), pending, isSent: false, context)
    }

    /// The recovery codes appear in this response only.
    @Sendable private func join(_ context: RequestContext) async throws -> Response {
        if context.signedIn != nil { return responses.redirect(to: "/today") }
        guard entrance.joining != .closed else { throw ServiceError.refused(.joiningClosed) }
        guard let pending = pending(context) else { return responses.redirect(to: "/join") }
        let form = form(context.form)
        guard let newcomer = form.newcomer else { return page(form, pending, isSent: true, context) }
        return try await join(newcomer, form, pending, context)
    }

    private func join(
        _ newcomer: Newcomer, _ form: JoinForm, _ pending: PendingIdentities.Pending,
        _ context: RequestContext
    ) async throws -> Response {
        let person: PersonID?
        do {
            person = try await account(of: newcomer, pending, context)
        } catch StoreError.credentialTaken {
            // Joined in another window meanwhile.
            return responses.redirect(to: ProviderAddress.start + pending.provider)
        }
        guard let person else { return refuseUserName(form, pending, context) }
        return try await welcome(person, newcomer, context)
    }

    /// Creates the account; `nil` if the user name is taken by now.
    private func account(
        of newcomer: Newcomer, _ pending: PendingIdentities.Pending, _ context: RequestContext
    ) async throws -> PersonID? {
        try await app.backend.accounts.join(
            newcomer, as: PersonID(app.world.identifier()), pending, id: app.world.identifier(),
            on: context.device, by: entrance.admission(by: pending.invitation, context),
            from: context.sender, at: context.now)
    }

    private func refuseUserName(
        _ form: JoinForm, _ pending: PendingIdentities.Pending, _ context: RequestContext
    ) -> Response {
        var form = form
        form.isUserNameTaken = true
        return page(form, pending, isSent: true, context)
    }

    private func welcome(
        _ person: PersonID, _ newcomer: Newcomer, _ context: RequestContext
    ) async throws -> Response {
        try await entrance.begin(newcomer, as: person, at: context.now)
        var response = try await entrance.welcomeWithCodes(
            person, as: newcomer.userName.text, context)
        response.headers[values: .setCookie].append(
            TicketCookie.newcomer.clearing(besides: context.cookie))
        return response
    }

    private func form(_ fields: Form) -> JoinForm {
        JoinForm(fields, zones: app.zones.names, isWithoutPassword: true)
    }

    private func pending(_ context: RequestContext) -> PendingIdentities.Pending? {
        guard let ticket = TicketCookie.newcomer.ticket(in: context.headers, besides: context.cookie),
            let pending = app.backend.signInTickets.pendingIdentities.pending(ticket, at: context.now),
            app.backend.providers[pending.provider] != nil
        else { return nil }
        return pending
    }

    private func page(
        _ form: JoinForm, _ pending: PendingIdentities.Pending, isSent: Bool, _ context: RequestContext
    ) -> Response {
        let bytes = ProviderJoinPage(
            form, provider: app.backend.providers[pending.provider]?.provider.name ?? pending.provider,
            label: pending.identity.label, assets: responses.assets, isSent: isSent
        ).bytes
        if isSent { return entrance.refusal(bytes, context) }
        var response = responses.page(bytes, for: context.headers)
        response.isKeptNowhere()
        return response
    }
}
