import HexisApp
import HexisService
import Hummingbird

/// What is stored about a person.
struct StoredRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    var routes: [String: Route] { [StoredPage.address: app.forPeople(get: show)] }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let person = signedIn.person
        let data = try await app.backend.stored(about: person, at: context.now)
        let practice = try await app.practices.practice(of: person)
        let page = try await app.making.make(for: person) {
            StoredPage(
                data, practice: practice, surroundings: app.surroundings(of: signedIn, practice, context)
            ).bytes
        }
        return responses.page(page, for: context.headers)
    }
}
