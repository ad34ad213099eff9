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
        let identifier = JSON.string(page.researchKitIdentifier)
        let heading = page.first.flatMap { $0.kind.isQuestion ? nil : $0 }
        guard page.count > 1 else {
            guard let only = page.first, heading == nil else {
                return .researchKit(
                    "ORKInstructionStep", ("identifier", identifier),
                    ("title", heading.map { .string($0.text.text) }),
                    ("text", heading?.hint.map { .string($0.text) }))
            }
            return .researchKit(
                "ORKQuestionStep", ("identifier", identifier), ("question", .string(only.text.text)),
                ("text", only.hint.map { .string($0.text) }), ("optional", .bool(only.isOptional)),
                ("answerFormat", only.answerFormat))
        }
        return .researchKit(
            "ORKFormStep", ("identifier", identifier), ("title", heading.map { .string($0.text.text) }),
            ("text", heading?.hint.map { .string($0.text) }),
            ("formItems", .array(page.filter { $0.kind.isQuestion }.map { $0.formItem })))
    }

    /// Where the survey goes on after some answers on a page; `nil` if always with the next.
    private static func rule(after page: [QuestionnaireItem], in items: QuestionnaireItems) -> JSON? {
        let jumps = page.compactMap { item -> (predicate: String, target: String)? in
            guard let jump = item.jump, let answer = ResearchKitPredicate.Answer(jump.answer, to: item) else {
                return nil
            }
            let target =
                jump.item.map { number in
                    items.pages.first { $0.contains { $0.number == number } }?.researchKitIdentifier
                } ?? end
            return target.map {
                (
                    ResearchKitPredicate(
                        step: page.researchKitIdentifier, result: item.researchKitIdentifier, answer: answer
                    ).text, $0
                )
            }
        }
        guard !jumps.isEmpty else { return nil }
        return .researchKit(
            "ORKPredicateStepNavigationRule",
            ("resultPredicateFormats", .array(jumps.map { .string($0.predicate) })),
            ("destinationStepIdentifiers", .array(jumps.map { .string($0.target) })))
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

extension QuestionnaireItem {
    var researchKitIdentifier: String { key.text }

    fileprivate var formItem: JSON {
        .researchKit(
            "ORKFormItem", ("identifier", .string(researchKitIdentifier)), ("text", .string(text.text)),
            ("detailText", hint.map { .string($0.text) }), ("optional", .bool(isOptional)),
            ("answerFormat", answerFormat))
    }

    fileprivate var answerFormat: JSON? {
        switch kind {
        case .instruction: nil
        case .yesOrNo: .researchKit("ORKBooleanAnswerFormat")
        case .scale: scaleFormat
        case .choice: choiceFormat("singleChoice")
        case .choices: choiceFormat("multipleChoice")
        case .number:
            .researchKit(
                "ORKNumericAnswerFormat", ("style", "decimal"), ("unit", unit.map { .string($0.text) }),
                ("minimum", lowest.map { .integer($0) }), ("maximum", highest.map { .integer($0) }))
        case .text:
            .researchKit(
                "ORKTextAnswerFormat", ("maximumLength", .integer(Int64(Line.longest))),
                ("multipleLines", .bool(false)))
        case .longText:
            .researchKit(
                "ORKTextAnswerFormat", ("maximumLength", .integer(Int64(Passage.longest))),
                ("multipleLines", .bool(true)))
        case .day: .researchKit("ORKDateAnswerFormat", ("style", "date"))
        case .time: .researchKit("ORKTimeOfDayAnswerFormat")
        }
    }

    private var scaleFormat: JSON {
        let ends = options.lines
        return .researchKit(
            "ORKScaleAnswerFormat", ("minimum", .integer(lowest ?? 0)), ("maximum", .integer(highest ?? 10)),
            // A value outside of the scale leaves it without one.
            ("defaultValue", .integer(Int64(Int32.max))), ("step", .integer(1)), ("vertical", .bool(false)),
            ("minimumValueDescription", ends.first.map { .string($0.text) }),
            ("maximumValueDescription", ends.count > 1 ? .string(ends[1].text) : nil))
    }

    private func choiceFormat(_ style: String) -> JSON {
        .researchKit(
            "ORKTextChoiceAnswerFormat", ("style", .string(style)),
            (
                "textChoices",
                .array(
                    options.lines.enumerated().map { place, option in
                        .researchKit(
                            "ORKTextChoice", ("text", .string(option.text)),
                            ("value", .string(QuestionnaireItem.key(ofOption: place).text)),
                            ("exclusive", .bool(false)))
                    })
            ))
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
