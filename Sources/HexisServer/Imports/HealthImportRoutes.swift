import HTTPTypes
import HexisApp
import HexisService
import Hummingbird

/// The page on which a person follows the import of an Apple Health export.
struct HealthImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    private var imports: HealthImports { app.backend.imports }

    var routes: [String: Route] {
        [
            HealthImportPage.address: app.forPeople(get: show),
            "\(HealthImportPage.address)/stop": app.forPeople(post: stop),
        ]
    }

    /// While the import runs, the browser keeps reloading the page.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = imports.state(of: signedIn.person)
        guard state != .nothing else { return responses.redirect(to: ImportPage.address) }
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = HealthImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        if state.isRunning, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "3" }
        return response
    }

    @Sendable private func stop(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        imports.stop(of: signedIn.person)
        return responses.redirect(to: HealthImportPage.address)
    }
}
