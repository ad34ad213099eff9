import HexisApp
import HexisCore
import HexisService
import Hummingbird
import Logging

/// The pages of those who take part in studies.
struct TakingPartRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let logger: Logger

    static let prefix = "\(TakingPartPage.address)/"

    private var studies: Studies { app.backend.studies }

    var routes: [String: Route] {
        [
            TakingPartPage.address: app.forPeople(get: list),
            JoinStudyPage.address: app.forPeople(get: enterCode, post: useCode),
        ]
    }

    /// The pages of single studies: `/account/studies/ID`, and the forms to sign and to leave.
    var pages: Route { app.forPeople(get: show, post: act) }

    @Sendable private func list(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let own = try await app.own(context, signedIn)
        let joined = try await studies.joined(by: signedIn.person)
        let page = TakingPartPage(
            joined.map { JoinedStudy($0) }, settings: own.settings, surroundings: own.surroundings)
        return responses.unkept(page.bytes, to: context)
    }

    /// A link holds the code. It shows the code for confirmation, so that opening it counts as no attempt.
    @Sendable private func enterCode(_ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        try await page(Form(encoded: context.query)["code"] ?? "", .fresh, context, signedIn)
    }

    @Sendable private func useCode(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let code = context.form["code"] ?? ""
        switch try await studies.study(by: code, for: signedIn.person) {
        case .unknown: return try await page(code, .unknown, context, signedIn)
        case .closed: return try await page(code, .closed, context, signedIn)
        case .joined(let id): return responses.redirect(to: MyStudyPage.address(of: id))
        case .of(let id, let study):
            return try await page(
                code, .terms(id, StudyConsentForm(study.terms), .offered), context, signedIn)
        }
    }

    private func page(
        _ typed: String, _ state: JoinStudyPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let own = try await app.own(context, signedIn)
        let page = JoinStudyPage(
            typed: typed, state, settings: own.settings, surroundings: own.surroundings)
        return responses.unkept(page.bytes, to: context, isRefused: state.isRefused)
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (id, action) = context.study(below: TakingPartRoutes.prefix)
        guard let id, let joined = try await studies.joined(id, by: signedIn.person) else {
            throw ServiceError.refused(.notFound)
        }
        switch action {
        case nil: return try await page(joined, state(of: context), context, signedIn)
        case JoinStudyPage.sign: return try await showNewTerms(of: joined, context, signedIn)
        case MyStudyPage.leave: return responses.redirect(to: MyStudyPage.address(of: id))
        default: throw ServiceError.refused(.notFound)
        }
    }

    private func showNewTerms(
        of joined: Studies.Joined, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        guard JoinedStudy(joined).isToSign, let study = joined.study else {
            return responses.redirect(to: MyStudyPage.address(of: joined.id))
        }
        let state = JoinStudyPage.State.terms(joined.id, StudyConsentForm(study.terms), .again)
        return try await page("", state, context, signedIn)
    }

    private func state(of context: RequestContext) -> MyStudyPage.State {
        switch context.query {
        case "joined": .joined
        case "signed": .signed
        case "left": .left
        case "removed": .dataRemoved
        default: .fresh
        }
    }

    private func page(
        _ joined: Studies.Joined, _ state: MyStudyPage.State, _ context: RequestContext,
        _ signedIn: SignedIn, isRefused: Bool = false
    ) async throws -> Response {
        let own = try await app.own(context, signedIn)
        let page = MyStudyPage(
            JoinedStudy(joined), settings: own.settings, surroundings: own.surroundings, state: state)
        return responses.unkept(page.bytes, to: context, isRefused: isRefused)
    }

    @Sendable private func act(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (id, action) = context.study(below: TakingPartRoutes.prefix)
        guard let id else { throw ServiceError.refused(.notFound) }
        switch action {
        case JoinStudyPage.sign: return try await sign(id, context, signedIn)
        case MyStudyPage.leave: return try await leave(id, context, signedIn)
        default: throw ServiceError.refused(.notFound)
        }
    }

    /// Takes the code of the study, or a signature on its earlier terms: no other person reads what it asks.
    private func sign(_ id: Identifier, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        let form = context.form
        let code = form["code"] ?? ""
        let part = try await studies.joined(id, by: signedIn.person)
        let isMember = part.map { $0.participation.leaving == nil } ?? false
        guard let study = try await studies.offered(id, isMember ? nil : code) else {
            throw ServiceError.refused(.notFound)
        }
        let consentForm = StudyConsentForm(study.terms, form)
        guard form["version"] == "\(study.terms.version)" else {
            let state = JoinStudyPage.State.terms(
                id, StudyConsentForm(study.terms), .changedMeanwhile)
            return try await page(code, state, context, signedIn)
        }
        guard let consent = consentForm.consent(at: context.now) else {
            return try await page(code, .terms(id, consentForm, .rejected), context, signedIn)
        }
        guard try await studies.sign(consent, in: id, by: signedIn.person) else {
            throw ServiceError.busy
        }
        logger.notice("a person signed the terms of a study")
        return responses.redirect(to: "\(MyStudyPage.address(of: id))?\(code.isEmpty ? "signed" : "joined")")
    }

    private func leave(_ id: Identifier, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        guard let joined = try await studies.joined(id, by: signedIn.person) else {
            throw ServiceError.refused(.notFound)
        }
        guard let choice = context.form["data"], ["keep", "take"].contains(choice) else {
            return try await page(joined, .notChosen, context, signedIn, isRefused: true)
        }
        // What was taken out stays out.
        let keeps = choice == "keep" && joined.participation.leaving?.keepsData != false
        try await studies.leave(id, keepingData: keeps, by: signedIn.person, at: context.now)
        logger.notice("a person left a study")
        return responses.redirect(to: "\(MyStudyPage.address(of: id))?\(keeps ? "left" : "removed")")
    }
}

extension JoinedStudy {
    init(_ joined: Studies.Joined) {
        self.init(id: joined.id, participation: joined.participation, study: joined.study)
    }
}

extension RequestContext {
    /// The study that an address names, and what follows it.
    func study(below prefix: String) -> (Identifier?, String?) {
        let parts = path.dropFirst(prefix.count).split(
            separator: "/", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        return (parts.first.flatMap { Identifier($0) }, parts.count > 1 ? parts[1] : nil)
    }
}

extension AppRoutes {
    /// A person’s own settings and surroundings.
    func own(_ context: RequestContext, _ signedIn: SignedIn) async throws -> (
        settings: Settings, surroundings: Surroundings
    ) {
        let practice = try await practices.practice(of: signedIn.person)
        return (practice.settings, surroundings(of: signedIn, practice, context))
    }
}

extension Responses {
    /// A page that no browser keeps.
    func unkept(_ page: [UInt8], to context: RequestContext, isRefused: Bool = false) -> Response {
        var response = self.page(page, isRefused ? .unprocessableContent : .ok, for: context.headers)
        response.isKeptNowhere()
        return response
    }
}
