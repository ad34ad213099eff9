import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Serves every page of a person's practice: the app decides, the server carries it out.
///
/// An object, as the backend is: every route holds both, and copying their properties would cost each request.
final class AppRoutes: Sendable {
    let backend: Backend
    let responses: Responses
    /// The made-up people whom every visitor plays; `nil` on a server for real ones.
    private let demonstration: DemonstrationPeople?
    let making = PageMaking()
    /// Limits the requests of a person's programs, over all their endpoints.
    private let programs = Limiter<PersonID>(.program)

    init(_ backend: Backend, responses: Responses, demonstration: DemonstrationPeople? = nil) {
        self.backend = backend
        self.responses = responses
        self.demonstration = demonstration
    }

    var store: any Store { backend.store }
    var practices: LivePractices { backend.journals.practices }
    var zones: ZoneFolder { backend.zones }
    var world: World { backend.world }

    var isDemo: Bool { demonstration != nil }

    /// Whom a visitor of a demonstration can play instead of a person; none on a server for real people.
    func otherRoles(than person: PersonID) -> [DemonstrationRole] {
        guard let demonstration else { return [] }
        let people: [(PersonID, DemonstrationRole)] = [
            (demonstration.patient, .patient), (demonstration.careProvider, .careProvider),
            (demonstration.companion, .companion),
        ]
        return people.filter { $0.0 != person }.map { $0.1 }
    }

    /// Whether a person invites others and sees their accounts.
    func isAdministrator(_ person: PersonID) async throws -> Bool {
        // Those of a demonstration administer nothing.
        guard !isDemo else { return false }
        return try await store.account(of: person)?.isAdministrator ?? false
    }

    /// Counts a request of one of a person's programs. Throws if there are too many.
    func countProgram(of person: PersonID) throws {
        if let seconds = programs.attempt(person, at: world.uptime()) {
            throw ServiceError.refused(.tooFast(seconds: seconds))
        }
    }

    func answer(_ context: RequestContext) async throws -> Response {
        guard let signedIn = context.signedIn else { return leadToSignIn(context) }
        if context.method == .get, AppRoutes.showsCompanions(context.path) {
            await backend.companions.refresh(signedIn.person, at: context.now)
        }
        let (entries, response) = try await decide(context, signedIn)
        try await record(entries, for: signedIn.person)
        return response
    }

    private static func showsCompanions(_ path: String) -> Bool {
        switch path.split(separator: "/").first {
        case "today", "personal-challenges", "companions": true
        default: false
        }
    }

    /// Scoped so that the practice is released before anything is recorded: while it is still referenced, a change
    /// has to copy what it changes.
    private func decide(_ context: RequestContext, _ signedIn: SignedIn) async throws -> ([Entry], Response) {
        let practice = try await practices.practice(of: signedIn.person)
        let request = HexisApp.Request(
            context.method == .post ? .post : .get, context.path, query: context.query, body: context.body)
        return try await making.make(for: signedIn.person) { [self] in
            let reply = respond(
                to: request, with: practice, in: surroundings(of: signedIn, practice, context))
            return (reply.entries, response(reply, to: context))
        }
    }

    private func response(_ reply: Reply, to context: RequestContext) -> Response {
        switch reply.content {
        case .page(let bytes):
            var response = responses.page(bytes, .init(code: reply.status), for: context.headers)
            if MapPages.contains(context.path) {
                response.headers[.contentSecurityPolicy] = DefaultHeaders.contentSecurityPolicyOfMaps
            }
            return response
        case .redirect(let address): return responses.redirect(to: address)
        }
    }

    /// Returns once the entries are durable, so that no response goes out before.
    func record(_ entries: [Entry], for person: PersonID) async throws {
        try await backend.quota.record(entries, for: person, in: backend.journals)
    }

    func surroundings(of signedIn: SignedIn, _ practice: Practice, _ context: RequestContext) -> Surroundings
    {
        let settings = practice.settings
        let (now, rules) = (context.now, zones.rules(of: settings.zone?.text))
        return Surroundings(
            moment: Moment(instant: now, offset: rules.offset(at: now), dayStart: settings.dayStart),
            clockChange: ClockChange(after: now) { rules.offset(at: $0) },
            zoneOffset: context.path == "/settings"
                ? context.form["zone"].map { zones.offset(of: $0, at: now) } : nil,
            device: signedIn.session.device, random: world.identifier(), zones: zones.names,
            zonesSince: zones.since, assets: context.isShared ? responses.assetsForShared : responses.assets,
            userName: signedIn.userName, isShared: context.isShared, isServerFull: store.isFull)
    }
}
