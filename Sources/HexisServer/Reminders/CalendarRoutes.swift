import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird
import NIOCore

/// Serves the calendar feed, at an address that only the person knows, and the page that shows the address.
struct CalendarRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    var routes: [String: Route] {
        [
            "/settings/calendar": app.forPeople(get: show, post: make),
            "/settings/calendar/stop": app.forPeople(post: stop),
        ]
    }

    /// The prefix of paths that continue with the token: `/calendar/TOKEN.ics`.
    static let prefix = "/calendar/"

    var feed: Route { Route(get: read, isForPrograms: true) }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let token = try await app.store.address(for: .calendar, of: signedIn.person)
        let page = CalendarPage(
            address: token.map { "\(context.origin)\(CalendarRoutes.prefix)\($0).ics" }, practice: practice,
            surroundings: app.surroundings(of: signedIn, practice, context),
            state: PersonalAddressState(query: context.query))
        return responses.page(page.bytes, for: context.headers)
    }

    /// Sets a new token; an earlier address stops working.
    @Sendable private func make(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(app.world.token(), for: .calendar, of: person)
        return responses.redirect(to: "/settings/calendar?made")
    }

    @Sendable private func stop(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(nil, for: .calendar, of: person)
        return responses.redirect(to: "/settings/calendar?stopped")
    }

    @Sendable private func read(_ context: RequestContext) async throws -> Response {
        let person = try await owner(of: context.path.dropFirst(CalendarRoutes.prefix.count))
        try app.countProgram(of: person)
        let practice = try await app.practices.practice(of: person)
        let bytes = try await app.making.make(for: person) { [app] in
            CalendarFeed(
                practice, in: app.zones.rules(of: practice), named: practice.settings.zone?.text,
                origin: context.origin, at: context.now
            ).bytes
        }
        return responses.calendar(bytes)
    }

    private func owner(of name: Substring) async throws -> PersonID {
        guard name.hasSuffix(".ics"),
            let person = try await app.store.owner(of: String(name.dropLast(4)), for: .calendar)
        else { throw ServiceError.refused(.notFound) }
        return person
    }
}
