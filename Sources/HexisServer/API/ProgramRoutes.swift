import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The page on which a person lets their programs in, and out again.
struct ProgramRoutes: Sendable {
    let app: AppRoutes
    let answers: Answers
    /// How many programs each person may have told.
    let mostListeners: Int
    /// A test goes to somebody else's server.
    let tests = Limiter<Identifier>(.test)

    init(app: AppRoutes, answers: Answers, mostListeners: Int) {
        self.app = app
        self.answers = answers
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

    @Sendable private func show(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        return try await page(visit, signedIn)
    }

    /// The secret stands on the page that answers, and nowhere else ever.
    @Sendable private func make(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let form = ProgramForm(visit.form)
        let count = try await app.store.accessTokens(of: signedIn.person).count
        guard let name = Line(form.name), !form.hasProblems(having: count) else {
            return try await page(visit, signedIn, form)
        }
        let secret = app.world.token()
        let token = AccessToken(id: app.world.identifier(), name: name, scope: form.scope, made: visit.now)
        try await app.store.add(token, secret: secret, of: signedIn.person)
        return try await page(visit, signedIn, secret: secret)
    }

    @Sendable private func remove(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        guard let id = visit.form["token"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        try await app.store.removeAccessToken(id, of: person)
        return answers.redirect(to: "/settings/programs?stopped")
    }

    /// New addresses; earlier ones are worth nothing from then on.
    @Sendable private func makeSignals(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(app.world.token(), for: .signals, of: person)
        return answers.redirect(to: "/settings/programs?made")
    }

    @Sendable private func stopSignals(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(nil, for: .signals, of: person)
        return answers.redirect(to: "/settings/programs?stopped")
    }

    /// A secret stands on a page that is kept nowhere.
    func page(
        _ visit: Visit, _ signedIn: SignedIn, _ form: ProgramForm? = nil, secret: String? = nil,
        listener: ListenerForm? = nil, listenerSecret: String? = nil
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let tokens = try await app.store.accessTokens(of: signedIn.person)
        let signals = try await app.store.address(for: .signals, of: signedIn.person)
        let listeners = try await listeners(visit, signedIn, listener, secret: listenerSecret)
        let isTaken = form == nil && listener == nil
        var response = try await app.making.make(for: signedIn.person) {
            let page = ProgramsPage(
                tokens: tokens, secret: secret, signals: signals, form: form, origin: visit.origin,
                practice: practice, surroundings: app.surroundings(of: signedIn, practice, visit),
                state: PersonalAddressState(query: visit.query), listeners: listeners)
            return answers.page(
                page.bytes, HTTPResponse.Status(code: isTaken ? 200 : 422), for: visit.headers)
        }
        if secret != nil || listenerSecret != nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
