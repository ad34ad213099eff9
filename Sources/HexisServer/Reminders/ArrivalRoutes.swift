import Foundation
import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird
import Synchronization

/// Receives arrivals at places from a person's own programs, and serves the page with the address for them.
final class ArrivalRoutes: Sendable {
    private let app: AppRoutes
    private let responses: Responses
    /// The last state that each person's phone reported. It is lost when the server stops.
    private let phones = Mutex<[PersonID: OwnTracksPhone]>([:])
    /// When it was last noted that a person's phone sent nothing new, or nothing readable.
    private let noted = Mutex<[Note: Instant]>([:])

    private struct Note: Hashable {
        let person: PersonID
        let isFault: Bool
    }

    /// The least time between two equal notes.
    private static let quarter = Duration.minutes(15)

    init(app: AppRoutes, responses: Responses) {
        self.app = app
        self.responses = responses
    }

    var routes: [String: Route] {
        [
            "/settings/arrivals": app.forPeople(get: show, post: make),
            "/settings/arrivals/stop": app.forPeople(post: stop),
            "/arrivals/owntracks": Route(
                post: tellOwnTracks, body: .bytes(atMost: OwnTracksMessage.longest), isForPrograms: true),
        ]
    }

    /// The prefix of paths that continue with the token and the place: `/arrivals/TOKEN/PLACE`.
    static let prefix = "/arrivals/"

    /// The body is ignored.
    var signal: Route {
        Route(post: tell, body: .bytes(atMost: OwnTracksMessage.longest), isForPrograms: true)
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ArrivalsPage(
            token: try await app.store.address(for: .arrivals, of: signedIn.person), origin: context.origin,
            practice: practice, surroundings: app.surroundings(of: signedIn, practice, context),
            state: PersonalAddressState(query: context.query))
        return responses.page(page.bytes, for: context.headers)
    }

    /// Sets a new token; an earlier address stops working.
    @Sendable private func make(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(app.world.token(), for: .arrivals, of: person)
        return responses.redirect(to: "/settings/arrivals?made")
    }

    @Sendable private func stop(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        try await app.store.setAddress(nil, for: .arrivals, of: person)
        return responses.redirect(to: "/settings/arrivals?stopped")
    }

    // MARK: Programs

    @Sendable private func tell(_ context: RequestContext) async throws -> Response {
        let (person, place) = try await named(in: context)
        try app.countProgram(of: person)
        let practice = try await app.practices.practice(of: person)
        guard practice.places.contains(where: { $0.id == place }) else {
            await app.backend.waysIn.note(.refused(.message, WaysInPage.noPlace), by: .arrivals, of: person)
            throw ServiceError.refused(.notFound)
        }
        // Two programs may notice one arrival: the first report counts.
        let isNew = !practice.hasArrival(at: place, around: context.now)
        if isNew {
            try await app.record([arrival(at: place, of: person, practice, at: context.now)], for: person)
        }
        await app.backend.waysIn.note(
            Intake(.message, count: 1, news: isNew ? 1 : 0), by: .arrivals, of: person)
        return responses.nothing
    }

    /// Whose address it is, and the place that it names.
    private func named(in context: RequestContext) async throws -> (PersonID, place: Identifier) {
        let parts = context.path.dropFirst(ArrivalRoutes.prefix.count).split(separator: "/")
        guard parts.count == 2, let place = Identifier(String(parts[1])),
            let person = try await app.store.owner(of: String(parts[0]), for: .arrivals)
        else { throw ServiceError.refused(.notFound) }
        return (person, place)
    }

    private func arrival(
        at place: Identifier, of person: PersonID, _ practice: Practice, at now: Instant
    ) -> Entry {
        let arrived = Arrived(place: place, instant: now, source: .signal)
        return Entry(
            id: arrived.entry, at: practice.instant(at: now), device: person.programs,
            fact: .arrived(arrived), offset: app.zones.rules(of: practice).offset(at: now))
    }

    /// Answers unreadable messages with success as well; otherwise OwnTracks would resend them forever.
    @Sendable private func tellOwnTracks(_ context: RequestContext) async throws -> Response {
        guard let token = context.headers.password,
            let person = try await app.store.owner(of: token, for: .arrivals)
        else { return wrongPassword }
        try app.countProgram(of: person)
        let practice = try await app.practices.practice(of: person)
        let message = OwnTracksMessage(context.bytes)
        let (entries, answer) = take(message, of: person, practice, at: context.now)
        try await app.record(entries, for: person)
        await note(message, context.bytes, bringing: entries.count, of: person, at: context.now)
        return responses.json(answer)
    }

    private var wrongPassword: Response {
        var response = responses.code(.unauthorized, "wrong-password")
        response.headers[.wwwAuthenticate] = "Basic realm=\"Hexis\""
        return response
    }

    private func take(
        _ message: OwnTracksMessage?, of person: PersonID, _ practice: Practice, at now: Instant
    ) -> ([Entry], answer: String) {
        let zone = app.zones.rules(of: practice)
        return phones.withLock { phones in
            var phone = phones[person] ?? OwnTracksPhone()
            defer { phones[person] = phone }
            let entries = message.map {
                phone.entries(for: $0, practice, device: person.programs, at: now, in: zone)
            }
            return (entries ?? [], phone.answer(to: message, practice))
        }
    }

    /// Notes what a phone reported. A moving phone reports its position every few seconds; that it does is noted
    /// every quarter of an hour, and anything new at once.
    private func note(
        _ message: OwnTracksMessage?, _ bytes: [UInt8], bringing news: Int, of person: PersonID,
        at now: Instant
    ) async {
        let fault = message == nil ? OwnTracksMessage.fault(of: bytes) : nil
        guard news > 0 || isDue(Note(person: person, isFault: fault != nil), at: now) else { return }
        await app.backend.waysIn.note(
            Intake(.message, count: fault == nil ? 1 : 0, news: news, unused: fault.map { [$0] } ?? []),
            by: .ownTracks, of: person)
    }

    private func isDue(_ note: Note, at now: Instant) -> Bool {
        noted.withLock { noted in
            if let last = noted[note], last <= now, now < last + ArrivalRoutes.quarter { return false }
            noted[note] = now
            return true
        }
    }
}

extension HTTPFields {
    /// The password of `Authorization: Basic` (RFC 7617). The user name does not matter: the password is
    /// unguessable.
    fileprivate var password: String? {
        guard let value = self[.authorization], value.lowercased().hasPrefix("basic "),
            let bytes = Data(base64Encoded: String(value.dropFirst(6))),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    }
}
