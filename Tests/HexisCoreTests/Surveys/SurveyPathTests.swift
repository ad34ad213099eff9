@testable import HexisCore
import Testing

@Suite("The path through a survey")
struct SurveyPathTests {
    private static func question(
        _ key: SurveyKey, isOptional: Bool = false, _ rules: SurveyRule...
    ) -> SurveyStep {
        SurveyStep(
            SurveyQuestion(key, "How many?", .number(SurveyFormat.Number()), isOptional: isOptional),
            rules: rules)
    }

    /// Hello; how many cigarettes? (none: go to sleep); since when?; how much sleep? (9 or more: the end); naps?
    /// (skipped: the end); thanks.
    static let survey = Survey(
        "mood", title: "Mood",
        steps: [
            SurveyStep("hello", title: "Hello"),
            question("smokes", SurveyRule(if: "smokes", .equals(.number(.zero)), goTo: "sleep")),
            question("since"),
            question("sleep", SurveyRule(endIf: "sleep", .greater(than: amount("8.999")))),
            question("naps", isOptional: true, SurveyRule(endIf: "naps", .skipped)),
            SurveyStep("thanks", title: "Thanks"),
        ])

    private static let all = ["hello", "smokes", "since", "sleep", "naps", "thanks"]

    @Test(
        "The path follows the answers, and goes on in order if no rule applies",
        arguments: [
            ([], all),
            ([("smokes", "3")], all),
            ([("smokes", "0")], ["hello", "smokes", "sleep", "naps", "thanks"]),
            ([("sleep", "9")], ["hello", "smokes", "since", "sleep"]),
            ([("sleep", "8")], all),
            ([("naps", nil)], ["hello", "smokes", "since", "sleep", "naps"]),
            ([("smokes", "0"), ("sleep", "9")], ["hello", "smokes", "sleep"]),
        ] as [([(SurveyKey, String?)], [String])])
    func path(answers: [(SurveyKey, String?)], path: [String]) {
        var diary = SurveyDiary()
        for (step, number) in answers { diary.answer(step, number.map { .number(amount($0)) }) }
        #expect(diary.state.keys(through: Self.survey) == path)
    }

    @Test("Answers that left the path are kept, but not in the result")
    func aside() {
        var diary = SurveyDiary()
        diary.answer("hello", nil)
        diary.answer("smokes", "3")
        diary.answer("since", "2001")
        diary.answer("smokes", "0")
        #expect(SurveyResult(of: diary.state, through: Self.survey).answer(to: "since") == nil)
        #expect(diary.state.nextStep(on: diary.state.path(through: Self.survey))?.key == "sleep")
        diary.answer("smokes", "5")
        #expect(
            SurveyResult(of: diary.state, through: Self.survey).answer(to: "since") == .number(amount("2001"))
        )
        #expect(diary.state.nextStep(on: diary.state.path(through: Self.survey))?.key == "sleep")
    }

    @Test("An answer that left the path does not steer it")
    func notLedFromAside() {
        let survey = Survey(
            "mood", title: "Mood",
            steps: [
                Self.question("a", SurveyRule(if: "a", .equals(.number(.zero)), goTo: "c")),
                Self.question("b"),
                Self.question("c", SurveyRule(if: "b", .less(than: amount("5")), goTo: "e")),
                Self.question("d"), Self.question("e"),
            ])
        var diary = SurveyDiary()
        diary.answer("a", "1")
        diary.answer("b", "4")
        #expect(diary.state.keys(through: survey) == ["a", "b", "c", "e"])
        diary.answer("a", "0")
        #expect(diary.state.keys(through: survey) == ["a", "c", "d", "e"])
    }

    @Test("The path never turns back: rules that lead back or nowhere, or test a later step, are ignored")
    func neverBack() {
        let survey = Survey(
            "mood", title: "Mood",
            steps: [
                Self.question("a", SurveyRule(if: "b", .skipped, goTo: "c")),
                Self.question(
                    "b", SurveyRule(if: "b", .skipped, goTo: "a"), SurveyRule(if: "b", .skipped, goTo: "b"),
                    SurveyRule(if: "b", .skipped, goTo: "moon"), SurveyRule(if: "moon", .skipped, goTo: "d"),
                    SurveyRule(if: "a", .skipped, goTo: "d")),
                Self.question("c"), Self.question("d"),
            ])
        var diary = SurveyDiary()
        diary.answer("b", nil)
        #expect(diary.state.keys(through: survey) == ["a", "b", "c", "d"])
        diary.answer("a", nil)
        #expect(diary.state.keys(through: survey) == ["a", "b", "d"])
    }

    @Test(
        "The number of steps is certain if no rule ahead can change it",
        arguments: [
            ([], "hello", 1, 6, false), ([], "thanks", 6, 6, true), ([], "naps", 5, 6, false),
            ([("smokes", "0")], "smokes", 2, 5, false), ([("smokes", "0")], "sleep", 3, 5, false),
            ([("smokes", "0"), ("sleep", "9")], "sleep", 3, 3, false),
            ([("smokes", "0"), ("sleep", "1")], "naps", 4, 5, false),
            ([("smokes", "0"), ("sleep", "1")], "thanks", 5, 5, true),
        ] as [([(SurveyKey, String)], SurveyKey, Int, Int, Bool)])
    func progress(
        answers: [(SurveyKey, String)], at step: SurveyKey, number: Int, count: Int, isCertain: Bool
    ) throws {
        var diary = SurveyDiary()
        for (step, number) in answers { diary.answer(step, number) }
        let path = diary.state.path(through: Self.survey)
        let progress = SurveyProgress(at: try #require(path.firstIndex { $0.key == step }), of: path)
        #expect(progress.number == number && progress.count == count && progress.isCertain == isCertain)
    }

    @Test(
        "The likely path supposes the first rule of every question ahead, and follows the answers that are there"
    )
    func likely() {
        let survey = Survey(
            "mood", title: "Mood",
            steps: [
                Self.question("a", SurveyRule(if: "a", .equals(.number(.zero)), goTo: "c")),
                Self.question("b"),
                Self.question("c", SurveyRule(if: "b", .less(than: amount("5")), goTo: "e")),
                Self.question("d", SurveyRule(endIf: "d", .skipped)), Self.question("e"),
            ])
        var diary = SurveyDiary()
        func likely() -> [String] { diary.state.likelyPath(through: survey).map { $0.key.text } }
        // Nothing is known: on to c, from which no rule leads, since b was not asked; d ends it.
        #expect(likely() == ["a", "c", "d"])
        diary.answer("a", "1")
        #expect(likely() == ["a", "b", "c", "e"])
        diary.answer("b", "9")
        #expect(likely() == ["a", "b", "c", "d"])
        diary.answer("d", "1")
        #expect(likely() == ["a", "b", "c", "d", "e"])
    }

    @Test("A survey without steps has an empty path")
    func empty() {
        let empty = Survey("mood", title: "Mood", steps: [])
        #expect(SurveyDiary().state.path(through: empty).isEmpty)
    }

    @Test(
        "Conditions compare choices, smaller and larger values",
        arguments: [
            (.contains("yes"), .chosen("yes"), true), (.contains("yes"), .chosen("no"), false),
            (.contains("yes"), nil, false),
            (.contains("b"), .chosen("a", "b"), true), (.contains("b"), .chosen("a", "bb"), false),
            (.less(than: amount("3")), .number(amount("2.999")), true),
            (.less(than: amount("3")), .number(amount("3")), false), (.less(than: amount("3")), nil, false),
            (.greater(than: amount("3")), .number(amount("3.001")), true),
            (.greater(than: amount("3")), .number(amount("3")), false),
            (.greater(than: amount("3")), SurveyAnswer(text: passage("Nine")), false),
            (.equals(.day(day("2026-11-21"))), .day(day("2026-11-21")), true),
            (.equals(.day(day("2026-11-21"))), nil, false), (.skipped, nil, true),
            (.skipped, .chosen("no"), false),
        ] as [(SurveyCondition, SurveyAnswer?, Bool)])
    func conditions(condition: SurveyCondition, answer: SurveyAnswer?, holds: Bool) {
        #expect(condition.holds(for: answer) == holds)
    }
}
