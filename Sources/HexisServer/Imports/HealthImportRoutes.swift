import HTTPTypes
import HexisApp
import HexisService
import Hummingbird

/// The page on which a person follows the reading of an Apple Health export, sees what it would bring, and decides.
struct HealthImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    private var imports: HealthImports { app.backend.imports.health }

    var routes: [String: Route] {
        let address = HealthImportPage.address
        return [
            address: app.forPeople(get: show),
            "\(address)/stop": app.forPeople(post: stop),
            "\(address)/accept": app.forPeople(post: accept),
            "\(address)/discard": app.forPeople(post: discard),
            "\(address)/undo": app.forPeople(post: undo),
        ]
    }

    /// While the import runs, the browser keeps reloading the page.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = try await imports.state(of: signedIn.person)
        guard state != .nothing else { return responses.redirect(to: ImportPage.address) }
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = HealthImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        response.headers[.cacheControl] = "no-store"
        if state.isRunning, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "3" }
        return response
    }

    @Sendable private func stop(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.stop(of: signedIn.person)
        return responses.redirect(to: HealthImportPage.address)
    }

    @Sendable private func accept(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let bringsBack = context.form[HealthImportPage.bringBackField] != nil
        try await imports.accept(bringingBack: bringsBack, of: signedIn.person)
        return responses.redirect(to: HealthImportPage.address)
    }

    @Sendable private func discard(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.discard(of: signedIn.person)
        return responses.redirect(to: HealthImportPage.address)
    }

    @Sendable private func undo(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.undo(of: signedIn.person)
        return responses.redirect(to: HealthImportPage.address)
    }
}
