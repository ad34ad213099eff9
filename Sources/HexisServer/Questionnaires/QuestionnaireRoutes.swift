import HexisApp
import HexisCore
import HexisExchange
import HexisService
import Hummingbird

/// The questionnaires that care providers write. Nothing of them is kept in a browser.
struct QuestionnaireRoutes: Sendable {
    let app: AppRoutes
    let responses: Responses
    /// The folder for uploaded files.
    let folder: String

    static let prefix = "\(QuestionnairesPage.address)/"

    var routes: [String: Route] {
        let room = FileRoom(folder: folder, longest: Int64(ResearchKitReader.longest))
        return [
            QuestionnairesPage.address: app.forPeople(get: list, post: begin),
            QuestionnairesPage.importAddress: app.forPeople(post: bring, body: .file(room)),
        ]
    }

    /// The pages of single questionnaires: `/questionnaires/ID`, `/questionnaires/ID/new?kind=scale`,
    /// `/questionnaires/ID/NUMBER`, and the forms on them.
    var questionnaires: Route { app.forPeople(get: show, post: act) }

    @Sendable private func list(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        try await list(context.query == "removed" ? .removed : .fresh, context, signedIn)
    }

    private func list(
        _ state: QuestionnairesPage.State, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = QuestionnairesPage(
            practice, surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return response(page.bytes, to: context, isRefused: state.isRefused)
    }

    @Sendable private func begin(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let form = QuestionnaireTitleForm(context.form)
        guard let title = form.line else { return try await list(.rejected(form), context, signedIn) }
        let practice = try await app.practices.practice(of: signedIn.person)
        guard practice.questionnaires.count < Questionnaire.most else {
            return try await list(.tooMany, context, signedIn)
        }
        // Sent twice, the form begins the same one.
        let id = (entry(context) ?? app.world.identifier()).derived(1)
        try await write(id, titled: title, .none, context, signedIn)
        return responses.redirect(to: QuestionnairePage.address(of: id))
    }

    /// Makes a questionnaire of a survey of ResearchKit.
    @Sendable private func bring(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        do {
            guard practice.questionnaires.count < Questionnaire.most else {
                throw ResearchKitError.tooManyQuestionnaires
            }
            return try await bringFile(context, signedIn)
        } catch let error as ResearchKitError {
            return try await refuse(error.message, context, signedIn)
        }
    }

    private func bringFile(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        switch context.file {
        case .whole(let file): try await bring(file, context, signedIn)
        case .tooLarge: throw ResearchKitError.tooLarge
        case .cutShort, .noRoom: try await refuse(QuestionnairesPage.incomplete, context, signedIn)
        case .some(.none), nil: try await refuse(QuestionnairesPage.noFile, context, signedIn)
        }
    }

    private func bring(
        _ file: SentFile, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        defer { file.freeSlot() }
        guard let bytes = try? file.file.contents() else { throw ResearchKitError.notJSON }
        let (title, items) = try ResearchKitReader.read(bytes)
        let id = app.world.identifier()
        try await write(id, titled: title, items, context, signedIn)
        return responses.redirect(to: "\(QuestionnairePage.address(of: id))?saved")
    }

    private func refuse(_ reason: String, _ context: RequestContext, _ signedIn: SignedIn) async throws
        -> Response
    {
        try await list(.notImported(reason), context, signedIn)
    }

    @Sendable private func show(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (questionnaire, rest) = try await named(context, signedIn)
        switch rest {
        case nil:
            return try await page(
                questionnaire, context.query == "saved" ? .saved : .fresh, context, signedIn)
        case QuestionnairePage.file: return file(of: questionnaire)
        case "new": return try await newItem(of: questionnaire, context, signedIn)
        case let name?: return try await item(named: name, of: questionnaire, context, signedIn)
        }
    }

    private func file(of questionnaire: Questionnaire) -> Response {
        responses.file(
            Array("\(ResearchKitTask.json(of: questionnaire).text)\n".utf8), named: QuestionnairePage.file,
            "application/json")
    }

    private func newItem(
        of questionnaire: Questionnaire, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        guard
            let kind = Form(encoded: context.query)["kind"].flatMap({ QuestionnaireItem.Kind(name: $0) })
        else { return responses.redirect(to: QuestionnairePage.address(of: questionnaire.id)) }
        return try await page(
            QuestionnaireItemForm(kind), of: questionnaire, number: nil, context, signedIn)
    }

    private func item(
        named name: String, of questionnaire: Questionnaire, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        guard let item = Int64(name).flatMap({ questionnaire.items[$0] }) else {
            return try leadUp(from: name, questionnaire)
        }
        return try await page(
            QuestionnaireItemForm(item), of: questionnaire, number: item.number, context, signedIn)
    }

    /// Loading the address of a form again leads to the page that it is on.
    private func leadUp(from name: String, _ questionnaire: Questionnaire) throws -> Response {
        let parts = name.split(separator: "/")
        guard let last = parts.last, ["move", "remove"].contains(last) else {
            throw ServiceError.refused(.notFound)
        }
        return responses.redirect(to: QuestionnairePage.address(of: questionnaire.id))
    }

    private func entry(_ context: RequestContext) -> Identifier? {
        context.form["entry"].flatMap { Identifier($0) }
    }

    /// Records a fact in the provider's journal, once for each form.
    func record(_ fact: Fact, _ context: RequestContext, _ signedIn: SignedIn) async throws {
        let practice = try await app.practices.practice(of: signedIn.person)
        let entry = Entry(
            id: entry(context) ?? app.world.identifier(), at: practice.instant(at: context.now),
            device: signedIn.person.programs, fact: fact)
        try await app.record([entry], for: signedIn.person)
    }

    /// The questionnaire that an address names, and the rest of the address. One of somebody else is as one that does not
    /// exist.
    func named(_ context: RequestContext, _ signedIn: SignedIn) async throws -> (
        Questionnaire, String?
    ) {
        let parts = context.path.dropFirst(QuestionnaireRoutes.prefix.count).split(
            separator: "/", maxSplits: 1, omittingEmptySubsequences: false
        ).map { String($0) }
        let practice = try await app.practices.practice(of: signedIn.person)
        guard let id = parts.first.flatMap({ Identifier($0) }), let questionnaire = practice.questionnaire(id)
        else { throw ServiceError.refused(.notFound) }
        return (questionnaire, parts.count > 1 ? parts[1] : nil)
    }

    /// The page of a questionnaire.
    func page(
        _ questionnaire: Questionnaire, _ state: QuestionnairePage.State, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = QuestionnairePage(
            questionnaire, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context), state: state)
        return response(page.bytes, to: context, isRefused: state.isRefused)
    }

    /// The page with the form of an item; `number` is `nil` for a new one.
    func page(
        _ form: QuestionnaireItemForm, of questionnaire: Questionnaire, number: Int64?, isSent: Bool = false,
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let practice = try await app.practices.practice(of: signedIn.person)
        let page = QuestionnaireItemPage(
            form, of: questionnaire, number: number, isSent: isSent, settings: practice.settings,
            surroundings: app.surroundings(of: signedIn, practice, context))
        return response(page.bytes, to: context, isRefused: isSent)
    }

    private func response(_ page: [UInt8], to context: RequestContext, isRefused: Bool) -> Response {
        var response = responses.page(page, isRefused ? .unprocessableContent : .ok, for: context.headers)
        response.isKeptNowhere()
        return response
    }
}
