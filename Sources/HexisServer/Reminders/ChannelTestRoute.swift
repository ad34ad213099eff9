import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Sends a test through another way that a person set up; the app itself cannot.
struct ChannelTestRoute: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// A test goes to somebody else's server: five at once, and one in two minutes then.
    private let tests = Limiter<Identifier>(.test)

    init(app: AppRoutes, responses: Responses) {
        self.app = app
        self.responses = responses
    }

    /// What lies below names the channel.
    static let prefix = "/settings/reminders/test/"

    var route: Route { app.forPeople(post: test) }

    /// How it went is seen where all of them are told of.
    @Sendable private func test(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        let practice = try await app.practices.practice(of: person)
        guard let id = Identifier(String(context.path.dropFirst(ChannelTestRoute.prefix.count))),
            let channel = practice.reminderChannels.first(where: { $0.id == id })
        else { throw ServiceError.refused(.notFound) }
        if let seconds = tests.attempt(person, at: context.now.milliseconds) {
            throw ServiceError.refused(.tooManyTests(seconds: seconds))
        }
        let outcome = await app.backend.reminders.channels.test(channel, of: person)
        try await app.store.note(
            outcome?.note ?? .troubled(code: "unusable"), of: .channel(id), of: person, at: context.now)
        if outcome == .gone {
            let entry = Entry(
                id: app.world.identifier(), at: practice.instant(at: context.now), device: person.programs,
                fact: channel.switchedOff)
            try await app.record([entry], for: person)
        }
        return responses.redirect(to: "/settings/reminders/delivery")
    }
}

extension RateLimit {
    /// Tests that somebody sends to a program or a channel of theirs.
    static let test = RateLimit(burst: 5, interval: .seconds(120))
}
