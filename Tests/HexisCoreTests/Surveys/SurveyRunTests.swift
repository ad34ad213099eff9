@testable import HexisCore
import Testing

@Suite("Survey runs")
struct SurveyRunTests {
    @Test("A run is open, can be cancelled and resumed, and is finished for good")
    func states() {
        var diary = SurveyDiary()
        #expect(!diary.state.isCancelled && diary.state.finishedAt == nil)
        diary.record(.surveyCancelled(SurveyCancelled(run: diary.run)))
        #expect(diary.state.isCancelled)
        diary.answer("hello", nil)
        #expect(!diary.state.isCancelled && diary.state.finishedAt == nil)
        diary.answer("sleep", "8")
        diary.record(.surveyCancelled(SurveyCancelled(run: diary.run)))
        #expect(diary.state.isCancelled && diary.state.records.count == 2)
        #expect(diary.practice.unfinishedRun(of: "mood")?.id == diary.run)
        diary.record(.surveyFinished(SurveyFinished(run: diary.run, at: instant(5))))
        diary.record(.surveyCancelled(SurveyCancelled(run: diary.run)))
        diary.answer("sleep", "7")
        #expect(diary.state.finishedAt == instant(5) && !diary.state.isCancelled)
        #expect(diary.practice.unfinishedRun(of: "mood") == nil)
    }

    @Test("An unfinished run is resumed for the same survey and subject, the latest first")
    func unfinished() {
        var diary = SurveyDiary()
        for (run, subject) in [(UInt64(3), UInt64?.none), (9, 1), (2, 1)] {
            diary.record(
                .surveyStarted(
                    SurveyStarted(
                        run: identifier(run), survey: "mood", version: 1,
                        subject: subject.map { identifier($0) })))
        }
        let practice = diary.practice
        #expect(practice.surveyRuns.map { $0.id } == [7, 3, 9, 2].map { identifier($0) })
        #expect(practice.unfinishedRun(of: "mood")?.id == identifier(3))
        #expect(practice.unfinishedRun(of: "mood", about: identifier(1))?.id == identifier(2))
        #expect(practice.unfinishedRun(of: "mood", about: identifier(2)) == nil)
        #expect(practice.unfinishedRun(of: "sleep") == nil)
    }

    @Test("A run that was never started does not exist, whatever was answered in it")
    func neverStarted() {
        var diary = SurveyDiary()
        let answer = SurveyAnswered(
            run: identifier(8), survey: "mood", step: "sleep", answer: nil, started: instant(0),
            ended: instant(0))
        diary.record(.surveyAnswered(answer))
        #expect(diary.practice.surveyRun(identifier(8)) == nil)
        #expect(diary.practice.surveyRuns.map { $0.id } == [diary.run])
    }

    @Test("The result has the latest answers and the time of each step")
    func result() {
        let survey = Survey(
            "mood", version: 3, title: "Mood",
            steps: [
                SurveyStep("hello", title: "Hello"),
                SurveyStep(
                    "evening", title: "Evening",
                    questions: [
                        SurveyQuestion("read", "Read?", .yesOrNo),
                        SurveyQuestion("what", "What?", .text(), isOptional: true),
                    ]),
                SurveyStep(SurveyQuestion("sleep", "Sleep?", .number(SurveyFormat.Number()))),
            ])
        var diary = SurveyDiary()
        diary.answer("hello", nil, at: 10)
        diary.answer("read", .chosen("no"), at: 20)
        diary.answer("read", .chosen("yes"), at: 40)
        diary.answer("what", nil, at: 30)
        let result = SurveyResult(of: diary.state, through: survey)
        let steps = result.steps
        #expect(steps.map { $0.key.text } == ["hello", "evening"])
        #expect(steps.map { $0.started } == [instant(10_000), instant(30_000)])
        #expect(steps.map { $0.ended } == [instant(11_000), instant(41_000)])
        #expect(steps.map { $0.said.count } == [1, 2])
        #expect(result.answer(to: "read") == .chosen("yes"))
        #expect(result.answer(to: "what") == nil)
        #expect(diary.state.nextStep(on: diary.state.path(through: survey))?.key == "sleep")
    }

    @Test("A run is not complete while a required question is skipped")
    func leftOut() {
        var diary = SurveyDiary()
        let survey = SurveyPathTests.survey
        for step in survey.steps where step.key != "naps" { diary.answer(step.key, nil) }
        #expect(diary.state.nextStep(on: diary.state.path(through: survey))?.key == "smokes")
    }

    @Test("The text of another option needs that option chosen")
    func otherAlone() throws {
        let text = """
            {"id":"00000000000000000000000000000001","at":0,"device":"00000000000000000000000000000002",\
            "fact":"surveyAnswered","run":"00000000000000000000000000000003","survey":"mood","step":"sleep",\
            "started":0,"ended":0,"other":"a"}
            """
        let json = try JSON(parsing: text)
        #expect(throws: WireError.invalid(field: "other")) { try Entry(json: json) }
    }
}
