import HexisStore
import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisService
import Hummingbird

/// The remote of an app built on CareKit (`OCKRemoteSynchronizable`): a GET pulls revisions, a POST pushes them.
struct CareKitRoutes: Sendable {
    let app: AppRoutes
    let access: ProgramAccess
    let responses: Responses

    static let path = APIOperation.prefix + "/carekit/revision-record"
    /// In bytes: years of doses at once.
    private static let longestBody = 16 << 20

    var routes: [String: Route] {
        [
            CareKitRoutes.path: Route(
                get: pull, post: push, body: .bytes(atMost: CareKitRoutes.longestBody), isForPrograms: true)
        ]
    }

    @Sendable private func pull(_ context: RequestContext) async throws -> Response {
        try await answer(context) { person, _ in
            let known = try CareKitRoutes.knowledge(in: Form(encoded: context.query))
            return responses.json(try await app.backend.careKit.pull(for: person, since: known).json.text)
        }
    }

    private static func knowledge(in query: Form) throws -> KnowledgeVector {
        var known = KnowledgeVector()
        for (name, value) in query.fields {
            guard name == "knowledgeVector" else {
                throw APIProblem(.invalid, "Unknown parameter.", at: name)
            }
            known = try vector(value, at: name)
        }
        return known
    }

    private static func vector(_ text: String, at name: String) throws -> KnowledgeVector {
        guard let json = try? JSON(parsing: text) else {
            throw APIProblem(.malformed, "Not a JSON text (RFC 8259).", at: name)
        }
        return try KnowledgeVector(json)
    }

    @Sendable private func push(_ context: RequestContext) async throws -> Response {
        try await answer(context) { person, token in
            let push = try CareKitRoutes.push(in: context.bytes)
            let (knowledge, intake) = try await app.backend.careKit.push(push, for: person)
            if intake.count > 0 {
                await app.backend.waysIn.note(intake, by: .program(token), of: person)
            }
            return responses.json(
                JSON.object([JSON.Member("knowledgeVector", knowledge.json)]).text, .created)
        }
    }

    private static func push(in bytes: [UInt8]) throws -> CareKitPush {
        guard let json = try? JSON(parsing: bytes) else {
            throw APIProblem(.malformed, "The body is not a single JSON text (RFC 8259).")
        }
        return try CareKitPush(json)
    }

    private func answer(
        _ context: RequestContext,
        _ body: (_ person: PersonID, _ token: Identifier) async throws -> Response
    ) async throws -> Response {
        do {
            let access = try await access.access(of: context)
            try access.require(.syncing)
            return try await body(access.person, access.token.id)
        } catch let problem as APIProblem {
            return responses.problem(problem)
        } catch ServiceError.refused(let refusal) {
            return responses.problem(APIProblem(refusal))
        }
    }
}
