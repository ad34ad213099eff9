import HTTPTypes
import HexisApp
import HexisCore
import HexisOpenID
import HexisService
import HexisStore
import Hummingbird
import Logging

/// Leads browsers to OpenID providers, and takes them in when they come back.
struct ProviderVisitRoutes: Sendable {
    let app: AppRoutes
    let entrance: EntranceRoutes
    let linked: LinkedAccountRoutes
    let logger: Logger

    var responses: Responses { entrance.responses }
    var accounts: Accounts { app.backend.accounts }

    var folders: [String: Route] {
        [
            ProviderAddress.start: Route(get: begin),
            ProviderAddress.link: app.forPeople(get: beginLinking),
            ProviderAddress.confirm: app.forPeople(get: beginConfirming),
            ProviderAddress.callback: Route(get: end),
            // Another site's form, sent without cookies. What it brings counts only with this browser's ticket.
            ProviderAddress.formCallback: Route(post: passOn, isForPrograms: true),
        ]
    }

    @Sendable private func begin(_ context: RequestContext) async throws -> Response {
        let query = Form(encoded: context.query)
        let next = SignInForm(query).next
        if context.signedIn != nil { return responses.redirect(to: next) }
        let client = try client(at: ProviderAddress.start, context)
        // A cookie has to hold it.
        let invitation = query["invitation"].flatMap { $0.utf8.count <= 100 ? $0 : nil }
        let purpose = ProviderVisits.Purpose.signIn(
            next: next, invitation: invitation, isShared: query["shared"] != nil)
        return try await lead(to: client, purpose, context)
    }

    /// Only somebody who has just confirmed to be there links an account.
    @Sendable private func beginLinking(
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let client = try client(at: ProviderAddress.link, context)
        guard app.isFreshlyConfirmed(context, signedIn) else {
            return responses.redirect(to: LinkedAccountsPage.address)
        }
        return try await lead(to: client, .linking(session: signedIn.session.id), context)
    }

    @Sendable private func beginConfirming(
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let client = try client(at: ProviderAddress.confirm, context)
        let next = Form(encoded: context.query)["next"].flatMap { localPath($0) } ?? "/account"
        return try await lead(
            to: client, .confirmation(session: signedIn.session.id, next: next), context)
    }

    private func lead(
        to client: OpenIDClient, _ purpose: ProviderVisits.Purpose, _ context: RequestContext
    ) async throws -> Response {
        let begun = visit(client.provider, purpose, context)
        let address: String
        do throws(OpenIDError) {
            address = try await client.address(of: begun.request)
        } catch {
            return try await refuse(error, client.provider, context, next: purpose.next)
        }
        return redirect(to: address, keeping: begun.ticket, in: .visit, context)
    }

    private func visit(
        _ provider: OpenIDProvider, _ purpose: ProviderVisits.Purpose, _ context: RequestContext
    ) -> ProviderVisits.Begun {
        let folder = provider.answersWithForm ? ProviderAddress.formCallback : ProviderAddress.callback
        return app.backend.signInTickets.providerVisits.begin(
            purpose, at: provider.id, redirect: context.origin + folder + provider.id, at: context.now)
    }

    /// A redirect that sets no cookie but the ticket's.
    func redirect(
        to address: String, keeping ticket: String, in cookie: TicketCookie, _ context: RequestContext
    ) -> Response {
        var response = responses.redirect(to: address)
        response.headers[values: .setCookie] = [cookie.keeping(ticket, besides: context.cookie)]
        return response
    }

    private func client(at folder: String, _ context: RequestContext) throws -> OpenIDClient {
        guard let client = app.backend.providers[String(context.path.dropFirst(folder.count))] else {
            throw ServiceError.refused(.notFound)
        }
        return client
    }
}

extension ProviderVisitRoutes {
    /// Has the browser come again with its cookies, which it does not send along with another site's form.
    @Sendable private func passOn(_ context: RequestContext) throws -> Response {
        let client = try client(at: ProviderAddress.formCallback, context)
        let form = context.form
        let fields = ["code", "state", "iss", "error", "user"].compactMap { name in
            form[name].flatMap { $0.utf8.count <= 2000 ? (name: name, value: $0) : nil }
        }
        let query = Form(fields).encoded
        return responses.redirect(to: "\(ProviderAddress.callback)\(client.provider.id)?\(query)")
    }

    @Sendable private func end(_ context: RequestContext) async throws -> Response {
        let client = try client(at: ProviderAddress.callback, context)
        var response = try await answer(client, Form(encoded: context.query), context)
        response.headers[values: .setCookie].append(TicketCookie.visit.clearing(besides: context.cookie))
        return response
    }

    private func answer(
        _ client: OpenIDClient, _ answer: Form, _ context: RequestContext
    ) async throws -> Response {
        guard let ticket = TicketCookie.visit.ticket(in: context.headers, besides: context.cookie),
            let visit = try await app.backend.signInTickets.providerVisits.end(
                ticket, at: client.provider.id, state: answer["state"] ?? "", at: context.now)
        else { return try await refuse(.expired, client.provider, context) }
        if let error = answer["error"] {
            return try await cancel(error, client.provider, context, next: visit.purpose.next)
        }
        return try await conclude(visit, at: client, answer, context)
    }

    private func cancel(
        _ error: String, _ provider: OpenIDProvider, _ context: RequestContext, next: String?
    ) async throws -> Response {
        logger.info(
            "a provider signed nobody in",
            metadata: ["provider": "\(provider.id)", "reason": "\(OpenIDError.shown(error))"])
        return try await refuse(.cancelled, provider, context, next: next)
    }

    private func conclude(
        _ visit: (purpose: ProviderVisits.Purpose, request: AuthorizationRequest), at client: OpenIDClient,
        _ answer: Form, _ context: RequestContext
    ) async throws -> Response {
        let identity: ProviderIdentity
        do throws(OpenIDError) {
            identity = try await client.identity(
                for: answer["code"] ?? "", from: answer["iss"], visit.request,
                longestSince: visit.request.purpose == .confirmation ? 300_000 : nil)
        } catch {
            return try await refuse(error, client.provider, context, next: visit.purpose.next)
        }
        let named = identity.named(givenName(answer["user"]))
        return try await conclude(visit.purpose, named, client.provider, context)
    }

    /// Apple says a name the first time only, and besides its token: `{"name":{"firstName":"Ada"}}`.
    private func givenName(_ text: String?) -> String? {
        guard let text, let json = try? JSON(parsing: Array(text.utf8)) else { return nil }
        return json["name"]?["firstName"]?.string
    }
}

extension ProviderVisitRoutes {
    private func refuse(
        _ error: OpenIDError, _ provider: OpenIDProvider, _ context: RequestContext, next: String?
    ) async throws -> Response {
        logger.warning(
            "a provider cannot be used",
            metadata: [
                "provider": "\(provider.id)", "code": "\(error.code)", "reason": "\(error.reason)",
            ])
        if case .unreachable = error {
            return try await refuse(.unreachable, provider, context, next: next)
        }
        return try await refuse(.unusable, provider, context, next: next)
    }

    /// The page from which somebody set out, with what came of it.
    func refuse(
        _ trouble: ProviderTrouble, _ provider: OpenIDProvider, _ context: RequestContext,
        next: String? = nil
    ) async throws -> Response {
        guard let signedIn = context.signedIn else {
            let form = SignInForm(Form(next.map { [("next", $0)] } ?? []))
            return try await entrance.page(
                form, .provider(trouble, name: provider.name), context)
        }
        return try await linked.page(.trouble(trouble, provider: provider.name), context, signedIn)
    }
}
