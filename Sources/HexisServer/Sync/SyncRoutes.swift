import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import NIOCore

/// The routes for devices that keep a journal of their own.
struct SyncRoutes: Sendable {
    static let address = "/sync"
    static let liveAddress = "/live"

    let app: AppRoutes
    let responses: Responses
    /// A person's devices react to each other's changes at the same moment. Four are answered at once.
    private let turns = PersonTurns(atOnce: 4, mostWaiting: 32)
    /// One reply is made while the others are sent: it occupies the processor, and takes memory many times its own
    /// size.
    private let making = PersonTurns(atOnce: 1, mostWaiting: 4)

    init(app: AppRoutes, responses: Responses) {
        self.app = app
        self.responses = responses
    }

    var routes: [String: Route] {
        [
            SyncRoutes.address: app.forScripts(post: sync, body: .bytes(atMost: SyncRequest.longestBytes)),
            SyncRoutes.liveAddress: app.forScripts(get: listen),
        ]
    }

    /// Accepts the device's new entries, and replies with those that are new to it.
    @Sendable private func sync(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let request: SyncRequest
        do throws(WireError) {
            request = try SyncRequest(bytes: context.bytes)
        } catch {
            return responses.code(.badRequest, error.code)
        }
        // A device's entries of one person never become another's.
        guard request.person == nil || request.person == signedIn.person.identifier else {
            return responses.code(.conflict, "other-person")
        }
        return try await reply(to: request, of: signedIn, context)
    }

    private func reply(
        to request: SyncRequest, of signedIn: SignedIn, _ context: RequestContext
    ) async throws -> Response {
        let turn = try await turns.take(signedIn.person)
        let (reply, limit) = try await making.taking(signedIn.person) {
            try await answer(request, of: signedIn, at: context.now)
        }
        return responses.bytes(reply, over: context.connection, turn, limit: limit)
    }

    private func answer(
        _ request: SyncRequest, of signedIn: SignedIn, at now: Instant
    ) async throws -> (reply: ByteBuffer, limit: SyncLimit?) {
        let limit = request.entries.isEmpty ? nil : try await app.backend.quota.refusal(of: signedIn.person)
        let intake = SyncIntake(
            app.store, app.backend.journals, of: signedIn.person, at: now,
            whole: limit == nil ? nil : try await app.practices.practice(of: signedIn.person))
        let taken = try await intake.take(request.entries)
        await app.backend.companions.refresh(signedIn.person, at: now)
        let page = try await page(for: request, of: signedIn.person)
        let reply = SyncReply(
            person: signedIn.person.identifier, userName: signedIn.userName, device: signedIn.session.device,
            epoch: page.epoch, now: now, outcomes: taken.outcomes,
            stored: taken.stored.map { $0[...] }, entries: page.entries.map { $0.bytes[...] },
            cursor: page.cursor, hasMore: page.hasMore)
        return (ByteBuffer(bytes: reply.bytes), intake.limit(of: taken))
    }

    /// What follows the device's cursor; if that is of another history, the first entries.
    private func page(for request: SyncRequest, of person: PersonID) async throws -> JournalPage {
        let page = try await app.store.entries(
            of: person, after: request.cursor, limit: SyncRoutes.mostEntries)
        guard let epoch = request.epoch, epoch != page.epoch else { return page }
        return try await app.store.entries(of: person, after: 0, limit: SyncRoutes.mostEntries)
    }

    /// The most entries of one reply.
    private static let mostEntries = 5000

    /// Streams "more" whenever there are new entries, until the window is closed or the session ends.
    @Sendable private func listen(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let token = context.cookie.token(in: context.headers) else {
            return responses.code(.unauthorized, "signed-out")
        }
        guard let changes = app.backend.journals.live.changes(of: signedIn.person, in: signedIn.session.id)
        else {
            return responses.code(.tooManyRequests, "too-many-listeners")
        }
        return responses.events(LiveEvents(changes) { try await remainingTime(of: token) })
    }

    private func remainingTime(of token: String) async throws -> Duration? {
        let now = app.world.now()
        return try await app.backend.signIns.signedIn(by: token, at: now).map {
            .milliseconds($0.session.expires.milliseconds - now.milliseconds)
        }
    }
}
