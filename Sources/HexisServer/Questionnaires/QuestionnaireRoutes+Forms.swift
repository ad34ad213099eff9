import HexisApp
import HexisCore
import HexisService
import Hummingbird

extension QuestionnaireRoutes {
    /// Answers a form on the page of a questionnaire, or of one of its items.
    @Sendable func act(_ context: RequestContext, _ signedIn: SignedIn) async throws -> Response {
        let (questionnaire, rest) = try await named(context, signedIn)
        guard let rest else { return try await rename(questionnaire, context, signedIn) }
        let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        if parts == ["remove"] { return try await remove(questionnaire, context, signedIn) }
        if parts == ["new"] { return try await save(nil, of: questionnaire, context, signedIn) }
        guard let number = Int64(parts[0]), questionnaire.items[number] != nil, parts.count <= 2 else {
            throw ServiceError.refused(.notFound)
        }
        return try await act(
            parts.count == 2 ? parts[1] : "", on: number, of: questionnaire, context, signedIn)
    }

    private func act(
        _ action: String, on number: Int64, of questionnaire: Questionnaire, _ context: RequestContext,
        _ signedIn: SignedIn
    ) async throws -> Response {
        switch action {
        case "": return try await save(number, of: questionnaire, context, signedIn)
        case "move":
            let items = QuestionnaireItemMove(context.form).moved(number, in: questionnaire.items)
            return try await keep(items, of: questionnaire, context, signedIn)
        case "remove":
            return try await keep(questionnaire.items.removing(number), of: questionnaire, context, signedIn)
        default: throw ServiceError.refused(.notFound)
        }
    }

    private func rename(_ questionnaire: Questionnaire, _ context: RequestContext, _ signedIn: SignedIn)
        async throws -> Response
    {
        let form = QuestionnaireTitleForm(context.form)
        guard let title = form.line else {
            return try await page(questionnaire, .rejected(form), context, signedIn)
        }
        return try await keep(questionnaire.items, titled: title, of: questionnaire, context, signedIn)
    }

    private func remove(_ questionnaire: Questionnaire, _ context: RequestContext, _ signedIn: SignedIn)
        async throws -> Response
    {
        try await record(
            .questionnaireRemoved(QuestionnaireRemoved(questionnaire: questionnaire.id)), context, signedIn)
        return responses.redirect(to: "\(QuestionnairesPage.address)?removed")
    }

    private func save(
        _ number: Int64?, of questionnaire: Questionnaire, _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let kind = try kind(of: number, in: questionnaire, context)
        var form = QuestionnaireItemForm(kind, sent: context.form)
        if let item = form.item(number: number ?? questionnaire.items.freeNumber) {
            if let items = questionnaire.items.setting(item) {
                return try await keep(items, of: questionnaire, context, signedIn)
            }
            form.isTooMuch = true
        }
        return try await page(form, of: questionnaire, number: number, isSent: true, context, signedIn)
    }

    private func kind(
        of number: Int64?, in questionnaire: Questionnaire, _ context: RequestContext
    ) throws(ServiceError) -> QuestionnaireItem.Kind {
        let known = number.flatMap { questionnaire.items[$0]?.kind }
        guard let kind = known ?? context.form["kind"].flatMap({ QuestionnaireItem.Kind(name: $0) }) else {
            throw .refused(.malformed)
        }
        return kind
    }

    /// Records the questionnaire with other items. Without any, nothing changes.
    private func keep(
        _ items: QuestionnaireItems?, titled title: Line? = nil, of questionnaire: Questionnaire,
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws -> Response {
        let address = QuestionnairePage.address(of: questionnaire.id)
        guard let items else { return responses.redirect(to: address) }
        try await write(questionnaire.id, titled: title ?? questionnaire.title, items, context, signedIn)
        return responses.redirect(to: "\(address)?saved")
    }

    /// Records a questionnaire as it is from now on.
    func write(
        _ questionnaire: Identifier, titled title: Line, _ items: QuestionnaireItems,
        _ context: RequestContext, _ signedIn: SignedIn
    ) async throws {
        try await record(
            .questionnaireWritten(
                QuestionnaireWritten(questionnaire: questionnaire, title: title, items: items)),
            context, signedIn)
    }
}
