import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisExchange

@Suite("Surveys of ResearchKit")
struct ResearchKitTests {
    /// The keys that ResearchKit's serializer knows for what is written (ResearchKit, `ORKESerialization.m`).
    private static let keys: [String: Set<String>] = [
        "ORKOrderedTask": ["identifier", "steps"],
        "ORKNavigableOrderedTask": ["identifier", "steps", "stepNavigationRules"],
        "ORKInstructionStep": ["identifier", "title", "text"],
        "ORKQuestionStep": ["identifier", "question", "text", "optional", "answerFormat"],
        "ORKFormStep": ["identifier", "title", "text", "formItems"],
        "ORKFormItem": ["identifier", "text", "detailText", "optional", "answerFormat"],
        "ORKBooleanAnswerFormat": [], "ORKTimeOfDayAnswerFormat": [], "ORKDateAnswerFormat": ["style"],
        "ORKScaleAnswerFormat": [
            "minimum", "maximum", "defaultValue", "step", "vertical", "minimumValueDescription",
            "maximumValueDescription",
        ],
        "ORKNumericAnswerFormat": ["style", "unit", "minimum", "maximum"],
        "ORKTextAnswerFormat": ["maximumLength", "multipleLines"],
        "ORKTextChoiceAnswerFormat": ["style", "textChoices"],
        "ORKTextChoice": ["text", "value", "exclusive"],
        "ORKPredicateStepNavigationRule": ["resultPredicateFormats", "destinationStepIdentifiers"],
        "ORKTaskResult": ["identifier", "taskRunUUID", "startDate", "endDate", "results"],
        "ORKStepResult": ["identifier", "isPreviousResult", "startDate", "endDate", "results"],
        "ORKBooleanQuestionResult": ["booleanAnswer"], "ORKScaleQuestionResult": ["scaleAnswer"],
        "ORKNumericQuestionResult": ["numericAnswer", "unit"], "ORKChoiceQuestionResult": ["choiceAnswers"],
        "ORKTextQuestionResult": ["textAnswer"], "ORKTimeOfDayQuestionResult": ["dateComponentsAnswer"],
        "ORKDateQuestionResult": ["dateAnswer", "calendar", "timeZone"],
    ]
    private static let ofResults: Set<String> = ["identifier", "questionType", "startDate", "endDate"]

    /// Records an issue for each key that ResearchKit does not know.
    private func check(_ json: JSON) {
        switch json {
        case .array(let elements): elements.forEach { check($0) }
        case .object(let members):
            if let name = json["_class"]?.string {
                guard let keys = Self.keys[name] else {
                    Issue.record("\(name)")
                    return
                }
                let known = name.hasSuffix("QuestionResult") ? keys.union(Self.ofResults) : keys
                for member in members where member.name != "_class" {
                    #expect(known.contains(member.name), "\(name).\(member.name)")
                }
            }
            members.forEach { check($0.value) }
        default: break
        }
    }

    private func questionnaire(_ items: [QuestionnaireItem]) throws -> Questionnaire {
        Questionnaire(
            id: Identifier(high: 1, low: 1), title: try #require(Line("Your back, “weekly”")),
            items: try #require(QuestionnaireItems(items)))
    }

    private func lines(_ texts: String...) throws -> LineList {
        try #require(LineList(texts.compactMap { Line($0) }))
    }

    /// One item of each kind, on pages of their own and together, with two ways to go on.
    private func items() throws -> [QuestionnaireItem] {
        func text(_ text: String) throws -> Line { try #require(Line(text)) }
        return [
            QuestionnaireItem(
                number: 1, kind: .instruction, text: try text("Welcome"), hint: Passage("Take\ntime.")),
            QuestionnaireItem(
                number: 2, kind: .yesOrNo, text: try text("Any pain?"), jump: .init(answer: 1, item: nil)),
            QuestionnaireItem(
                number: 3, kind: .scale, text: try text("How bad?"), hint: Passage("Now."),
                options: try lines("none", "worst"), lowest: 0, highest: 10),
            QuestionnaireItem(
                number: 4, kind: .choice, text: try text("Where?"),
                options: try lines("Back", "“Neck”", "Hip"),
                isOptional: true, isOnSamePage: true, jump: .init(answer: 2, item: 7)),
            QuestionnaireItem(
                number: 5, kind: .choices, text: try text("When?"), options: try lines("Morning", "Night")),
            QuestionnaireItem(
                number: 6, kind: .number, text: try text("How long?"), lowest: 0, unit: Line("hours")),
            QuestionnaireItem(number: 7, kind: .instruction, text: try text("At last")),
            QuestionnaireItem(
                number: 8, kind: .text, text: try text("In a word?"), isOptional: true, isOnSamePage: true),
            QuestionnaireItem(
                number: 9, kind: .longText, text: try text("Tell more"), isOptional: true, isOnSamePage: true),
            QuestionnaireItem(number: 10, kind: .day, text: try text("Since?")),
            QuestionnaireItem(number: 11, kind: .time, text: try text("At what time?")),
        ]
    }

    private func read(_ json: JSON) throws -> (title: Line, items: QuestionnaireItems) {
        try ResearchKitReader.read(Array(json.text.utf8))
    }

    @Test("A questionnaire comes back as it was, and only documented keys are written")
    func roundTrip() throws {
        let questionnaire = try questionnaire(try items())
        let json = ResearchKitTask.json(of: questionnaire)
        check(json)
        let back = try read(json)
        #expect(back.title == questionnaire.title && back.items == questionnaire.items)
        let plain = ResearchKitTask.json(of: try self.questionnaire(Array(try items().prefix(1))))
        #expect(plain["_class"]?.string == "ORKOrderedTask" && plain["stepNavigationRules"] == nil)
    }

    @Test("Questionnaires of any items come back as they were")
    func generated() throws {
        var dice = Dice.thrown()
        let all = try items()
        for _ in 0..<rounds(300) {
            let count = dice.number(1...8)
            let items = (1...count).map { number in
                let item = dice.one(of: all)
                let targets = [nil] + (1...count).map { Optional(Int64($0)) }
                let hasJump = [.yesOrNo, .choice, .choices].contains(item.kind) && dice.chance(oneIn: 2)
                return QuestionnaireItem(
                    number: Int64(number), kind: item.kind, text: item.text, hint: item.hint,
                    options: item.options,
                    lowest: item.lowest, highest: item.highest, unit: item.unit,
                    isOptional: item.kind.isQuestion && dice.chance(oneIn: 2),
                    isOnSamePage: number > 1 && item.kind.isQuestion && dice.chance(oneIn: 3),
                    jump: hasJump
                        ? .init(answer: Int64(dice.number(0...1)), item: dice.one(of: targets)) : nil)
            }
            let questionnaire = try questionnaire(items)
            let json = ResearchKitTask.json(of: questionnaire)
            check(json)
            let back = try read(json).items
            #expect(try back.items == pages(of: questionnaire.items).items)
        }
    }

    /// The items, where a way into the middle of a page leads to its beginning: there it goes anyway.
    private func pages(of items: QuestionnaireItems) throws -> QuestionnaireItems {
        try #require(
            QuestionnaireItems(
                items.items.map { item in
                    let page = items.pages.first { $0.contains { $0.number == item.jump?.item } }
                    return QuestionnaireItem(
                        number: item.number, kind: item.kind, text: item.text, hint: item.hint,
                        options: item.options, lowest: item.lowest, highest: item.highest, unit: item.unit,
                        isOptional: item.isOptional, isOnSamePage: item.isOnSamePage,
                        jump: item.jump.map { .init(answer: $0.answer, item: page?.first?.number) })
                }))
    }

    @Test("A survey of ResearchKit's own becomes a questionnaire")
    func foreign() throws {
        let (title, items) = try ResearchKitReader.read(
            Array(
                #"""
                {"_class":"ORKOrderedTask","identifier":"weekly-checkin","steps":[
                 {"_class":"ORKInstructionStep","identifier":"intro","title":"Weekly check-in","text":"Takes one minute.","iconImage":{"imageName":"x"}},
                 {"_class":"ORKQuestionStep","identifier":"rhr","title":"Heart","question":"Resting heart rate?","optional":true,
                  "answerFormat":{"_class":"ORKNumericAnswerFormat","style":"integer","unit":"bpm","minimum":30,"maximum":220}},
                 {"_class":"ORKQuestionStep","identifier":"dose-time","title":"When did you take it?",
                  "answerFormat":{"_class":"ORKTimeOfDayAnswerFormat","defaultComponents":"08:00","minuteInterval":5}},
                 {"_class":"ORKFormStep","identifier":"srbai","title":"Habit","formItems":[
                  {"_class":"ORKFormItem","identifier":"auto","text":"... I do automatically","optional":false,
                   "answerFormat":{"_class":"ORKScaleAnswerFormat","minimum":1,"maximum":7,"step":1,"defaultValue":4,"vertical":false}},
                  {"_class":"ORKFormItem","identifier":"reason","text":"Why skipped?","answerFormat":{"_class":"ORKTextChoiceAnswerFormat",
                   "style":"singleChoice","textChoices":[{"_class":"ORKTextChoice","text":"Forgot","value":"forgot","exclusive":false},
                   {"_class":"ORKTextChoice","text":"Side effects","value":"side_effects","exclusive":false}]}}]},
                 {"_class":"ORKCompletionStep","identifier":"done","title":"Thanks"}]}
                """#.utf8))
        #expect(title.text == "weekly-checkin")
        #expect(items.items.map { $0.kind } == [.instruction, .number, .time, .instruction, .scale, .choice])
        #expect(items.items.map { $0.isOptional } == [false, true, true, false, false, true])
        #expect(items.items.map { $0.isOnSamePage } == [false, false, false, false, true, true])
        #expect(items.items[1].text.text == "Resting heart rate?" && items.items[1].unit?.text == "bpm")
        #expect(items.items[4].options.lines.map { $0.text } == ["1", "7"])
        #expect(items.items[5].options.lines.map { $0.text } == ["Forgot", "Side effects"])
    }

    @Test("A rule as ResearchKit writes it leads on after an answer")
    func rule() throws {
        let predicate =
            #"SUBQUERY(SELF, $x, $x.identifier == $ORK_TASK_IDENTIFIER AND SUBQUERY($x.results, $y, $y.identifier == \"q\" AND $y.isPreviousResult == 0 AND SUBQUERY($y.results, $z, $z.identifier == \"q\" AND $z.answer == 1).@count > 0).@count > 0).@count > 0"#
        let rule =
            #"{"_class":"ORKPredicateStepNavigationRule","defaultStepIdentifier":"","destinationStepIdentifiers":["i"],"additionalTaskResults":[],"resultPredicateFormats":["\#(predicate)"]}"#
        let text = Self.task(
            Self.question("ORKBooleanAnswerFormat") + ","
                + Self.question("ORKTimeOfDayAnswerFormat").replacing("\"q\"", with: "\"p\"")
                + #",{"_class":"ORKInstructionStep","identifier":"i","title":"At last"}"#,
            #","stepNavigationRules":{"q":\#(rule)}"#)
        let items = try ResearchKitReader.read(Array(text.utf8)).items.items
        #expect(items.map { $0.jump } == [.init(answer: 0, item: 3), nil, nil])
    }

    @Test(
        "What has no equal is refused by its name",
        arguments: [
            ("{", ResearchKitError.notJSON), ("[]", .noTask), (#"{"_class":"ORKOrderedTask"}"#, .noTask),
            (#"{"_class":"ORKAudiometryTask","steps":[]}"#, .unsupported("ORKAudiometryTask")),
            (task(#"{"_class":"ORKWalkingTaskStep","identifier":"w"}"#), .unsupported("ORKWalkingTaskStep")),
            (task(#"{"_class":"ORKInstructionStep","identifier":"i"}"#), .invalid(identifier: "i")),
            (task(question("ORKLocationAnswerFormat")), .unsupported("ORKLocationAnswerFormat")),
            (
                task(question("ORKScaleAnswerFormat", #","minimum":0,"maximum":10,"step":5"#)),
                .unsupported("the steps of the scale “q”")
            ),
            (
                task(question("ORKScaleAnswerFormat", #","minimum":0,"maximum":100"#)),
                .invalid(identifier: "q")
            ),
            (
                task(question("ORKNumericAnswerFormat", #","minimum":0.5"#)),
                .unsupported("the bounds of “q”, which are not whole")
            ),
            (
                task(question("ORKDateAnswerFormat", #","style":"dateTime""#)),
                .unsupported("a date with a time, in “q”")
            ),
            (task(question("ORKTextChoiceAnswerFormat", #","textChoices":[]"#)), .invalid(identifier: "q")),
            (
                task(question("ORKBooleanAnswerFormat"), #","stepModifiers":{"q":{}}"#),
                .unsupported("stepModifiers")
            ),
            (
                task(
                    question("ORKBooleanAnswerFormat"),
                    #","stepNavigationRules":{"q":{"_class":"ORKDirectStepNavigationRule"}}"#),
                .unsupported("ORKDirectStepNavigationRule after “q”")
            ),
            (
                task(
                    question("ORKBooleanAnswerFormat"),
                    #","stepNavigationRules":{"q":{"_class":"ORKPredicateStepNavigationRule","resultPredicateFormats":["TRUEPREDICATE"],"destinationStepIdentifiers":["q"]}}"#
                ), .unsupported("the rule after “q”")
            ),
            (
                task((0..<61).map { _ in question("ORKBooleanAnswerFormat") }.joined(separator: ",")),
                .tooLarge
            ),
        ])
    func refused(text: String, error: ResearchKitError) {
        #expect(throws: error) { try ResearchKitReader.read(Array(text.utf8)) }
    }

    private static func task(_ steps: String, _ more: String = "") -> String {
        #"{"_class":"ORKNavigableOrderedTask","identifier":"t","steps":[\#(steps)]\#(more)}"#
    }

    private static func question(_ format: String, _ more: String = "") -> String {
        #"{"_class":"ORKQuestionStep","identifier":"q","question":"Q?","answerFormat":{"_class":"\#(format)"\#(more)}}"#
    }

    @Test("Answers are results for the steps of the survey, with documented keys alone")
    func results() throws {
        let now = Moment(instant: Instant(clamping: 1_795_248_000_000))
        let practice = Practice(
            Demonstration.entries(
                until: now, device: Identifier(high: 1, low: 2),
                sharingWith: CareRequested(
                    connection: Identifier(high: 3, low: 1), provider: Identifier(high: 3, low: 2),
                    name: try #require(Line("anna")))))
        var count = 0
        for given in practice.careConnections.flatMap({ $0.givenQuestionnaires }) {
            let steps = given.items.pages.map { $0.researchKitIdentifier }
            for run in practice.answers(to: given) {
                let json = try #require(ResearchKitResult(run, to: given, in: .utc)).json
                check(json)
                #expect(json["identifier"]?.string == given.title.text)
                #expect(json["taskRunUUID"]?.string?.count == 36)
                #expect(json["endDate"]?.string?.hasSuffix("+0000") == true)
                guard case .array(let results) = json["results"] else {
                    Issue.record("no results")
                    continue
                }
                #expect(
                    !results.isEmpty && results.allSatisfy { steps.contains($0["identifier"]?.string ?? "") })
                count += results.count
            }
        }
        #expect(count > 0)
    }

    @Test("Predicates come back as they were, with or without the part of later versions; any other is none")
    func predicates() {
        for answer in [ResearchKitPredicate.Answer.yesOrNo(true), .yesOrNo(false), .option(#"a "b" \c"#)] {
            let predicate = ResearchKitPredicate(step: #"s"1"#, result: "r", answer: answer)
            #expect(ResearchKitPredicate(predicate.text) == predicate)
            let earlier = predicate.text.replacing(" AND $y.isPreviousResult == 0", with: "")
            #expect(earlier != predicate.text && ResearchKitPredicate(earlier) == predicate)
            #expect(ResearchKitPredicate(predicate.text + ")") == nil)
            for length in 0..<predicate.text.count {
                #expect(ResearchKitPredicate(String(predicate.text.prefix(length))) == nil)
            }
        }
    }
}
