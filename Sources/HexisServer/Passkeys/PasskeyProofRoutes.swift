import HTTPTypes
import HexisApp
import HexisCore
import HexisPasskeys
import HexisService
import HexisStore
import Hummingbird

/// Signing in with a passkey, and the challenges that passkeys answer.
struct PasskeyProofRoutes: Sendable {
    let app: AppRoutes
    let entrance: EntranceRoutes

    private var responses: Responses { entrance.responses }

    var routes: [String: Route] {
        [
            "/sign-in/passkey/challenge": Route(post: { issue(for: .signIn, $0) }),
            "/sign-in/passkey": Route(post: signIn),
            "\(PasskeysPage.address)/challenge": app.forScripts(post: { context, signedIn in
                issue(for: .confirmation(session: signedIn.session.id), context)
            }),
        ]
    }

    /// What the page script asks the browser for. The ticket goes into a cookie that no script reads.
    private func issue(for ceremony: PasskeyChallenges.Ceremony, _ context: RequestContext) -> Response {
        guard let site = RelyingParty(origin: context.origin) else {
            return responses.code(.notFound, "no-passkeys")
        }
        let issued = app.backend.signInTickets.passkeyChallenges.issue(for: ceremony, at: context.now)
        var response = responses.json(options(issued.challenge, at: site).text)
        response.headers[values: .setCookie] = [
            TicketCookie.passkey.keeping(issued.ticket, besides: context.cookie)
        ]
        return response
    }

    private func options(_ challenge: String, at site: RelyingParty) -> JSON {
        .object([
            JSON.Member("challenge", .string(challenge)), JSON.Member("rpId", .string(site.id)),
            JSON.Member("userVerification", .string("required")),
            JSON.Member("timeout", .integer(PasskeyChallenges.lifetime.milliseconds)),
        ])
    }

    @Sendable private func signIn(_ context: RequestContext) async throws -> Response {
        let form = SignInForm(context.form)
        guard let proof = try await app.proof(for: .signIn, context),
            let account = try await app.backend.accounts.account(
                byPasskey: proof.answer, for: proof.challenge, at: proof.site, from: context.sender,
                at: context.now)
        else { return try await entrance.page(form, .refusedPasskey, context) }
        return try await entrance.welcomeIn(account.person, as: account.userName, to: form.next, context)
    }
}

extension AppRoutes {
    /// Whether a form confirms a step by a passkey.
    func isConfirmedByPasskey(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Bool {
        guard let proof = try await proof(for: .confirmation(session: signedIn.session.id), context) else {
            return false
        }
        return try await backend.accounts.isPasskey(
            proof.answer, for: proof.challenge, at: proof.site, of: signedIn, at: context.now)
    }

    /// A browser's answer, and the challenge that it was given for it, which is used up.
    fileprivate func proof(
        for ceremony: PasskeyChallenges.Ceremony, _ context: RequestContext
    ) async throws -> (answer: AssertionAnswer, challenge: String, site: RelyingParty)? {
        guard let site = RelyingParty(origin: context.origin),
            let answer = AssertionAnswer(json: context.form["answer"] ?? ""),
            let ticket = TicketCookie.passkey.ticket(in: context.headers, besides: context.cookie),
            let challenge = try await backend.signInTickets.passkeyChallenges.redeem(
                ticket, for: ceremony, at: context.now)
        else { return nil }
        return (answer, challenge, site)
    }
}
