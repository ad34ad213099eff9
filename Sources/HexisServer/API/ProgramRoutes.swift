import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The page on which a person creates and revokes API tokens.
struct ProgramRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// The most webhook subscriptions of one person.
    let mostListeners: Int
    /// Limits test events, which go to other people's servers.
    let tests = Limiter<PersonID>(.test)

    init(app: AppRoutes, responses: Responses, mostListeners: Int) {
        self.app = app
        self.responses = responses
        self.mostListeners = mostListeners
    }

    var routes: [String: Route] { ways.merging(listenerRoutes) { way, _ in way } }

    private var ways: [String: Route] {
        [
            "/settings/programs": app.forPeople(get: show, post: make),
            "/settings/programs/remove": app.forPeople(post: remove),
            "/settings/programs/signals": app.forPeople(post: makeSignals),
            "/settings/programs/signals/stop": app.forPeople(post: stopSignals),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        return try await page(context, signedIn)
    }

    /// The secret appears in this response only.
    @Sendable private func make(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = ProgramForm(context.form)
        let count = try await app.store.accessTokens(of: signedIn.person).count
        guard let name = Line(form.name), !form.hasProblems(having: count) else {
            return try await page(context, signedIn, form)
        }
        let secret = app.world.token()
        let token = AccessToken(id: app.world.identifier(), name: name, scope: form.scope, made: context.now)
        try await app.store.add(token, secret: secret, of: signedIn.person)
        return try await page(context, signedIn, secret: secret)
    }

    @Sendable private func remove(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        guard let id = context.form["token"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        try await app.store.removeAccessToken(id, of: person)
        return responses.redirect(to: "/settings/programs?stopped")
    }

    /// Sets a new token; earlier addresses stop working.
    @Sendable private func makeSignals(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let person = signedIn.person
        try await app.store.setAddress(app.world.token(), for: .signals, of: person)
        return responses.redirect(to: "/settings/programs?made")
    }

    @Sendable private func stopSignals(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let person = signedIn.person
        try await app.store.setAddress(nil, for: .signals, of: person)
        return responses.redirect(to: "/settings/programs?stopped")
    }

    /// Shows the page, with the secret if one was just created: then it is never stored.
    func page(
        _ context: RequestContext, _ signedIn: SignedIn, _ form: ProgramForm? = nil, secret: String? = nil,
        listener: WebhookForm? = nil, listenerSecret: String? = nil
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let tokens = try await app.store.accessTokens(of: signedIn.person)
        let signals = try await app.store.address(for: .signals, of: signedIn.person)
        let listeners = try await listeners(context, signedIn, listener, secret: listenerSecret)
        let isTaken = form == nil && listener == nil
        var response = try await app.making.make(for: signedIn.person) {
            let page = ProgramsPage(
                tokens: tokens, secret: secret, signals: signals, form: form, origin: context.origin,
                practice: practice, surroundings: app.surroundings(of: signedIn, practice, context),
                state: PersonalAddressState(query: context.query), listeners: listeners)
            return responses.page(
                page.bytes, HTTPResponse.Status(code: isTaken ? 200 : 422), for: context.headers)
        }
        if secret != nil || listenerSecret != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
