import HTTPTypes
import HexisApp
import HexisCore
import HexisPasskeys
import HexisService
import HexisStore
import Hummingbird

/// Signing in with a passkey.
struct PasskeySignInRoutes: Sendable {
    let entrance: EntranceRoutes
    let challenges: PasskeyChallenges

    private var responses: Responses { entrance.responses }

    var routes: [String: Route] {
        [
            "/sign-in/passkey/challenge": Route(post: issue),
            "/sign-in/passkey": Route(get: leadToSignIn, post: signIn),
        ]
    }

    /// What the page script asks the browser for. The ticket goes into a cookie that no script reads.
    @Sendable private func issue(_ context: RequestContext) -> Response {
        guard let site = RelyingParty(origin: context.origin) else {
            return responses.code(.notFound, "no-passkeys")
        }
        let issued = challenges.issue(for: .signIn, at: context.now)
        let options = JSON.object([
            JSON.Member("challenge", .string(issued.challenge)), JSON.Member("rpId", .string(site.id)),
            JSON.Member("userVerification", .string("required")),
            JSON.Member("timeout", .integer(PasskeyChallenges.lifetime.milliseconds)),
        ])
        var response = responses.json(options.text)
        response.headers[values: .setCookie] = [PasskeyCookie.keeping(issued.ticket, besides: context.cookie)]
        return response
    }

    @Sendable private func leadToSignIn(_ context: RequestContext) -> Response {
        responses.redirect(to: "/sign-in")
    }

    @Sendable private func signIn(_ context: RequestContext) async throws -> Response {
        let form = SignInForm(context.form)
        guard let account = try await account(context) else {
            return try await entrance.page(form, .refusedPasskey, context)
        }
        return try await entrance.welcomeIn(account.person, as: account.userName, to: form.next, context)
    }

    private func account(_ context: RequestContext) async throws -> Account? {
        guard let site = RelyingParty(origin: context.origin),
            let answer = AssertionAnswer(json: context.form["answer"] ?? ""),
            let challenge = PasskeyCookie.ticket(in: context.headers, besides: context.cookie).flatMap({
                challenges.redeem($0, for: .signIn, at: context.now)
            })
        else { return nil }
        return try await entrance.app.backend.accounts.account(
            byPasskey: answer, for: challenge, at: site, from: context.sender, at: context.now)
    }
}

/// The cookie that binds a challenge to the browser that was given it.
enum PasskeyCookie {
    static func keeping(_ ticket: String, besides session: SessionCookie) -> String {
        "\(name(session))=\(ticket)\(session.attributes); Max-Age=\(PasskeyChallenges.lifetime.seconds)"
    }

    static func ticket(in headers: HTTPFields, besides session: SessionCookie) -> String? {
        headers[cookie: name(session)]
    }

    private static func name(_ session: SessionCookie) -> String { session.name + "-passkey" }
}
