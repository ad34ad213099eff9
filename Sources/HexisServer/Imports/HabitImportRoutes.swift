import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import Hummingbird

/// The page on which a person sees what a file of another tracker brings, and decides.
struct HabitImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    private var imports: HabitImports { app.backend.imports.habits }

    var routes: [String: Route] {
        let address = HabitImportPage.address
        return [
            address: app.forPeople(get: show),
            "\(address)/columns": app.forPeople(post: choose),
            "\(address)/again": app.forPeople(post: chooseAgain),
            "\(address)/accept": app.forPeople(post: accept),
            "\(address)/discard": app.forPeople(post: discard),
            "\(address)/undo": app.forPeople(post: undo),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = try await imports.state(of: signedIn.person)
        if case .nothing = state { return responses.redirect(to: ImportPage.address) }
        return try await page(state, context, signedIn)
    }

    private func page(
        _ state: HabitImportPage.State, _ context: RequestContext, _ signedIn: SignedIn,
        _ status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = HabitImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, status, for: context.headers)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    @Sendable private func choose(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let rejected = try await imports.choose(context.form, of: signedIn.person) else {
            return responses.redirect(to: HabitImportPage.address)
        }
        return try await page(rejected, context, signedIn, .unprocessableContent)
    }

    @Sendable private func chooseAgain(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        try await imports.chooseAgain(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func accept(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let joined = context.form.all(HabitImportPage.joinField).compactMap { Identifier($0) }
        try await imports.accept(joining: Set(joined), of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func discard(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.discard(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func undo(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.undo(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }
}
