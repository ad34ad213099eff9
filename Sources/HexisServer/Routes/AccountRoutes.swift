import HTTPTypes
import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird

/// The pages of a person's account: sessions, password, sign-out and deletion.
struct AccountRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    private var accounts: Accounts { app.backend.accounts }
    private var silences: Silences { app.backend.reminders.silences }

    var routes: [String: Route] {
        [
            "/account": app.forPeople(get: { try await page(.fresh, $0, $1) }),
            "/account/password": app.forPeople(post: changePassword),
            "/account/password/remove": app.forPeople(post: removePassword),
            "/account/sign-out": app.forPeople(post: endSession),
            "/account/sign-out-everywhere": app.forPeople(post: endAllSessions),
            "/account/erase": app.forPeople(post: erase),
            "/sign-out": app.forPeople(post: signOut),
        ].mapValues { route in
            var route = route
            route.isAlwaysAnswered = true
            return route
        }
    }

    @Sendable private func changePassword(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard try await app.isConfirmed("current", context, signedIn) else {
            return try await page(.wrongCurrentPassword, context, signedIn)
        }
        let password: NewPassword
        do throws(NewPasswordError) {
            password = try NewPassword(context.form["new"] ?? "", of: signedIn.userName)
        } catch {
            return try await page(.refusedNewPassword(error), context, signedIn)
        }
        return try await set(password, context, signedIn)
    }

    private func set(
        _ password: NewPassword, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let hadPassword = try await accounts.hasPassword(signedIn.person)
        let silenced = try await silences.reminding(signedIn.person, except: signedIn.session.id)
        try await accounts.change(password, of: signedIn, at: context.now)
        await silences.silence(ended: silenced, .signedOut)
        return try await page(hadPassword ? .passwordChanged : .passwordSet, context, signedIn)
    }

    /// The recovery codes appear in this response only. The password itself does not confirm this: somebody without a
    /// passkey could not sign in any more.
    @Sendable private func removePassword(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard try await app.isConfirmedByPasskey(context, signedIn) else {
            return try await page(.passwordNotRemoved, context, signedIn)
        }
        let codes = try await accounts.removePassword(of: signedIn, from: app.world, at: context.now)
        return try await showRecoveryCodes(codes, context, signedIn)
    }

    private func showRecoveryCodes(
        _ codes: [String], _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = RecoveryCodesPage(
            left: codes.count, means: try await app.confirmationMeans(of: signedIn, on: "/account", context),
            settings: practice.settings, surroundings: app.surroundings(of: signedIn, practice, context),
            state: .passwordRemoved(codes))
        var response = responses.page(page.bytes, for: context.headers)
        response.isKeptNowhere()
        return response
    }

    @Sendable private func endSession(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard let session = context.form["session"].flatMap({ SessionID($0) }) else {
            throw ServiceError.refused(.notFound)
        }
        let silenced = try await silences.reminding(signedIn.person).filter { $0.id == session }
        try await accounts.signIns.end(session, of: signedIn.person)
        await silences.silence(ended: silenced, .signedOut)
        return try await page(.sessionEnded, context, signedIn)
    }

    @Sendable private func endAllSessions(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let silenced = try await silences.reminding(signedIn.person, except: signedIn.session.id)
        try await accounts.signIns.endAll(of: signedIn.person, except: nil)
        await silences.silence(ended: silenced, .signedOut)
        return farewell(context)
    }

    @Sendable private func signOut(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await accounts.signIns.end(signedIn.session.id, of: signedIn.person)
        // The browser still holds another person's unsent entries, and asked to keep them.
        let keepsJournal = Form(encoded: context.query)["keep"] != nil
        return farewell(context, clearing: keepsJournal ? "\"cache\"" : "\"cache\", \"storage\"")
    }

    @Sendable private func erase(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard try await app.isConfirmed("confirm", context, signedIn) else {
            return try await page(.wrongErasePassword, context, signedIn)
        }
        try await app.backend.administration.erase(signedIn.person, at: context.now)
        return farewell(context)
    }
}

extension AccountRoutes {
    private func page(_ state: AccountPage.State, _ context: RequestContext, _ signedIn: SignedIn)
        async throws
        -> Response
    {
        let practice = try await app.practices.practice(of: signedIn.person)
        let sessions = try await accounts.store.sessions(of: signedIn.person)
        let failures = try await accounts.store.failedSignIns(of: signedIn.person, at: context.now)
        let isAdministrator = try await app.isAdministrator(signedIn.person)
        let passkeys = try await accounts.passkeys(of: signedIn.person)
        let linked = try await accounts.linkedAccounts(of: signedIn.person)
        let page = AccountPage(
            devices: sessions.filter { $0.expires > context.now }.map { session in
                SignedInDevice(
                    id: session.id.description, name: session.label, lastSeen: session.lastSeen,
                    isThis: session.id == signedIn.session.id)
            },
            failedSignIns: failures.map { FailedAttempts(time: $0.begin, count: $0.count) },
            history: try await accounts.store.history(of: signedIn.person).map {
                PastAccountEvent($0.kind, at: $0.at, device: $0.device)
            },
            settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context),
            administrator: isAdministrator
                ? try await app.backend.administration.isNeeded(signedIn.person) ? .only : .oneOfSeveral
                : nil,
            studies: AccountStudies(
                mayResearch: try await app.mayResearch(signedIn.person),
                try await app.backend.studies.joined(by: signedIn.person).map { JoinedStudy($0) }),
            passkeyCount: passkeys.count,
            linkedCount: app.providerChoices.isEmpty && linked.isEmpty ? nil : linked.count,
            means: try await app.confirmationMeans(of: signedIn, on: "/account", context),
            recoveryCodeCount: try await accounts.store.recoveryCodeCount(of: signedIn.person),
            email: try await app.email(of: signedIn.person), state: state,
            otherRoles: app.otherRoles(than: signedIn.person))
        return responses.page(page.bytes, state.isRefused ? .unprocessableContent : .ok, for: context.headers)
    }

    /// Redirects to the first page and clears the browser's data.
    private func farewell(_ context: RequestContext, clearing: String = "\"cache\", \"storage\"") -> Response
    {
        var response = responses.redirect(to: "/")
        response.headers[values: .setCookie] =
            context.cookie.clearing(in: context.headers) + [SharedComputerCookie.clearing]
        response.headers[.clearSiteData] = clearing
        return response
    }
}
