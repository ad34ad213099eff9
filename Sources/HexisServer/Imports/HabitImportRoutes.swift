import HexisApp
import HexisService
import HexisTrackers
import Hummingbird

/// The page on which a person brings habits from another tracker.
struct HabitImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// The folder for uploaded files.
    let folder: String
    private var imports: HabitImports { app.backend.habitImports }

    var routes: [String: Route] {
        let address = HabitImportPage.address
        let room = FileRoom(folder: folder, longest: Int64(TrackerFormats.longestFile))
        return [
            address: app.forPeople(get: show, post: read, body: .file(room)),
            "\(address)/accept": app.forPeople(post: accept),
            "\(address)/discard": app.forPeople(post: discard),
            "\(address)/undo": app.forPeople(post: undo),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = try await imports.state(of: signedIn.person)
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = HabitImportPage(
            state, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    @Sendable private func read(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        switch context.file {
        case .whole(let file): await imports.read(file, of: person)
        case .tooLarge: imports.refuse(TrackerError.tooLarge.message, to: person)
        case .cutShort: imports.refuse(TrackerError.damaged.message, to: person)
        case .noRoom: imports.refuse(HabitImportPage.notRecorded, to: person)
        case .some(.none), nil: imports.refuse(HabitImportPage.noFile, to: person)
        }
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func accept(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.accept(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func discard(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        imports.discard(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }

    @Sendable private func undo(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await imports.undo(of: signedIn.person)
        return responses.redirect(to: HabitImportPage.address)
    }
}
