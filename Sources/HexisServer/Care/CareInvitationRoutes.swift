import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// Inviting care providers. Everything else that a patient decides about them is a page of the app.
struct CareInvitationRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let logger: Logger

    var routes: [String: Route] {
        [
            CareInvitationPage.address: app.forPeople(get: show, post: invite),
            "\(CareInvitationPage.address)/withdraw": app.forPeople(post: withdraw),
            "\(CareInvitationPage.address)/code.svg": app.forPeople(get: draw),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await page(.fresh, context, signedIn)
    }

    /// The code appears in this response only.
    @Sendable private func invite(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        // The password of a demonstration's patient is nobody's.
        if !app.isDemo, try await !app.isConfirmed("current", context, signedIn) {
            return try await page(.notConfirmed, context, signedIn)
        }
        guard let code = try await newCode(context, signedIn) else {
            return try await page(.tooMany(CareInvitation.most), context, signedIn)
        }
        return try await page(made(code, context), context, signedIn)
    }

    private func made(_ code: String, _ context: RequestContext) -> CareInvitationPage.State {
        let query = Form([("code", code)]).encoded
        return .made(
            code: code, link: "\(context.origin)\(NewPatientPage.address)?\(query)",
            picture: "\(CareInvitationPage.address)/code.svg?\(query)")
    }

    /// `nil` if the person has too many already.
    private func newCode(_ context: RequestContext, _ signedIn: SignedIn) async throws -> String? {
        do {
            return try await app.backend.care.invite(to: signedIn.person, at: context.now)
        } catch StoreError.tooManyCodes {
            return nil
        }
    }

    @Sendable private func withdraw(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        guard let id = context.form["invitation"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        try await app.store.removeCareInvitation(id, of: signedIn.person)
        return try await page(.withdrawn, context, signedIn)
    }

    /// Draws the link of a code that the person made and that can still be used.
    @Sendable private func draw(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let code = Form(encoded: context.query)["code"],
            try await app.backend.care.isInvitation(code, to: signedIn.person, at: context.now)
        else { throw ServiceError.refused(.notFound) }
        let query = Form([("code", code)]).encoded
        return try await app.drawing(
            of: "\(context.origin)\(NewPatientPage.address)?\(query)", for: signedIn.person, logger)
    }

    private func page(
        _ state: CareInvitationPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let waiting = try await app.store.careInvitations(of: signedIn.person, at: context.now).map {
            WaitingInvitation(id: $0.id, made: $0.made, expires: $0.expires)
        }
        let page = CareInvitationPage(
            waiting: waiting, means: try await means(context, signedIn), settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return responses.uncached(page.bytes, isRefused: state.isRefused, to: context)
    }

    private func means(
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> ConfirmationMeans? {
        guard !app.isDemo else { return nil }
        return try await app.confirmationMeans(of: signedIn, on: CareInvitationPage.address, context)
    }
}
