import HTTPTypes
import HexisApp
import HexisService
import Hummingbird

/// The page on which a person brings a file of any program. Its content decides which import it goes to.
struct ImportRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let room: FileRoom

    var routes: [String: Route] {
        [ImportPage.address: app.forPeople(get: show, post: bring, body: .file(room))]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ImportPage(
            ImportPage.Refusal(rawValue: context.query), mostMegabytes: room.longest / 1_000_000,
            practice: practice, surroundings: app.surroundings(of: signedIn, practice, context))
        return responses.page(page.bytes, for: context.headers)
    }

    @Sendable private func bring(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        switch context.file {
        case .whole(let file): try await bring(file, signedIn)
        case .tooLarge: refuse(.tooLarge)
        case .cutShort: refuse(.cutShort)
        case .noRoom: refuse(.noRoom)
        case .some(.none), nil: refuse(.noFile)
        }
    }

    private func bring(_ file: SentFile, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        switch await ImportKind.kind(of: file) {
        case .hexis:
            try await app.backend.imports.copies.begin(file, of: person)
            return responses.redirect(to: ExportImportPage.address)
        case .habits:
            try await app.backend.imports.habits.read(file, of: person)
            return responses.redirect(to: HabitImportPage.address)
        case .appleHealth:
            try await app.backend.imports.health.begin(file, of: person)
            return responses.redirect(to: HealthImportPage.address)
        case nil:
            file.freeSlot()
            return refuse(.unknown)
        }
    }

    private func refuse(_ refusal: ImportPage.Refusal) -> Response {
        responses.redirect(to: ImportPage.address(refusal))
    }
}
