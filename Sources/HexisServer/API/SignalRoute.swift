import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// An address for each of a person's habits, for programs: a POST checks the habit in for today.
struct SignalRoute: Sendable {
    let app: AppRoutes
    let responses: Responses

    /// The prefix of paths that continue with the token and the habit: `/signals/TOKEN/HABIT`.
    static let prefix = "/signals/"

    /// The body is ignored. A GET does nothing, since link previews and mail scanners open every link.
    var route: Route { Route(post: checkIn, body: .bytes(atMost: 16 * 1024), isForPrograms: true) }

    @Sendable private func checkIn(_ context: RequestContext) async throws -> Response {
        let (person, habit) = try await named(in: context)
        try app.countProgram(of: person)
        let practice = try await app.practices.practice(of: person)
        guard practice.habit(habit) != nil else {
            await app.backend.waysIn.note(.refused(.checkIn, WaysInPage.noHabit), by: .signals, of: person)
            throw ServiceError.refused(.notFound)
        }
        try await app.record([checkIn(habit, of: person, practice, at: context.now)], for: person)
        await app.backend.waysIn.note(Intake(.checkIn, count: 1, news: 1), by: .signals, of: person)
        return responses.nothing
    }

    /// Whose address it is, and the habit that it names.
    private func named(in context: RequestContext) async throws -> (PersonID, habit: Identifier) {
        let parts = context.path.dropFirst(SignalRoute.prefix.count).split(separator: "/")
        guard parts.count == 2, let habit = Identifier(String(parts[1])),
            let person = try await app.store.owner(of: String(parts[0]), for: .signals)
        else { throw ServiceError.refused(.notFound) }
        return (person, habit)
    }

    private func checkIn(
        _ habit: Identifier, of person: PersonID, _ practice: Practice, at now: Instant
    ) -> Entry {
        let moment = Moment(
            instant: now, offset: app.zones.rules(of: practice).offset(at: now),
            dayStart: practice.settings.dayStart)
        return Entry(
            id: app.world.identifier(), at: practice.instant(at: now), device: person.programs,
            fact: .checkedIn(CheckedIn(habit: habit, day: moment.today, amount: .one)),
            offset: moment.offset)
    }
}
