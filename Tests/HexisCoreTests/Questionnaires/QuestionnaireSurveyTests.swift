import Testing

@testable import HexisCore

@Suite("A questionnaire as a survey")
struct QuestionnaireSurveyTests {
    private func survey(_ items: QuestionnaireItem...) -> Survey {
        GivenQuestionnaire(
            CareQuestionnaireGiven(
                connection: identifier(1), questionnaire: identifier(2), title: line("Sleep"),
                items: QuestionnaireItems(items) ?? .none, first: day("2026-11-21")),
            at: Stamp(at: instant(0), id: identifier(3))
        ).survey
    }

    private func item(
        _ number: Int64, _ kind: QuestionnaireItem.Kind, _ text: String = "Why?", onSamePage: Bool = false,
        jump: QuestionnaireItem.Jump? = nil
    ) -> QuestionnaireItem {
        QuestionnaireItem(
            number: number, kind: kind, text: line(text), hint: passage("More"),
            options: LineList([line("Left"), line("Right")]) ?? .none, isOnSamePage: onSamePage, jump: jump)
    }

    @Test("Each item has a page of its own; one on the same page is below the one before it")
    func pages() {
        let pages = survey(
            item(1, .instruction, "Welcome"), item(4, .text, "Name?"),
            item(2, .number, "Age?", onSamePage: true),
            item(9, .instruction, "Now sleep", onSamePage: true), item(3, .day, "Since?", onSamePage: true)
        ).steps
        #expect(pages.map(\.title) == ["Welcome", "Sleep", "Now sleep"])
        #expect(pages.map { $0.questions.map(\.text) } == [[], ["Name?", "Age?"], ["Since?"]])
        #expect(pages.map(\.text) == ["More", nil, "More"])
        #expect(pages.map { $0.key.text } == ["q1", "page-4", "page-9"])
        #expect(survey(item(1, .text, "Name?", onSamePage: true)).steps.map(\.title) == ["Name?"])
    }

    /// The path for each answer to the first of four questions.
    @Test(
        "An answer leads to a later item, to the page that it is on, or to the end",
        arguments: [
            (QuestionnaireItem.Kind.yesOrNo, 0, 3, "yes", ["q1", "page-2", "q4"]),
            (.yesOrNo, 1, 4, "no", ["q1", "q4"]), (.yesOrNo, 1, 4, "yes", ["q1", "page-2", "q4"]),
            (.yesOrNo, 1, nil, "no", ["q1"]), (.choice, 1, 4, "o2", ["q1", "q4"]),
            (.choice, 1, 4, "o1", ["q1", "page-2", "q4"]), (.choices, 0, nil, "o1 o2", ["q1"]),
            // Back, to itself, to none, and after an answer that there is not: the next one follows.
            (.yesOrNo, 0, 1, "yes", ["q1", "page-2", "q4"]), (.yesOrNo, 0, 8, "yes", ["q1", "page-2", "q4"]),
            (.choice, 7, 4, "o2", ["q1", "page-2", "q4"]), (.text, 0, 4, "yes", ["q1", "page-2", "q4"]),
        ] as [(QuestionnaireItem.Kind, Int64, Int64?, String, [String])])
    func jumps(kind: QuestionnaireItem.Kind, answer: Int64, target: Int64?, said: String, path: [String]) {
        let survey = survey(
            item(1, kind, jump: QuestionnaireItem.Jump(answer: answer, item: target)), item(2, .text),
            item(3, .text, onSamePage: true), item(4, .text))
        let run = SurveyRun(
            SurveyStarted(run: identifier(9), survey: GivenQuestionnaire.survey, version: 1)
        ).answering([
            SurveyAnswered(
                run: identifier(9), survey: GivenQuestionnaire.survey, step: "q1",
                answer: SurveyAnswer(text: passage(said)), started: instant(0), ended: instant(1))
        ])
        #expect(run.path(through: survey).map { $0.key.text } == path)
    }

    @Test("A scale and a number keep within their bounds, whatever they are")
    func bounds() throws {
        for (lowest, highest, values) in [
            (nil, nil, 0...10), (1, 5, 1...5), (5, 1, 5...5), (0, 1000, 0...10),
            (.min, .max, -100 ... -90),
        ] as [(Int64?, Int64?, ClosedRange<Int>)] {
            let scale = QuestionnaireItem(
                number: 1, kind: .scale, text: line("Pain?"), lowest: lowest, highest: highest)
            guard case .scale(let format) = scale.question.format else { throw Unexpected() }
            #expect(format.values == values)
            let number = QuestionnaireItem(
                number: 1, kind: .number, text: line("Hours?"), lowest: lowest, highest: highest)
            guard case .number(let format) = number.question.format else { throw Unexpected() }
            #expect(format.bounds.lowerBound <= format.bounds.upperBound)
        }
    }

    private struct Unexpected: Error {}

    @Test("Every combination of items can be answered to its end")
    func anything() throws {
        var dice = Dice.thrown()
        for _ in 0..<3000 {
            let items = dice.questionnaireItems()
            let survey = survey(items)
            var run = SurveyRun(SurveyStarted(run: identifier(9), survey: survey.key, version: 1))
            var seen: [SurveyKey] = []
            while let step = run.nextStep(on: run.path(through: survey)) {
                try #require(!seen.contains(step.key))
                seen.append(step.key)
                run = run.answering(
                    step.keys.map {
                        SurveyAnswered(
                            run: run.id, survey: survey.key, step: $0,
                            answer: SurveyAnswer(text: passage(dice.one(of: ["yes", "no", "o1", "3"]))),
                            started: instant(0), ended: instant(0))
                    })
            }
            let edited =
                items.items.first.flatMap { items.moving($0.number, to: dice.number(0...9)) } ?? items
            #expect(Set(edited.items) == Set(items.items))
            let more = items.setting(item(items.freeNumber, .text)) ?? items
            #expect(more.items.count == items.items.count + 1 && more.removing(items.freeNumber) == items)
        }
    }

    private func survey(_ items: QuestionnaireItems) -> Survey {
        GivenQuestionnaire(
            CareQuestionnaireGiven(
                connection: identifier(1), questionnaire: identifier(2), title: line("Sleep"), items: items,
                first: day("2026-11-21")), at: Stamp(at: instant(0), id: identifier(3))
        ).survey
    }

    @Test("There are at most so many items, each number once")
    func limits() {
        let most = QuestionnaireItems.most
        #expect(QuestionnaireItems((0..<most).map { item(Int64($0), .text) }) != nil)
        #expect(QuestionnaireItems((0...most).map { item(Int64($0), .text) }) == nil)
        #expect(QuestionnaireItems([item(1, .text), item(1, .day)]) == nil)
        #expect(QuestionnaireItems.none.freeNumber == 1 && !QuestionnaireItems.none.hasQuestions)
        #expect(QuestionnaireItems([item(1, .instruction)])?.hasQuestions == false)
    }

    @Test("The longest questionnaire fits into an entry in both forms")
    func longest() throws {
        let hint = try #require(Passage(String(repeating: "\"\n", count: 300) + "x"))
        let items = (0..<60).map { number in
            QuestionnaireItem(
                number: number + 1_000_000, kind: .choice, text: line(String(repeating: "\\", count: 60)),
                hint: hint, options: LineList([line("\"a"), line("\"b")]) ?? .none, isOptional: true,
                isOnSamePage: true, jump: QuestionnaireItem.Jump(answer: 1, item: 1_000_001))
        }
        let most = try #require((1...60).last { QuestionnaireItems(Array(items.prefix($0))) != nil })
        #expect(most < 60)
        let full = try #require(QuestionnaireItems(Array(items.prefix(most))))
        #expect(full.setting(items[most]) == nil)
        let entry = Entry(
            id: identifier(1), at: instant(1), device: identifier(2),
            fact: .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: identifier(3), questionnaire: identifier(4), title: line("Sleep"),
                    items: full, first: day("2026-11-21"), interval: 7)))
        #expect(try Entry(bytes: entry.bytes) == entry)
        let text = entry.json.text
        #expect(try Entry(json: JSON(parsing: text)) == entry && text.utf8.count <= Entry.longestBytes)
    }

    @Test("Fields that a newer program gives an item are kept in both forms")
    func unknown() throws {
        var writer = ByteWriter()
        writer.write(raw: item(1, .text).bytes)
        writer.write(field: 40, .integer(7))
        var all = ByteWriter()
        all.write(run: writer.bytes)
        let items = try #require(QuestionnaireItems(wire: .run(all.bytes[...])))
        guard case .run(let bytes) = items.wire else { throw Unexpected() }
        #expect(Array(bytes) == all.bytes)
        #expect(QuestionnaireItems(json: items.json) == items)
    }
}
