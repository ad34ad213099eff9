package import HexisCore

/// A questionnaire as a survey of ResearchKit, in the JSON of its serializer (`ORKESerializer`).
///
/// That reader stops at a key that it does not know, so only documented ones are written.
package enum ResearchKitTask {
    package static func json(of questionnaire: Questionnaire) -> JSON {
        let pages = questionnaire.items.pages
        let rules = pages.compactMap { page in
            rule(after: page, in: questionnaire.items).map { JSON.Member(page.researchKitIdentifier, $0) }
        }
        return .researchKit(
            rules.isEmpty ? "ORKOrderedTask" : "ORKNavigableOrderedTask",
            ("identifier", .string(questionnaire.title.text)), ("steps", .array(pages.map { step(of: $0) })),
            ("stepNavigationRules", rules.isEmpty ? nil : .object(rules)))
    }

    private static func step(of page: [QuestionnaireItem]) -> JSON {
        let heading = page.first.flatMap { $0.kind.isQuestion ? nil : $0 }
        if page.count > 1 { return formStep(of: page, heading) }
        guard let only = page.first, heading == nil else { return instructionStep(of: page, heading) }
        return .researchKit(
            "ORKQuestionStep", ("identifier", .string(page.researchKitIdentifier)),
            ("question", .string(only.text.text)), ("text", only.hint.map { .string($0.text) }),
            ("optional", .bool(only.isOptional)), ("answerFormat", only.answerFormat))
    }

    private static func formStep(of page: [QuestionnaireItem], _ heading: QuestionnaireItem?) -> JSON {
        .researchKit(
            "ORKFormStep", ("identifier", .string(page.researchKitIdentifier)),
            ("title", heading.map { .string($0.text.text) }),
            ("text", heading?.hint.map { .string($0.text) }),
            ("formItems", .array(page.filter { $0.kind.isQuestion }.map { $0.formItem })))
    }

    private static func instructionStep(of page: [QuestionnaireItem], _ heading: QuestionnaireItem?) -> JSON {
        .researchKit(
            "ORKInstructionStep", ("identifier", .string(page.researchKitIdentifier)),
            ("title", heading.map { .string($0.text.text) }),
            ("text", heading?.hint.map { .string($0.text) }))
    }

    /// Where the survey goes on after some answers on a page; `nil` if always with the next.
    private static func rule(after page: [QuestionnaireItem], in items: QuestionnaireItems) -> JSON? {
        let jumps = page.compactMap { jump(of: $0, on: page, in: items) }
        guard !jumps.isEmpty else { return nil }
        return .researchKit(
            "ORKPredicateStepNavigationRule",
            ("resultPredicateFormats", .array(jumps.map { .string($0.predicate) })),
            ("destinationStepIdentifiers", .array(jumps.map { .string($0.target) })))
    }

    private static func jump(
        of item: QuestionnaireItem, on page: [QuestionnaireItem], in items: QuestionnaireItems
    ) -> (predicate: String, target: String)? {
        guard let jump = item.jump, let answer = ResearchKitPredicate.Answer(jump.answer, to: item),
            let target = target(of: jump, in: items)
        else { return nil }
        let predicate = ResearchKitPredicate(
            step: page.researchKitIdentifier, result: item.researchKitIdentifier, answer: answer)
        return (predicate.text, target)
    }

    private static func target(of jump: QuestionnaireItem.Jump, in items: QuestionnaireItems) -> String? {
        guard let number = jump.item else { return end }
        return items.pages.first { $0.contains { $0.number == number } }?.researchKitIdentifier
    }

    /// The destination that ends a task (`ORKNullStepIdentifier`).
    static let end: String? = "org.researchkit.step.null"
}

extension [QuestionnaireItem] {
    /// The identifier of a page; that of its question, if it is the only one.
    var researchKitIdentifier: String {
        guard let first else { return "page" }
        return count == 1 ? first.researchKitIdentifier : "page-\(first.number)"
    }
}

extension JSON {
    /// An object of a class, with the members that have a value.
    static func researchKit(_ name: String, _ members: (String, JSON?)...) -> JSON {
        .object(
            [JSON.Member("_class", .string(name))]
                + members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }
}
