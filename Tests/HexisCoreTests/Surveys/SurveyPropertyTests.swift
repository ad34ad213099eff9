@testable import HexisCore
import Testing

@Suite("Any survey with any answers")
struct SurveyPropertyTests {
    private static let keys: [SurveyKey] = ["a", "b", "c", "d", "e", "f", "g"]

    @Test("Every path leads to the end; going back and forth, or entries in any order, lose no answer")
    func backAndForth() {
        var dice = Dice.thrown()
        for _ in 0..<1_000 {
            let survey = dice.survey(Self.keys)
            var diary = SurveyDiary()
            var latest: [SurveyKey: SurveyAnswer?] = [:]
            for _ in 0..<dice.number(0...25) {
                let path = diary.state.path(through: survey)
                let reachable = path.prefix { diary.state.isAnswered($0) }.count + 1
                let step = dice.one(of: path.prefix(reachable))
                let answer = dice.answer(to: step)
                latest[step.key] = answer
                diary.answer(step.key, answer)
                expectSound(diary.state, survey)
            }
            let run = diary.state
            #expect(run.records.count == latest.count)
            #expect(run.records.allSatisfy { latest[$0.said.step] == $0.said.answer })
            let shuffled = Practice(diary.entries.shuffled(using: &dice)).surveyRun(diary.run)
            #expect(shuffled == run)
            #expect(shuffled?.keys(through: survey) == run.keys(through: survey))
        }
    }

    @Test("A survey ends after as many steps as were certain")
    func progress() {
        var dice = Dice.thrown()
        for _ in 0..<1_000 {
            let survey = dice.survey(Self.keys)
            var diary = SurveyDiary()
            var certain: Int?
            while let step = diary.state.nextStep(on: diary.state.path(through: survey)) {
                let path = diary.state.path(through: survey)
                let progress = SurveyProgress(at: path.firstIndex { $0 === step } ?? 0, of: path)
                #expect(progress.number <= progress.count)
                if progress.isCertain { certain = certain ?? progress.count }
                diary.answer(step.key, dice.answer(to: step))
            }
            if let certain { #expect(diary.state.path(through: survey).count == certain) }
        }
    }

    @Test("A run with pending answers equals the run with those answers in the journal")
    func answering() {
        var dice = Dice.thrown()
        for _ in 0..<500 {
            let survey = dice.survey(Self.keys)
            var diary = SurveyDiary()
            for key in Self.keys where dice.chance(oneIn: 2) { diary.answer(key, "\(dice.number(0...3))") }
            var later = diary
            let key = dice.one(of: Self.keys)
            later.answer(key, "2")
            let said = later.state.said(to: key).map { [$0] } ?? []
            #expect(diary.state.answering(said).keys(through: survey) == later.state.keys(through: survey))
        }
    }

    /// Expects rising steps, and exactly the answers of the path in the result.
    private func expectSound(_ run: SurveyRun, _ survey: Survey) {
        let places = run.path(through: survey).compactMap { step in survey.steps.firstIndex { $0 === step } }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 } && places.first == 0)
        let result = SurveyResult(of: run, through: survey)
        let onPath = run.path(through: survey).map { $0.key }
        #expect(result.steps.map { $0.key } == onPath.filter { run.said(to: $0) != nil })
        for step in survey.steps {
            let expected = onPath.contains(step.key) ? run.said(to: step.key)?.answer : nil
            #expect(result.answer(to: step.key) == expected)
        }
    }
}

extension Dice {
    /// A survey that asks for numbers from 0 to 3, with rules that lead anywhere and test anything.
    fileprivate mutating func survey(_ keys: [SurveyKey]) -> Survey {
        let steps = (0..<number(1...keys.count)).map { place in
            let rules = (0..<number(0...2)).map { _ in rule(keys) }
            return chance(oneIn: 5)
                ? SurveyStep(keys[place], title: "Hello", rules: rules)
                : SurveyStep(
                    SurveyQuestion(
                        keys[place], "How many?",
                        .number(SurveyFormat.Number(.zero...HexisCoreTests.amount("3"))),
                        isOptional: chance(oneIn: 3)), rules: rules)
        }
        return Survey("mood", title: "Mood", steps: steps)
    }

    private mutating func rule(_ keys: [SurveyKey]) -> SurveyRule {
        let number = Amount(clamping: Int64(self.number(0...3)) * 1000)
        let conditions: [SurveyCondition] = [
            .equals(.number(number)), .less(than: number), .greater(than: number), .skipped,
        ]
        let condition = one(of: conditions)
        return chance(oneIn: 4)
            ? SurveyRule(endIf: one(of: keys), condition)
            : SurveyRule(if: one(of: keys), condition, goTo: one(of: keys))
    }

    fileprivate mutating func answer(to step: SurveyStep) -> SurveyAnswer? {
        guard let question = step.questions.first, !question.isOptional || chance(oneIn: 2) else {
            return nil
        }
        return .number(Amount(clamping: Int64(number(0...3)) * 1000))
    }
}
