extension GivenQuestionnaire {
    /// The questionnaire as it is asked, page by page.
    public var survey: Survey {
        Survey(GivenQuestionnaire.survey, title: title.text, steps: pages.map { step(of: $0) })
    }

    private var pages: [[QuestionnaireItem]] { items.pages }

    private func step(of page: [QuestionnaireItem]) -> SurveyStep {
        let questions = page.filter { $0.kind.isQuestion }.map { $0.question }
        let rules = page.compactMap { rule(of: $0) }
        if page.count == 1, let question = questions.first { return SurveyStep(question, rules: rules) }
        let heading = page.first.flatMap { $0.kind.isQuestion ? nil : $0 }
        return SurveyStep(
            key(ofPage: page), title: heading?.text.text ?? title.text, text: heading?.hint?.text,
            questions: questions, rules: rules)
    }

    private func key(ofPage page: [QuestionnaireItem]) -> SurveyKey {
        guard let first = page.first else { return "page" }
        return page.count == 1 ? first.key : SurveyKey(line: Line(inCode: "page-\(first.number)"))
    }

    /// One that leads to an item in the middle of a page leads to the page.
    private func rule(of item: QuestionnaireItem) -> SurveyRule? {
        guard let jump = item.jump, let answer = item.key(ofAnswer: jump.answer) else { return nil }
        guard let number = jump.item else { return SurveyRule(endIf: item.key, .contains(answer)) }
        guard let page = pages.first(where: { page in page.contains { $0.number == number } }) else {
            return nil
        }
        return SurveyRule(if: item.key, .contains(answer), goTo: key(ofPage: page))
    }
}

extension QuestionnaireItem {
    /// The name under which its answers are stored.
    public var key: SurveyKey { SurveyKey(line: Line(inCode: "q\(number)")) }

    var question: SurveyQuestion {
        SurveyQuestion(
            key, text.text, hint: kind.isQuestion ? hint?.text : nil, format, isOptional: isOptional)
    }

    private var format: SurveyFormat {
        switch kind {
        case .instruction, .text: .text()
        case .longText: .text(longest: Passage.longest, isLong: true)
        case .yesOrNo: .yesOrNo
        case .scale: .scale(scale)
        case .choice: .choice(choices(isMultiple: false))
        case .choices: .choice(choices(isMultiple: true))
        case .number: .number(bounded)
        case .day: .day
        case .time: .time
        }
    }

    private var scale: SurveyFormat.Scale {
        let ends = options.lines
        let first = Int(clamping: lowest ?? 0)
        return SurveyFormat.Scale(
            first...max(first, Int(clamping: highest ?? 10)), lowest: ends.first?.text ?? "",
            highest: ends.count > 1 ? ends[1].text : "")
    }

    private var bounded: SurveyFormat.Number {
        let first = lowest.map { QuestionnaireItem.amount($0) } ?? .zero
        let last = highest.map { QuestionnaireItem.amount($0) } ?? .limit
        return SurveyFormat.Number(first...max(first, last), unit: unit?.text)
    }

    private static func amount(_ whole: Int64) -> Amount {
        let limit = Amount.limit.thousandths / 1000
        return Amount(clamping: min(max(whole, -limit), limit) * 1000)
    }

    private func choices(isMultiple: Bool) -> SurveyFormat.Choices {
        SurveyFormat.Choices(
            options.lines.enumerated().map { place, line in
                SurveyFormat.Option(QuestionnaireItem.key(ofOption: place), line.text)
            }, isMultiple: isMultiple)
    }

    package static func key(ofOption place: Int) -> SurveyKey {
        SurveyKey(line: Line(inCode: "o\(place + 1)"))
    }

    /// The options that an answer chose.
    public func chosen(in answer: SurveyAnswer) -> [Line] {
        options.lines.indices.filter { answer.contains(QuestionnaireItem.key(ofOption: $0)) }.map {
            options.lines[$0]
        }
    }

    /// The key of one of the answers that can be chosen; `nil` if the item has none there.
    func key(ofAnswer place: Int64) -> SurveyKey? {
        switch kind {
        case .yesOrNo: place == 0 ? "yes" : place == 1 ? "no" : nil
        case .choice, .choices:
            Int(exactly: place).flatMap {
                options.lines.indices.contains($0) ? QuestionnaireItem.key(ofOption: $0) : nil
            }
        default: nil
        }
    }
}
