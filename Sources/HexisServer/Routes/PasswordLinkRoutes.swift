import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// Choosing a new password with a link that an administrator made or that was mailed.
struct PasswordLinkRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let entrance: EntranceRoutes

    private var accounts: Accounts { app.backend.accounts }
    private var silences: Silences { app.backend.reminders.silences }

    var routes: [String: Route] { [NewPasswordPage.address: Route(get: show, post: choose)] }

    @Sendable private func show(_ context: RequestContext) async throws -> Response {
        let secret = Form(encoded: context.query)["link"] ?? ""
        let account = try await account(by: secret, context)
        return responses.page(
            NewPasswordPage(userName: account.userName, secret: secret, assets: responses.assets).bytes,
            for: context.headers)
    }

    /// Signs the person in on this browser, and out of every other.
    @Sendable private func choose(_ context: RequestContext) async throws -> Response {
        let secret = context.form["link"] ?? ""
        let account = try await account(by: secret, context)
        let password: NewPassword
        do throws(NewPasswordError) {
            password = try NewPassword(context.form["password"] ?? "", of: account.userName)
        } catch {
            return refusal(error, of: account, by: secret, context)
        }
        return try await set(password, of: account, by: secret, context)
    }

    private func refusal(
        _ error: NewPasswordError, of account: Account, by secret: String, _ context: RequestContext
    ) -> Response {
        let page = NewPasswordPage(
            userName: account.userName, secret: secret, refused: error, assets: responses.assets)
        return responses.page(page.bytes, .unprocessableContent, for: context.headers)
    }

    private func set(
        _ password: NewPassword, of account: Account, by secret: String, _ context: RequestContext
    ) async throws -> Response {
        let silenced = try await silences.reminding(account.person)
        try await accounts.change(
            password, of: account.person, byPasswordLink: secret,
            on: context.device, at: context.now)
        await silences.silence(ended: silenced, .signedOut)
        return try await entrance.welcomeIn(account.person, as: account.userName, to: "/today", context)
    }

    private func account(by secret: String, _ context: RequestContext) async throws -> Account {
        guard
            let account = try await accounts.account(
                byPasswordLink: secret, from: context.sender, at: context.now)
        else { throw ServiceError.refused(.linkUnusable) }
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        return account
    }
}
