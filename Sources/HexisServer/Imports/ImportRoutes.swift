import HTTPTypes
import HexisApp
import HexisExchange
import HexisService
import Hummingbird

/// The page on which a person uploads an Apple Health export and follows the import.
struct ImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let room: FileRoom
    private var imports: HealthImports { app.backend.imports }

    var routes: [String: Route] {
        [
            "/settings/import": app.forPeople(get: show, post: begin, body: .file(room)),
            "/settings/import/stop": app.forPeople(post: stop),
        ]
    }

    /// While the import runs, the browser reloads the page by itself.
    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let state = imports.state(of: signedIn.person)
        let page = HealthImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        if state.isRunning, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "3" }
        return response
    }

    @Sendable private func begin(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        switch context.file {
        case .whole(let file): imports.begin(file, of: person)
        case .tooLarge:
            await imports.refuse(
                file: HealthImportPage.tooLarge(megabytes: room.longest / 1_000_000), to: person)
        case .cutShort: await imports.refuse(file: AppleHealthError.cutShort.message, to: person)
        case .noRoom: await imports.refuse(file: AppleHealthError.noRoom.message, to: person)
        case .some(.none), nil: imports.refuse(HealthImportPage.noFile, to: person)
        }
        return responses.redirect(to: "/settings/import")
    }

    @Sendable private func stop(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        imports.stop(of: person)
        return responses.redirect(to: "/settings/import")
    }
}
