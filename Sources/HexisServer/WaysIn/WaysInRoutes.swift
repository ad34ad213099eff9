import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Where a person sees how their data arrives. Only the server knows.
struct WaysInRoutes: Sendable {
    let app: AppRoutes
    let answers: Answers

    var routes: [String: Route] { [WaysInPage.address: Route(get: show)] }

    @Sendable private func show(_ visit: Visit) async throws -> Response {
        guard let signedIn = visit.signedIn else { return try await app.answer(visit) }
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = WaysInPage(
            try await app.store.waysIn(of: signedIn.person),
            tokens: try await app.store.accessTokens(of: signedIn.person), practice: practice,
            surroundings: app.surroundings(of: signedIn, practice, visit))
        return answers.page(page.bytes, for: visit.headers)
    }
}
