import HTTPTypes
import HexisApp
import HexisService
import Hummingbird

/// The page on which a person sees what an export of Hexis contains, and decides.
struct ExportImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    private var imports: ExportImports { app.backend.imports.copies }

    var routes: [String: Route] {
        let address = ExportImportPage.address
        return [
            address: app.forPeople(get: show),
            "\(address)/accept": app.forPeople(post: accept),
            "\(address)/discard": app.forPeople(post: discard),
        ]
    }

    /// While a file is read or recorded, the browser keeps reloading the page.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = try await imports.state(of: signedIn.person)
        guard state != .nothing else { return responses.redirect(to: ImportPage.address) }
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ExportImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        response.headers[.cacheControl] = "no-store"
        if state.isRunning, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "2" }
        return response
    }

    @Sendable private func accept(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.accept(of: signedIn.person)
        return responses.redirect(to: ExportImportPage.address)
    }

    @Sendable private func discard(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.discard(of: signedIn.person)
        return responses.redirect(to: ExportImportPage.address)
    }
}
