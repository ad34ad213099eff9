import HexisApp
import HexisService
import Hummingbird

extension AppRoutes {
    typealias Handler = @Sendable (Visit, SignedIn) async throws -> Response

    /// A page of a person's: whoever is not signed in is led to where they can.
    func forPeople(get: Handler? = nil, post: Handler? = nil, body: BodyKind = .form) -> Route {
        route(get, post, body, orElse: leadToSignIn)
    }

    /// What the scripts of pages ask for, which go on by themselves once somebody is signed in again.
    func forScripts(get: Handler? = nil, post: Handler? = nil, body: BodyKind = .form) -> Route {
        route(get, post, body) { _ in answers.code(.unauthorized, "signed-out") }
    }

    private func route(
        _ get: Handler?, _ post: Handler?, _ body: BodyKind,
        orElse refuse: @escaping @Sendable (Visit) -> Response
    ) -> Route {
        let required: (@escaping Handler) -> Route.Handler = { handler in
            { visit in
                guard let signedIn = visit.signedIn else { return refuse(visit) }
                return try await handler(visit, signedIn)
            }
        }
        return Route(get: get.map(required), post: post.map(required), body: body)
    }

    /// After signing in, the page that was asked for; what a form wanted to change cannot be repeated.
    @Sendable func leadToSignIn(_ visit: Visit) -> Response {
        guard visit.method != .post, visit.path != "/" else { return answers.redirect(to: "/sign-in") }
        let next = visit.query.isEmpty ? visit.path : "\(visit.path)?\(visit.query)"
        return answers.redirect(to: "/sign-in?" + Form([("next", next)]).encoded)
    }
}
