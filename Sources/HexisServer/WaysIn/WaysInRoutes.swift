import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The page on which a person sees how their data arrives. Only the server knows.
struct WaysInRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    var routes: [String: Route] { [WaysInPage.address: app.forPeople(get: show)] }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = WaysInPage(
            try await app.store.waysIn(of: signedIn.person),
            tokens: try await app.store.accessTokens(of: signedIn.person), practice: practice,
            surroundings: app.surroundings(of: signedIn, practice, context))
        return responses.page(page.bytes, for: context.headers)
    }
}
