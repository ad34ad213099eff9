import HexisApp
import HexisCore
import HexisService
import HexisStore
import Hummingbird
import Logging

/// The pages of those who do studies. For everyone else they do not exist.
struct StudyRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    let logger: Logger
    /// A researcher’s second download waits for the first.
    let turns = PersonTurns(atOnce: 1, mostWaiting: 1)

    static let prefix = "\(StudiesPage.address)/"

    init(app: AppRoutes, responses: Responses, logger: Logger) {
        self.app = app
        self.responses = responses
        self.logger = logger
    }

    var studies: Studies { app.backend.studies }

    var routes: [String: Route] {
        [
            StudiesPage.address: app.forPeople(get: list),
            StudyFormPage.new: app.forPeople(get: write, post: begin),
        ]
    }

    /// The pages of single studies: `/studies/ID`, its data, and its forms.
    var pages: Route { app.forPeople(get: show, post: act) }

    @Sendable private func list(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await check(signedIn)
        let own = try await app.own(context, signedIn)
        let all = try await studies.studies(of: signedIn.person)
        let page = StudiesPage(
            all.map { ListedStudy($0) }, settings: own.settings, surroundings: own.surroundings,
            wasRemoved: context.query == "removed")
        return responses.unkept(page.bytes, to: context)
    }

    private func check(_ signedIn: SignedIn) async throws {
        guard try await app.mayResearch(signedIn.person) else { throw ServiceError.refused(.notFound) }
    }

    @Sendable private func write(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await check(signedIn)
        return try await form(nil, of: nil, context, signedIn)
    }

    private func form(
        _ form: StudyForm?, of study: Identifier?, isFull: Bool = false, isRefused: Bool = false,
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let own = try await app.own(context, signedIn)
        let page = StudyFormPage(
            form, of: study, isFull: isFull, settings: own.settings, surroundings: own.surroundings)
        return responses.unkept(page.bytes, to: context, isRefused: isRefused)
    }

    @Sendable private func begin(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await check(signedIn)
        let form = StudyForm(context.form)
        guard let terms = form.terms else {
            return try await self.form(form, of: nil, isRefused: true, context, signedIn)
        }
        let id = context.form["entry"].flatMap { Identifier($0) } ?? app.world.identifier()
        guard try await begin(id, terms, by: signedIn) else {
            return try await self.form(form, of: nil, isFull: true, isRefused: true, context, signedIn)
        }
        return responses.redirect(to: StudyPage.address(of: id))
    }

    /// Returns `false` if the person has too many studies already.
    private func begin(
        _ id: Identifier, _ terms: StudyTerms, by signedIn: SignedIn
    ) async throws -> Bool {
        do {
            try await studies.begin(id, terms, by: signedIn.person)
        } catch StoreError.tooManyStudies {
            return false
        }
        logger.notice("a person began a study")
        return true
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (listed, action) = try await named(context, signedIn)
        switch action {
        case nil: return try await page(listed, context, signedIn)
        case StudyPage.picture: return try await drawing(of: listed.study, context, signedIn)
        case StudyFormPage.edit:
            return try await form(StudyForm(listed.study.terms), of: listed.id, context, signedIn)
        case StudyDataPage.name: return try await check(listed.id, isConfirmed: true, context, signedIn)
        case StudyDataPage.file: return try await download(listed.id, context, signedIn)
        default: throw ServiceError.refused(.notFound)
        }
    }

    private func drawing(
        of study: Study, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        try await app.drawing(of: link(to: study, context), for: signedIn.person, logger)
    }

    private func page(_ listed: Studies.Listed, _ context: RequestContext, _ signedIn: SignedIn)
        async throws -> Response
    {
        let own = try await app.own(context, signedIn)
        let page = StudyPage(
            ListedStudy(listed), link: link(to: listed.study, context),
            picture: "\(StudyPage.address(of: listed.id))/\(StudyPage.picture)", settings: own.settings,
            surroundings: own.surroundings, wasSaved: context.query == "saved")
        return responses.unkept(page.bytes, to: context)
    }

    /// The address at which people read the terms of a study.
    private func link(to study: Study, _ context: RequestContext) -> String {
        "\(context.origin)\(JoinStudyPage.address)?\(Form([("code", study.code.text)]).encoded)"
    }

    @Sendable private func act(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (listed, action) = try await named(context, signedIn)
        switch action {
        case StudyFormPage.edit: return try await change(listed.id, context, signedIn)
        case "close": try await studies.setClosed(true, listed.id, of: signedIn.person)
        case "open": try await studies.setClosed(false, listed.id, of: signedIn.person)
        case "remove":
            try await studies.remove(listed.id, of: signedIn.person)
            return responses.redirect(to: "\(StudiesPage.address)?removed")
        default: throw ServiceError.refused(.notFound)
        }
        return saved(listed.id)
    }

    private func change(
        _ study: Identifier, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let form = StudyForm(context.form)
        guard let terms = form.terms else {
            return try await self.form(form, of: study, isRefused: true, context, signedIn)
        }
        try await studies.change(study, of: signedIn.person, to: terms)
        return saved(study)
    }

    private func saved(_ study: Identifier) -> Response {
        responses.redirect(to: "\(StudyPage.address(of: study))?saved")
    }

    /// The study that an address names, and the rest of the address. Another researcher’s study is treated as one that does not exist.
    private func named(_ context: RequestContext, _ signedIn: SignedIn) async throws -> (
        Studies.Listed, String?
    ) {
        let (id, action) = context.study(below: StudyRoutes.prefix)
        guard let id, let listed = try await studies.study(id, of: signedIn.person) else {
            throw ServiceError.refused(.notFound)
        }
        return (listed, action)
    }
}

extension AppRoutes {
    /// Whether a person may do studies. In a demonstration, whose people are made up, there are none.
    func mayResearch(_ person: PersonID) async throws -> Bool {
        guard !isDemo else { return false }
        return try await backend.studies.mayResearch(person)
    }
}

extension ListedStudy {
    fileprivate init(_ listed: Studies.Listed) {
        self.init(id: listed.id, study: listed.study, people: listed.people)
    }
}
