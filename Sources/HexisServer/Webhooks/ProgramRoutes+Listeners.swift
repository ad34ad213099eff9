import HexisApp
import HexisCore
import HexisDelivery
import HexisService
import HexisStore
import Hummingbird

/// The routes by which a person manages webhook subscriptions.
extension ProgramRoutes {
    var listenerRoutes: [String: Route] {
        [
            "/settings/programs/listeners": app.forPeople(post: add),
            "/settings/programs/listeners/test": app.forPeople(post: test),
            "/settings/programs/listeners/turn-on": app.forPeople(post: turnOn),
            "/settings/programs/listeners/turn-off": app.forPeople(post: turnOff),
            "/settings/programs/listeners/remove": app.forPeople(post: remove),
        ]
    }

    /// The secret appears in this response only.
    @Sendable private func add(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = WebhookForm(context.form) { app.backend.telling.problem(with: $0) }
        let count = try await app.store.listeners(of: signedIn.person).count
        guard !form.hasProblems(having: count, of: mostListeners),
            let secret = ReminderChannel.webhookSecret(from: app.world.identifier())?.text
        else { return try await page(context, signedIn, listener: form) }
        let listener = WebhookSubscription(
            id: app.world.identifier(), address: form.address, happenings: form.happenings)
        try await app.backend.telling.begin(listener, secret: secret, of: signedIn.person)
        return try await page(context, signedIn, listenerSecret: secret)
    }

    @Sendable private func test(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        let listener = try await listener(context, of: person)
        if let seconds = tests.attempt(person, at: context.now.milliseconds) {
            throw ServiceError.refused(.tooManyTests(seconds: seconds))
        }
        let outcome = try await app.backend.telling.test(listener, of: person)
        return done(outcome == .delivered ? .tested : .failed)
    }

    @Sendable private func turnOn(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.backend.telling.resume(try await listener(context, of: person).id, of: person)
        return done(.turnedOn)
    }

    @Sendable private func turnOff(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.turnOff(listener: try await listener(context, of: person).id, of: person)
        return done(.turnedOff)
    }

    @Sendable private func remove(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.remove(listener: try await listener(context, of: person).id, of: person)
        return done(.removed)
    }

    private func listener(_ context: RequestContext, of person: PersonID) async throws
        -> WebhookSubscription
    {
        let id = context.form["listener"].flatMap { Identifier($0) }
        guard
            let standing = try await app.store.listeners(of: person).first(where: { $0.listener.id == id })
        else { throw ServiceError.refused(.notFound) }
        return standing.listener
    }

    private func done(_ state: ListenerState) -> Response {
        responses.redirect(to: "/settings/programs?\(state.name)#listeners")
    }

    func listeners(
        _ context: RequestContext, _ signedIn: SignedIn, _ form: WebhookForm?, secret: String?
    ) async throws -> WebhooksPart {
        WebhooksPart(
            try await app.store.listeners(of: signedIn.person).map { WebhookReport($0) }, secret: secret,
            form: form, most: mostListeners,
            reachesPrivateNetworks: app.backend.telling.reachesPrivateNetworks,
            state: ListenerState(name: context.query) ?? .fresh)
    }
}

extension WebhookReport {
    fileprivate init(_ standing: SubscriptionStanding) {
        self.init(
            standing.listener, lastSent: standing.lastSent,
            trouble: standing.trouble.map { Trouble(ListenerTrouble(code: $0.code), at: $0.at) },
            waiting: standing.waiting, givenUp: standing.givenUp, dropped: standing.dropped)
    }
}

extension ListenerTrouble {
    /// The trouble for the code of an outcome, such as `retry-503`.
    fileprivate init(code: String) {
        switch code {
        case "gone": self = .gone
        case "private-address": self = .privateNetwork
        case WebhookResult.unusable: self = .notAllowed
        case WebhookResult.unreadable: self = .unreadable
        case "too-large": self = .answered(413)
        default:
            self = code.split(separator: "-").last.flatMap { Int($0) }.map { .answered($0) } ?? .silent
        }
    }
}
