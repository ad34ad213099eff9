import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Making recovery codes, and choosing a new password with one, or asking for a link to a new one by e-mail.
struct RecoveryCodeRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let entrance: EntranceRoutes

    private var accounts: Accounts { app.backend.accounts }
    private var silences: Silences { app.backend.reminders.silences }

    var routes: [String: Route] {
        [
            RecoveryCodesPage.address: app.forPeople(get: { try await page(.fresh, $0, $1) }, post: make),
            RecoverPage.address: Route(get: show, post: recover),
        ]
    }

    /// The codes appear in this response only.
    @Sendable private func make(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard try await app.isConfirmed("current", context, signedIn) else {
            return try await page(.wrongPassword, context, signedIn)
        }
        let codes = try await accounts.makeRecoveryCodes(
            of: signedIn.person, on: signedIn.session.label, from: app.world, at: context.now)
        var response = try await page(.made(codes), context, signedIn)
        response.isKeptNowhere()
        return response
    }

    private func page(
        _ state: RecoveryCodesPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = RecoveryCodesPage(
            left: try await accounts.store.recoveryCodeCount(of: signedIn.person),
            means: try await app.confirmationMeans(of: signedIn, on: RecoveryCodesPage.address, context),
            settings: practice.settings, surroundings: app.surroundings(of: signedIn, practice, context),
            state: state)
        return responses.page(
            page.bytes, state == .wrongPassword ? .unprocessableContent : .ok, for: context.headers)
    }

    @Sendable private func show(_ context: RequestContext) -> Response {
        responses.page(
            RecoverPage(
                RecoverForm(), outcome: context.query == "mailed" ? .requested : .fresh,
                hasMail: app.canMail, assets: responses.assets
            ).bytes, for: context.headers)
    }

    /// Answers the same whether there is such an account, and before finding out.
    private func request(_ form: RecoverForm, for userName: String, _ context: RequestContext) async throws
        -> Response
    {
        guard app.canMail else { throw ServiceError.refused(.notFound) }
        guard !userName.isBlank else { return refusal(.namelessRequest, form, context) }
        try await accounts.countMailRequest(from: context.sender, at: context.now)
        app.backend.accountMails.sendPasswordLink(to: userName)
        return responses.redirect(to: "\(RecoverPage.address)?mailed")
    }

    /// Signs the person in on this browser, and out of every other.
    @Sendable private func recover(_ context: RequestContext) async throws -> Response {
        let form = RecoverForm(context.form)
        if let userName = form.nameToMail { return try await request(form, for: userName, context) }
        guard form.isComplete else { return refusal(.incomplete, form, context) }
        guard
            let account = try await accounts.account(
                form.userName, byRecoveryCode: form.code, from: context.sender, at: context.now)
        else { return refusal(.refused, form, context) }
        return try await recover(account, form, context)
    }

    private func recover(
        _ account: Account, _ form: RecoverForm, _ context: RequestContext
    ) async throws -> Response {
        let password: NewPassword
        do throws(NewPasswordError) {
            password = try NewPassword(form.password, of: account.userName)
        } catch {
            return refusal(.refusedPassword(error), form, context)
        }
        return try await set(password, of: account, form, context)
    }

    private func set(
        _ password: NewPassword, of account: Account, _ form: RecoverForm, _ context: RequestContext
    ) async throws -> Response {
        let silenced = try await silences.reminding(account.person)
        do {
            try await accounts.change(
                password, of: account.person, byRecoveryCode: form.code,
                on: context.device, at: context.now)
        } catch StoreError.codeUnusable {
            return refusal(.refused, form, context)
        }
        await silences.silence(ended: silenced, .signedOut)
        return try await entrance.welcomeIn(account.person, as: account.userName, to: "/today", context)
    }

    private func refusal(
        _ outcome: RecoverPage.Outcome, _ form: RecoverForm, _ context: RequestContext
    ) -> Response {
        let page = RecoverPage(form, outcome: outcome, hasMail: app.canMail, assets: responses.assets)
        return entrance.refusal(page.bytes, context)
    }
}
