import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// Inviting companions to a goal, and joining one. Everything else that a person decides about them is a page of the app.
struct CompanionInvitationRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let logger: Logger

    private var companions: Companions { app.backend.companions }

    var routes: [String: Route] {
        [
            CompanionInvitationPage.address: app.forPeople(get: show, post: invite),
            "\(CompanionInvitationPage.address)/withdraw": app.forPeople(post: withdraw),
            "\(CompanionInvitationPage.address)/code.svg": app.forPeople(get: draw),
            JoinGoalPage.address: app.forPeople(get: askForCode, post: useCode),
        ]
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await page(.fresh, of: Form(encoded: context.query), context, signedIn)
    }

    /// The code appears in this response only.
    @Sendable private func invite(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let goal = try await goal(in: context.form, of: signedIn)
        guard let code = try await newCode(to: goal, context, signedIn) else {
            return try await page(.tooMany(CompanionInvitation.most), of: context.form, context, signedIn)
        }
        let query = Form([("code", code)]).encoded
        let made = CompanionInvitationPage.State.made(
            code: code, link: "\(context.origin)\(JoinGoalPage.address)?\(query)",
            picture: "\(CompanionInvitationPage.address)/code.svg?\(query)")
        return try await page(made, of: context.form, context, signedIn)
    }

    /// `nil` if the person has too many already.
    private func newCode(
        to goal: SharedGoal, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> String? {
        do {
            return try await companions.invite(signedIn.person, to: goal.id, at: context.now)
        } catch StoreError.tooManyCodes {
            return nil
        }
    }

    @Sendable private func withdraw(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response
    {
        guard let id = context.form["invitation"].flatMap({ Identifier($0) }) else {
            throw ServiceError.refused(.malformed)
        }
        try await app.store.removeCompanionInvitation(id, of: signedIn.person)
        return try await page(.withdrawn, of: context.form, context, signedIn)
    }

    /// Draws the link of a code that the person made and that can still be used.
    @Sendable private func draw(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        guard let code = Form(encoded: context.query)["code"],
            try await companions.isInvitation(code, of: signedIn.person, at: context.now)
        else { throw ServiceError.refused(.notFound) }
        let query = Form([("code", code)]).encoded
        return try await app.drawing(
            of: "\(context.origin)\(JoinGoalPage.address)?\(query)", for: signedIn.person, logger)
    }

    @Sendable private func askForCode(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        try await page(.fresh, Form(encoded: context.query)["code"] ?? "", context, signedIn)
    }

    /// The first time, shows whose code it is and for which goal; once the person chose what to show, they join.
    @Sendable private func useCode(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let code = context.form["code"] ?? ""
        switch try await companions.invitation(by: code, for: signedIn.person, at: context.now) {
        case .unknown: return try await page(.unknown, code, context, signedIn)
        case .own: return try await page(.own, code, context, signedIn)
        case .over: return try await page(.over, code, context, signedIn)
        case .blocked(let name): return try await page(.blocked(name), code, context, signedIn)
        case .alreadyJoined(let name): return try await page(.alreadyJoined(name), code, context, signedIn)
        case .of(let offer): return try await accept(offer, code, context, signedIn)
        }
    }

    private func accept(
        _ offer: CompanionOffer, _ code: String, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        guard let level = context.form["level"].flatMap({ CompanionLevel(name: $0) }) else {
            let isChoiceMissing = context.form["confirmed"] != nil
            return try await page(
                .found(offer.inviter.userName, offer.goal, isChoiceMissing: isChoiceMissing), code,
                context, signedIn)
        }
        guard let goal = try await join(offer, showing: level, context, signedIn) else {
            return try await page(.unknown, code, context, signedIn)
        }
        return responses.redirect(to: try await address(of: goal, of: signedIn))
    }

    /// The goal that the person gets; `nil` if the code was used up meanwhile.
    private func join(
        _ offer: CompanionOffer, showing level: CompanionLevel, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Identifier? {
        do {
            let goal = try await companions.join(offer, as: signedIn, showing: level, at: context.now)
            logger.notice("somebody joined a companion's goal")
            return goal
        } catch StoreError.codeUnusable {
            return nil
        }
    }

    /// The goal that a form or an address names. One of somebody else is as one that does not exist.
    private func goal(in form: Form, of signedIn: SignedIn) async throws -> SharedGoal {
        let practice = try await app.practices.practice(of: signedIn.person)
        guard
            let goal = form["challenge"].flatMap({ Identifier($0) }).flatMap({ practice.sharedGoal($0) })
        else { throw ServiceError.refused(.notFound) }
        return goal
    }

    private func address(of goal: Identifier, of signedIn: SignedIn) async throws -> String {
        try await app.practices.practice(of: signedIn.person).sharedGoal(goal)?.address
            ?? CompanionsPage.address
    }

    private func page(
        _ state: CompanionInvitationPage.State, of form: Form, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        let goal = try await goal(in: form, of: signedIn)
        let practice = try await app.practices.practice(of: signedIn.person)
        let waiting = try await app.store.companionInvitations(
            of: signedIn.person, to: goal.id, at: context.now
        ).map { WaitingInvitation(id: $0.id, made: $0.made, expires: $0.expires) }
        let page = CompanionInvitationPage(
            goal, waiting: waiting, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return responses.uncached(page.bytes, isRefused: state.isRefused, to: context)
    }

    private func page(
        _ state: JoinGoalPage.State, _ typed: String, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = JoinGoalPage(
            typed: typed, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return responses.uncached(page.bytes, isRefused: state.isRefused, to: context)
    }
}

extension Responses {
    /// A page with a secret, which no cache keeps.
    func uncached(_ page: [UInt8], isRefused: Bool, to context: RequestContext) -> Response {
        var response = self.page(page, isRefused ? .unprocessableContent : .ok, for: context.headers)
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
