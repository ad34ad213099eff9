import HexisApp
import HexisService
import Hummingbird

extension AppRoutes {
    typealias Handler = @Sendable (RequestContext, SignedIn) async throws -> Response

    /// A route for signed-in people: everyone else is redirected to sign in.
    func forPeople(get: Handler? = nil, post: Handler? = nil, body: BodyKind = .form) -> Route {
        route(get, post, body, orElse: leadToSignIn)
    }

    /// A route for page scripts, which retry once the person has signed in again.
    func forScripts(get: Handler? = nil, post: Handler? = nil, body: BodyKind = .form) -> Route {
        route(get, post, body) { [responses] _ in responses.code(.unauthorized, "signed-out") }
    }

    private func route(
        _ get: Handler?, _ post: Handler?, _ body: BodyKind,
        orElse refuse: @escaping @Sendable (RequestContext) -> Response
    ) -> Route {
        let required: (@escaping Handler) -> Route.Handler = { handler in
            { context in
                guard let signedIn = context.signedIn else { return refuse(context) }
                return try await handler(context, signedIn)
            }
        }
        return Route(get: get.map(required), post: post.map(required), body: body)
    }

    /// Redirects to sign in, and from there back to the requested page; a form's change cannot be repeated.
    @Sendable func leadToSignIn(_ context: RequestContext) -> Response {
        guard context.method != .post, context.path != "/" else { return responses.redirect(to: "/sign-in") }
        let next = context.query.isEmpty ? context.path : "\(context.path)?\(context.query)"
        return responses.redirect(to: "/sign-in?" + Form([("next", next)]).encoded)
    }
}
