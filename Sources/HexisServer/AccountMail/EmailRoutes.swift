import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The address to which messages about an account go.
struct EmailRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    private var accounts: Accounts { app.backend.accounts }
    private var mails: AccountMails { app.backend.accountMails }

    var routes: [String: Route] {
        [
            EmailPage.address: app.forPeople(get: show, post: change),
            EmailPage.sending: app.forPeople(post: sendAgain),
            ConfirmEmailPage.address: app.forPeople(get: ask, post: confirm),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state: EmailPage.State =
            switch context.query {
            case "saved": .saved
            case "removed": .removed
            case "sent": .sent
            case "confirmed": .confirmed
            default: .fresh
            }
        return try await page(state, context, signedIn)
    }

    /// A way to a new password is a way in, so changing it is confirmed.
    @Sendable private func change(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = EmailForm(context.form)
        guard form.isComplete else { return try await page(.refused(form), context, signedIn) }
        guard try await app.isConfirmed("current", context, signedIn) else {
            return try await page(.notConfirmed(form), context, signedIn)
        }
        return try await save(form.address?.text, context, signedIn)
    }

    private func save(
        _ email: String?, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let before = try await accounts.setEmail(email, of: signedIn, at: context.now)
        if app.canMail, let earlier = before?.confirmedEmail, earlier != email {
            mails.noteChange(of: signedIn.person, from: earlier)
        }
        guard let email else { return lead("removed") }
        guard app.canMail, before?.confirmedEmail != email else { return lead("") }
        mails.askForConfirmation(of: signedIn.person)
        return lead("saved")
    }

    @Sendable private func sendAgain(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        guard app.canMail else { throw ServiceError.refused(.notFound) }
        mails.askForConfirmation(of: signedIn.person)
        return lead("sent")
    }

    @Sendable private func ask(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let code = Form(encoded: context.query)["code"] ?? ""
        return try await question(code, context, signedIn)
    }

    @Sendable private func confirm(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let code = context.form["code"] ?? ""
        guard let email = try await mails.address(confirmedBy: code, of: signedIn.person) else {
            return try await question(code, context, signedIn)
        }
        try await accounts.confirmEmail(email, of: signedIn, at: context.now)
        return lead("confirmed")
    }

    private func lead(_ state: String) -> Response {
        responses.redirect(to: state.isEmpty ? EmailPage.address : "\(EmailPage.address)?\(state)")
    }

    private func question(_ code: String, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let email = try await mails.address(confirmedBy: code, of: signedIn.person)
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = ConfirmEmailPage(
            email, by: code, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context))
        return responses.page(
            page.bytes, email == nil ? .unprocessableContent : .ok, for: context.headers)
    }

    private func page(
        _ state: EmailPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = EmailPage(
            try await app.email(of: signedIn.person),
            means: try await app.confirmationMeans(of: signedIn, on: EmailPage.address, context),
            settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return responses.page(page.bytes, state.isRefused ? .unprocessableContent : .ok, for: context.headers)
    }
}

extension AppRoutes {
    /// Whether mails about accounts can be sent. A demonstration sends none, because its visitors could name anybody's
    /// address.
    var canMail: Bool { backend.accountMails.isOn && !isDemo }

    func email(of person: PersonID) async throws -> AccountEmail {
        let account = try await store.account(of: person)
        return AccountEmail(
            address: account?.email, isConfirmed: account?.isEmailConfirmed ?? false, canSend: canMail)
    }
}
