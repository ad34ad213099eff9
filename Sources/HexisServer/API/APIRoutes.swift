import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import HexisStore
import Hummingbird

/// Routes programs' API requests: authenticates them, checks what they send, and runs the operation.
struct APIRoutes: Sendable {
    let app: AppRoutes
    let access: ProgramAccess
    let responses: Responses

    /// The path of the API's description.
    static let description = prefix + "openapi.json"
    /// The prefix of all API paths.
    static let prefix = APIOperation.prefix + "/"

    var route: Route {
        Route(
            get: answer, post: answer, body: .bytes(atMost: APIOperation.longestBody), isForPrograms: true)
    }

    @Sendable private func answer(_ context: RequestContext) async throws -> Response {
        do {
            return try await carryOut(context)
        } catch let problem as APIProblem {
            return responses.problem(problem)
        }
    }

    private func carryOut(_ context: RequestContext) async throws -> Response {
        if context.path == APIRoutes.description, context.method != .post {
            return responses.json(APIDescription.json(origin: context.origin, version: hexisVersion).text)
        }
        guard let operation = operation(for: context) else { return responses.notAllowed(at: context.path) }
        let access = try await access.access(of: context)
        let (intake, response) = try await carryOut(context, operation, by: access)
        if let intake {
            await app.backend.waysIn.note(intake, by: operation.way(access.token.id), of: access.person)
        }
        return try response.get()
    }

    private func operation(for context: RequestContext) -> APIOperation? {
        let method: APIOperation.Method = context.method == .post ? .post : .get
        return APIOperation.at(context.path).first { $0.method == method }
    }

    /// Returns what arrived, if anything, and the response. A refused request arrived as well, so that the person
    /// can see why.
    private func carryOut(
        _ context: RequestContext, _ operation: APIOperation, by access: Access
    ) async throws -> (Intake?, Result<Response, APIProblem>) {
        do {
            try access.require(operation.scope)
            let (answer, response) = try await decide(context, operation, by: access)
            try await app.record(answer.entries, for: access.person)
            return (answer.intake, .success(response))
        } catch let problem as APIProblem {
            return refusal(problem, isNoted: operation.method == .post)
        } catch ServiceError.refused(.journalFull(let megabytes)) {
            return refusal(APIProblem(.journalFull(megabytes: megabytes)), isNoted: true)
        }
    }

    private func refusal(
        _ problem: APIProblem, isNoted: Bool
    ) -> (Intake?, Result<Response, APIProblem>) {
        (isNoted ? .refused(.measurement, problem.inWords) : nil, .failure(problem))
    }

    /// Scoped so that the practice is released before anything is recorded: while it is still referenced, a change
    /// has to copy what it changes.
    private func decide(
        _ context: RequestContext, _ operation: APIOperation, by access: Access
    ) async throws -> (APIAnswer, Response) {
        let call = try await call(context, operation, by: access)
        return try await app.making.make(for: access.person) {
            let answer = try operation.answer(call)
            return (
                answer, responses.json(answer.json.text, HTTPResponse.Status(code: answer.status))
            )
        }
    }

    private func call(
        _ context: RequestContext, _ operation: APIOperation, by access: Access
    ) async throws -> APICall {
        let parameters = try operation.parameters(Form(encoded: context.query).fields)
        let body = try operation.body(context.bytes)
        let practice = try await app.practices.practice(of: access.person)
        var call = APICall(
            practice: practice, parameters: parameters, body: body, now: context.now,
            zone: app.zones.rules(of: practice), device: access.person.programs,
            program: access.token.name.text, random: { [app] in app.world.identifier() })
        if operation.readsJournal { call.journal = try await journal(of: access.person, parameters) }
        return call
    }

    private func journal(
        of person: PersonID, _ parameters: [JSON.Member]
    ) async throws -> APIJournalPage {
        let after = APICall.whole("after", in: parameters) ?? 0
        let page = try await app.store.entries(of: person, after: after, limit: APIJournalPage.longest)
        return APIJournalPage(entries: page.entries, cursor: page.cursor, hasMore: page.hasMore)
    }
}

extension RateLimit {
    /// The limit on requests of one person's programs, through the API and through their personal addresses.
    static let program = RateLimit(burst: 600, interval: .seconds(1))
}
