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
        guard let (name, type, members) = content(of: item, answer) else { return nil }
        let common: [(String, JSON?)] = [
            ("_class", .string("ORK\(name)QuestionResult")),
            ("identifier", .string(item.researchKitIdentifier)),
            ("questionType", .integer(type)), ("startDate", date), ("endDate", date),
        ]
        return .object((common + members).compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }

    private func content(
        of item: QuestionnaireItem, _ answer: SurveyAnswer
    ) -> (name: String, type: Int64, members: [(String, JSON?)])? {
        let number = answer.number.map { JSON.number($0.description) }
        return switch item.kind {
        case .instruction: nil
        case .yesOrNo: ("Boolean", 7, [("booleanAnswer", .bool(answer.contains("yes")))])
        case .scale: ("Scale", 1, [("scaleAnswer", number)])
        case .number:
            ("Numeric", 5, [("numericAnswer", number), ("unit", item.unit.map { .string($0.text) })])
        case .choice: ("Choice", 2, [("choiceAnswers", chosen(of: item, answer))])
        case .choices: ("Choice", 3, [("choiceAnswers", chosen(of: item, answer))])
        case .text, .longText: ("Text", 8, [("textAnswer", .string(answer.text.text))])
        case .day: ("Date", 11, day(answer.day))
        case .time: ("TimeOfDay", 9, [("dateComponentsAnswer", answer.time.map { .string($0.description) })])
        }
    }

    private func chosen(of item: QuestionnaireItem, _ answer: SurveyAnswer) -> JSON {
        let keys = item.options.lines.indices.map { QuestionnaireItem.key(ofOption: $0) }
        return .array(keys.filter { answer.contains($0) }.map { .string($0.text) })
    }

    private func day(_ day: Day?) -> [(String, JSON?)] {
        let begin = day.map { zone.instant(of: $0, at: .midnight) }
        return [
            ("dateAnswer", begin.map { .string(ResearchKitResult.text($0, zone.offset(at: $0))) }),
            ("calendar", "gregorian"), ("timeZone", begin.map { .integer(Int64(zone.offset(at: $0))) }),
        ]
    }
}
