import HexisApp
import HexisCore
import HexisStore
import Hummingbird

/// Sends a test through another way that a person set up; the app itself cannot.
struct ChannelTestRoute: Sendable {
    let app: AppRoutes
    let answers: Answers

    /// What lies below names the channel.
    static let prefix = "/settings/reminders/test/"

    var route: Route { Route(post: test) }

    /// How it went is seen where all of them are told of.
    @Sendable private func test(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return try await app.answer(visit) }
        let person = signedIn.person
        let practice = try await app.practices.practice(of: person)
        guard let id = Identifier(String(visit.path.dropFirst(ChannelTestRoute.prefix.count))),
            let channel = practice.reminderChannels.first(where: { $0.id == id })
        else { throw ServerError.refused(.notFound) }
        let outcome = await app.reminders.channels.test(channel, of: person)
        try await app.store.note(
            outcome?.note ?? .troubled(code: "unusable"), of: .channel(id), of: person, at: visit.now)
        return answers.redirect(to: "/settings/reminders/delivery")
    }
}
