import HexisApp
import HexisCore
import HexisDelivery
import HexisService
import HexisStore
import Hummingbird

/// Sends a test message through one of the person's channels, which the app in the browser cannot do.
struct ChannelTestRoute: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// Limits test messages, which go to other people's servers: five at once, then one in two minutes.
    private let tests = Limiter<PersonID>(.test)

    init(app: AppRoutes, responses: Responses) {
        self.app = app
        self.responses = responses
    }

    /// The prefix of paths that continue with the channel.
    static let prefix = "/settings/reminders/test/"

    var route: Route { app.forPeople(post: test) }

    /// Sends the test and redirects to the page that shows the outcome of all deliveries.
    @Sendable private func test(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        let practice = try await app.practices.practice(of: person)
        let channel = try channel(in: context, of: practice)
        try countTest(of: person, at: context.now)
        let outcome = await app.backend.reminders.channels.test(channel, of: person)
        try await app.store.note(
            outcome?.note ?? .troubled(code: "unusable"), of: .channel(channel.id), of: person,
            at: context.now)
        if outcome == .gone { try await switchOff(channel, of: person, practice, at: context.now) }
        return responses.redirect(to: "/settings/reminders/delivery")
    }

    private func countTest(of person: PersonID, at now: Instant) throws(ServiceError) {
        if let seconds = tests.attempt(person, at: now.milliseconds) {
            throw .refused(.tooManyTests(seconds: seconds))
        }
    }

    private func channel(
        in context: RequestContext, of practice: Practice
    ) throws(ServiceError) -> ReminderChannel {
        guard let id = Identifier(String(context.path.dropFirst(ChannelTestRoute.prefix.count))),
            let channel = practice.reminderChannels.first(where: { $0.id == id })
        else { throw .refused(.notFound) }
        return channel
    }

    private func switchOff(
        _ channel: ReminderChannel, of person: PersonID, _ practice: Practice, at now: Instant
    ) async throws {
        let entry = Entry(
            id: app.world.identifier(), at: practice.instant(at: now), device: person.programs,
            fact: channel.switchedOff)
        try await app.record([entry], for: person)
    }
}

extension RateLimit {
    /// The limit on tests that a person sends to their subscriptions and channels.
    static let test = RateLimit(burst: 5, interval: .seconds(120))
}
