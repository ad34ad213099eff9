import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird
import NIOCore

/// The calendar feed, under an address that only the person knows, and the page on which they get it.
struct CalendarRoutes: Sendable {
    let app: AppRoutes
    let answers: Answers

    var routes: [String: Route] {
        [
            "/settings/calendar": app.forPeople(get: show, post: make),
            "/settings/calendar/stop": app.forPeople(post: stop),
        ]
    }

    /// What lies below is the token: `/calendar/TOKEN.ics`.
    static let prefix = "/calendar/"

    var feed: Route { Route(get: read, isForPrograms: true) }

    @Sendable private func show(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let token = try await app.store.address(for: .calendar, of: signedIn.person)
        let page = CalendarPage(
            address: token.map { "\(visit.origin)\(CalendarRoutes.prefix)\($0).ics" }, practice: practice,
            surroundings: app.surroundings(of: signedIn, practice, visit),
            state: PersonalAddressState(query: visit.query))
        return answers.page(page.bytes, for: visit.headers)
    }

    /// A new address; an earlier one is worth nothing from then on.
    @Sendable private func make(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(app.world.token(), for: .calendar, of: person)
        return answers.redirect(to: "/settings/calendar?made")
    }

    @Sendable private func stop(_ visit: Visit, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(nil, for: .calendar, of: person)
        return answers.redirect(to: "/settings/calendar?stopped")
    }

    @Sendable private func read(_ visit: Visit) async throws -> Response {
        let name = visit.path.dropFirst(CalendarRoutes.prefix.count)
        guard name.hasSuffix(".ics"),
            let person = try await app.store.owner(of: String(name.dropLast(4)), for: .calendar)
        else { throw ServiceError.refused(.notFound) }
        try app.countProgram(of: person)
        let practice = try await app.practices.practice(of: person)
        let bytes = try await app.making.make(for: person) { [app] in
            CalendarFeed(
                practice, in: app.zones.rules(of: practice), named: practice.settings.zone?.text,
                origin: visit.origin, at: visit.now
            ).bytes
        }
        return answers.calendar(bytes)
    }
}
