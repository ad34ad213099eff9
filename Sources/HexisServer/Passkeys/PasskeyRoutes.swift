import HexisOpenID
import HTTPTypes
import HexisApp
import HexisCore
import HexisPasskeys
import HexisService
import HexisStore
import Hummingbird

/// A person's passkeys: listing, adding, renaming and removing them.
struct PasskeyRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses

    private var accounts: Accounts { app.backend.accounts }
    private var challenges: PasskeyChallenges { app.backend.signInTickets.passkeyChallenges }

    var routes: [String: Route] {
        [
            PasskeysPage.address: app.forPeople(get: show),
            PasskeyCreationPage.address: app.forPeople(post: begin),
            "\(PasskeysPage.address)/add": app.forPeople(post: add),
            "\(PasskeysPage.address)/rename": app.forPeople(post: rename),
            "\(PasskeysPage.address)/remove": app.forPeople(post: remove),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let state = PasskeysPage.State(rawValue: context.query) ?? .fresh
        return try await page(state.isRefused ? .fresh : state, context, signedIn)
    }

    /// Shows the page that asks the device for a passkey, once the password or another passkey confirms it.
    @Sendable private func begin(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let passkeys = try await accounts.passkeys(of: signedIn.person)
        guard let site = RelyingParty(origin: context.origin), passkeys.count < StoredCredential.most else {
            return try await page(.fresh, context, signedIn)
        }
        guard try await app.isConfirmed("current", context, signedIn) else {
            return try await page(.wrongPassword, context, signedIn)
        }
        return try await creation(at: site, besides: passkeys, context, signedIn)
    }

    private func creation(
        at site: RelyingParty, besides passkeys: [Passkey], _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let issued = challenges.issue(for: .creation(session: signedIn.session.id), at: context.now)
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = PasskeyCreationPage(
            options: .creating(
                issued.challenge, at: site, for: signedIn.person, named: signedIn.userName, besides: passkeys),
            ticket: issued.ticket, name: signedIn.session.label, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context))
        var response = responses.page(page.bytes, for: context.headers)
        response.isKeptNowhere()
        return response
    }

    /// A passkey exists on the device by now, so a name that cannot be used is replaced rather than refused.
    @Sendable private func add(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = context.form
        guard let site = RelyingParty(origin: context.origin),
            let answer = CreationAnswer(json: form["answer"] ?? ""),
            let challenge = try await challenges.redeem(
                form["ticket"] ?? "", for: .creation(session: signedIn.session.id), at: context.now)
        else { return try await page(.notAdded, context, signedIn) }
        return try await add(answer, for: challenge, at: site, context, signedIn)
    }

    private func add(
        _ answer: CreationAnswer, for challenge: String, at site: RelyingParty, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        do {
            try await accounts.addPasskey(
                Line(context.form["name"] ?? "")?.text ?? signedIn.session.label, answer, for: challenge,
                at: site, of: signedIn, id: app.world.identifier(), at: context.now)
        } catch is PasskeyError, StoreError.tooManyCredentials {
            return try await page(.notAdded, context, signedIn)
        } catch StoreError.credentialTaken {
            return try await page(.taken, context, signedIn)
        }
        return responses.redirect(to: "\(PasskeysPage.address)?\(PasskeysPage.State.added.rawValue)")
    }

    @Sendable private func rename(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let id = try passkey(context)
        guard let name = Line(context.form["name-\(id)"] ?? "") else {
            return try await page(.badName, context, signedIn)
        }
        try await accounts.renamePasskey(id, name.text, of: signedIn.person)
        return try await page(.renamed, context, signedIn)
    }

    @Sendable private func remove(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let isRemoved = try await accounts.removePasskey(
            try passkey(context), of: signedIn, from: context.origin,
            app.backend.providers.providers, at: context.now)
        return try await page(isRemoved ? .removed : .onlyWayIn, context, signedIn)
    }

    private func passkey(_ context: RequestContext) throws -> Identifier {
        guard let id = context.form["passkey"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        return id
    }

    private func page(
        _ state: PasskeysPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = PasskeysPage(
            passkeys: try await accounts.passkeys(of: signedIn.person).map {
                PasskeySummary(id: $0.id, name: $0.name, added: $0.added, lastUsed: $0.lastUsed)
            },
            most: StoredCredential.most, isPossible: RelyingParty(origin: context.origin) != nil,
            means: try await app.confirmationMeans(of: signedIn, on: PasskeysPage.address, context),
            settings: practice.settings, surroundings: app.surroundings(of: signedIn, practice, context),
            state: state)
        return responses.page(page.bytes, state.isRefused ? .unprocessableContent : .ok, for: context.headers)
    }
}
