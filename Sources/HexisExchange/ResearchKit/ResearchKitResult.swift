package import HexisCore

/// The answers to a questionnaire as results of ResearchKit (`ORKTaskResult`).
package struct ResearchKitResult {
    private let given: GivenQuestionnaire
    private let run: SurveyRun
    private let zone: ZoneRules

    /// Returns `nil` for answers that are not finished.
    ///
    /// - Parameter zone: The time zone of the person who answered.
    package init?(_ run: SurveyRun, to given: GivenQuestionnaire, in zone: ZoneRules) {
        guard run.finishedAt != nil else { return nil }
        self.given = given
        self.run = run
        self.zone = zone
    }

    package var json: JSON {
        .researchKit(
            "ORKTaskResult", ("identifier", .string(given.title.text)),
            ("taskRunUUID", .string(run.id.uuid.uppercased())), ("startDate", date), ("endDate", date),
            ("results", .array(given.items.pages.compactMap { result(of: $0) })))
    }

    /// ResearchKit wants both ends of every answer; Hexis keeps when the questionnaire was finished.
    private var date: JSON? {
        run.finishedAt.map { .string(ResearchKitResult.text($0, zone.offset(at: $0))) }
    }

    /// `2019-05-27T00:35:06-0700`
    private static func text(_ instant: Instant, _ offset: Int) -> String {
        let text = RFC3339.text(instant, offset: offset)
        if text.hasSuffix("Z") { return "\(text.dropLast())+0000" }
        return "\(text.dropLast(3))\(text.suffix(2))"
    }

    private func result(of page: [QuestionnaireItem]) -> JSON? {
        let answers = page.compactMap { item in
            run.said(to: item.key)?.answer.flatMap { result(of: item, $0) }
        }
        guard !answers.isEmpty else { return nil }
        return .researchKit(
            "ORKStepResult", ("identifier", .string(page.researchKitIdentifier)),
            ("isPreviousResult", .bool(false)), ("startDate", date), ("endDate", date),
            ("results", .array(answers)))
    }

    private func result(of item: QuestionnaireItem, _ answer: SurveyAnswer) -> JSON? {
        let (name, type, members): (String, Int64, [(String, JSON?)])
        switch item.kind {
        case .instruction: return nil
        case .yesOrNo:
            (name, type, members) = ("Boolean", 7, [("booleanAnswer", .bool(answer.contains("yes")))])
        case .scale:
            (name, type, members) = (
                "Scale", 1, [("scaleAnswer", answer.number.map { .number($0.description) })]
            )
        case .number:
            (name, type, members) = (
                "Numeric", 5,
                [
                    ("numericAnswer", answer.number.map { .number($0.description) }),
                    ("unit", item.unit.map { .string($0.text) }),
                ]
            )
        case .choice, .choices:
            let chosen = item.options.lines.indices.map { QuestionnaireItem.key(ofOption: $0) }.filter {
                answer.contains($0)
            }
            (name, type, members) = (
                "Choice", item.kind == .choice ? 2 : 3,
                [("choiceAnswers", .array(chosen.map { .string($0.text) }))]
            )
        case .text, .longText:
            (name, type, members) = ("Text", 8, [("textAnswer", .string(answer.text.text))])
        case .day:
            let noon = answer.day.map { zone.instant(of: $0, at: .midnight) }
            (name, type, members) = (
                "Date", 11,
                [
                    ("dateAnswer", noon.map { .string(ResearchKitResult.text($0, zone.offset(at: $0))) }),
                    ("calendar", "gregorian"),
                    ("timeZone", noon.map { .integer(Int64(zone.offset(at: $0))) }),
                ]
            )
        case .time:
            (name, type, members) = (
                "TimeOfDay", 9, [("dateComponentsAnswer", answer.time.map { .string($0.description) })]
            )
        }
        let common: [(String, JSON?)] = [
            ("_class", .string("ORK\(name)QuestionResult")),
            ("identifier", .string(item.researchKitIdentifier)),
            ("questionType", .integer(type)), ("startDate", date), ("endDate", date),
        ]
        return .object((common + members).compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }
}
