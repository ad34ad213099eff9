import HexisApp
import HexisCore
import HexisPasskeys
import HexisService
import HexisStore
import Hummingbird

/// Joining with a passkey instead of a password.
struct PasskeyJoinRoutes: Sendable {
    let app: AppRoutes
    let entrance: EntranceRoutes

    private var accounts: Accounts { app.backend.accounts }
    private var responses: Responses { entrance.responses }

    var routes: [String: Route] {
        [
            PasskeyJoinPage.address: Route(post: ask),
            PasskeyJoinPage.creation: Route(post: join),
        ]
    }

    /// Shows the page that asks the device for a passkey, so that none is made for a name that is taken.
    @Sendable private func ask(_ context: RequestContext) async throws -> Response {
        let form = joinForm(context)
        try await entrance.requireAdmission(by: form.invitation, context)
        guard let newcomer = form.newcomer else {
            return try await entrance.page(form, isSent: true, context)
        }
        return try await ask(newcomer, form, context)
    }

    private func ask(
        _ newcomer: Newcomer, _ form: JoinForm, _ context: RequestContext
    ) async throws -> Response {
        guard let site = RelyingParty(origin: context.origin) else {
            return try await refusePasskey(form, context)
        }
        guard try await accounts.isFree(newcomer.userName, from: context.sender, at: context.now) else {
            return try await refuseUserName(form, context)
        }
        return creation(form, newcomer, at: site, context)
    }

    private func creation(
        _ form: JoinForm, _ newcomer: Newcomer, at site: RelyingParty, _ context: RequestContext
    ) -> Response {
        let person = PersonID(app.world.identifier())
        let issued = app.backend.signInTickets.passkeyChallenges.issue(
            for: .joining(person: person), at: context.now)
        let page = PasskeyJoinPage(
            form,
            options: .creating(issued.challenge, at: site, for: person, named: newcomer.userName.text),
            person: person.identifier, ticket: issued.ticket, assets: responses.assets)
        var response = responses.page(page.bytes, for: context.headers)
        response.isKeptNowhere()
        return response
    }

    /// The recovery codes appear in this response only.
    @Sendable private func join(_ context: RequestContext) async throws -> Response {
        if context.signedIn != nil { return responses.redirect(to: "/today") }
        guard entrance.joining != .closed else { throw ServiceError.refused(.joiningClosed) }
        let form = joinForm(context)
        guard let newcomer = form.newcomer else {
            return try await entrance.page(form, isSent: true, context)
        }
        return try await join(newcomer, form, context)
    }

    private func join(
        _ newcomer: Newcomer, _ form: JoinForm, _ context: RequestContext
    ) async throws -> Response {
        let person: PersonID?
        do {
            person = try await account(of: newcomer, form, context)
        } catch is PasskeyError, StoreError.credentialTaken {
            return try await refusePasskey(form, context)
        }
        guard let person else { return try await refuseUserName(form, context) }
        try await entrance.begin(newcomer, as: person, at: context.now)
        return try await entrance.welcomeWithCodes(person, as: newcomer.userName.text, context)
    }

    private func refusePasskey(_ form: JoinForm, _ context: RequestContext) async throws -> Response {
        var form = form
        form.isPasskeyRefused = true
        return try await entrance.page(form, isSent: true, context)
    }

    private func refuseUserName(_ form: JoinForm, _ context: RequestContext) async throws -> Response {
        var form = form
        form.isUserNameTaken = true
        return try await entrance.page(form, isSent: true, context)
    }

    /// Creates the account; `nil` if the user name is taken by now.
    private func account(
        of newcomer: Newcomer, _ form: JoinForm, _ context: RequestContext
    ) async throws -> PersonID? {
        guard let site = RelyingParty(origin: context.origin),
            let answer = CreationAnswer(json: context.form["answer"] ?? ""),
            let person = context.form["person"].flatMap({ PersonID($0) }),
            let challenge = try await app.backend.signInTickets.passkeyChallenges.redeem(
                context.form["ticket"] ?? "", for: .joining(person: person), at: context.now)
        else { throw PasskeyError.malformed }
        return try await accounts.join(
            newcomer, as: person, with: answer, for: challenge, at: site, passkey: app.world.identifier(),
            on: context.device, by: entrance.admission(by: form.invitation, context), from: context.sender,
            at: context.now)
    }

    private func joinForm(_ context: RequestContext) -> JoinForm {
        JoinForm(context.form, zones: app.zones.names, isWithoutPassword: true)
    }
}
