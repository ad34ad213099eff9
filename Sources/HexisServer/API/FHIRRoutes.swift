import HexisStore
import HTTPTypes
import HexisApp
import HexisCore
import HexisExchange
import HexisExport
import HexisService
import Hummingbird

/// Lets programs of a clinic read a person's resources of FHIR R4, with an API token of the person.
struct FHIRRoutes: Sendable {
    let app: AppRoutes
    let access: ProgramAccess
    let responses: Responses

    /// The prefix of all its paths.
    static let prefix = "/api/fhir/"
    /// What it can do; needs no token.
    private static let capabilities = "metadata"

    var route: Route { Route(get: answer, post: refuse, isForPrograms: true) }

    @Sendable private func answer(_ context: RequestContext) async throws -> Response {
        let path = String(context.path.dropFirst(FHIRRoutes.prefix.count))
        let base = context.origin + FHIRRoutes.prefix.dropLast()
        guard path != FHIRRoutes.capabilities else { return capabilities(at: base, context) }
        do {
            return try await read(path, at: base, context)
        } catch let problem as APIProblem {
            return responses.outcome(problem)
        }
    }

    private func capabilities(at base: String, _ context: RequestContext) -> Response {
        let day = Moment(instant: context.now).date
        return responses.fhir(CapabilityStatement.json(base: base, version: hexisVersion, on: day))
    }

    private func read(_ path: String, at base: String, _ context: RequestContext) async throws -> Response {
        let access = try await access.access(of: context)
        try access.require(.reading)
        // Asked for before anything is read, so that a program that goes by it later misses nothing of what arrives meanwhile.
        let settled = app.backend.journals.settled(of: access.person)
        let practice = try await app.practices.practice(of: access.person)
        let reading = FHIRReading(
            app: app, person: access.person, practice: practice, settled: settled, now: context.now,
            base: base, path: path, query: Form(encoded: context.query).fields)
        return try await reading.answer(by: responses)
    }

    @Sendable private func refuse(_ context: RequestContext) async throws -> Response {
        var response = responses.outcome(APIProblem(.method, "This endpoint is only for reading."))
        response.headers[.allow] = "GET, HEAD"
        return response
    }
}

/// What a program asked to read, and from what it is answered.
private struct FHIRReading {
    let app: AppRoutes
    let person: PersonID
    /// The practice as it is now.
    let practice: Practice
    /// Until when nothing of the person can still arrive.
    let settled: Instant
    let now: Instant
    let base: String
    let path: String
    let query: [(name: String, value: String)]

    func answer(by responses: Responses) async throws -> Response {
        let present = endpoint(practice, at: now)
        let earlier = try await earlier(than: present)
        return try await app.making.make(for: person) { [path, query] in
            responses.fhir(try present.answer(path, query, earlier: earlier))
        }
    }

    private func earlier(than present: FHIREndpoint) async throws -> [Instant: FHIREndpoint] {
        var earlier: [Instant: FHIREndpoint] = [:]
        for instant in try present.instants(path, query) {
            let known = try await app.practices.practice(of: person, asOf: instant)
            earlier[instant] = endpoint(known, at: instant)
        }
        return earlier
    }

    private func endpoint(_ known: Practice, at instant: Instant) -> FHIREndpoint {
        FHIREndpoint(
            known, of: app.store.pseudonym(of: person),
            at: app.zones.moment(of: practice, at: min(instant, now)), settled: settled,
            zone: app.zones.rules(of: practice), base: base)
    }
}

extension Responses {
    fileprivate func fhir(_ json: JSON, _ status: HTTPResponse.Status = .ok) -> Response {
        var response = self.json(json.text, status)
        response.headers[.contentType] = "application/fhir+json"
        return response
    }

    /// The response to a program of a clinic whose request failed.
    func outcome(_ problem: APIProblem) -> Response {
        var response = fhir(problem.outcome, HTTPResponse.Status(code: problem.outcomeStatus))
        response.headers.add(problem)
        return response
    }
}
