import Testing

@testable import HexisCore

@Suite("A questionnaire that a care provider gave")
struct GivenQuestionnaireTests {
    private let connection = identifier(5)
    private let given = identifier(6)

    /// The 21st is the day on which it is first asked.
    private func diary(_ scope: [CareTopic] = [.questionnaires], every interval: Int64? = nil) -> Diary {
        var diary = Diary()
        diary.record(
            .careRequested(CareRequested(connection: connection, provider: identifier(7), name: line("Ada"))))
        diary.record(.careGranted(CareGranted(connection: connection, scope: CareScope(scope))))
        diary.record(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: connection, questionnaire: given, title: line("Sleep"), items: .sample,
                    first: day("2026-11-21"), interval: interval)))
        return diary
    }

    private func moment(_ date: String, _ time: String = "12:00") -> Moment {
        let minutes = Int64(day(date).number) * 1440 + Int64(TimeOfDay(time)?.minutes ?? 0)
        return Moment(instant: instant(minutes * 60_000))
    }

    private func answer(_ diary: inout Diary, run: UInt64, _ date: String, _ time: String = "12:00") {
        let at = moment(date, time).instant
        diary.record(
            .surveyStarted(
                SurveyStarted(
                    run: identifier(run), survey: GivenQuestionnaire.survey, version: 1, subject: given)))
        diary.record(.surveyFinished(SurveyFinished(run: identifier(run), at: at)))
    }

    private func since(_ diary: Diary, _ date: String) -> [Day] {
        diary.practice.openQuestionnaires(at: moment(date)).map(\.since)
    }

    @Test(
        "The rounds of a questionnaire",
        arguments: [
            (nil, "2026-11-20", nil), (nil, "2026-11-21", "2026-11-21"), (nil, "2027-11-21", "2026-11-21"),
            (7, "2026-11-20", nil), (7, "2026-11-27", "2026-11-21"), (7, "2026-11-28", "2026-11-28"),
            (1, "2026-12-05", "2026-12-05"), (0, "2026-12-05", "2026-11-21"),
            (-3, "2026-12-05", "2026-11-21"),
            (367, "2028-12-05", "2026-11-21"),
        ] as [(Int64?, String, String?)])
    func rounds(interval: Int64?, today: String, begin: String?) {
        let asked = diary(every: interval).practice.careConnections[0].questionnaires[0]
        #expect(asked.round(on: day(today)) == begin.map { day($0) })
    }

    @Test("Asked once, it is open from its first day until it is answered")
    func once() {
        var diary = diary()
        #expect(since(diary, "2026-11-20").isEmpty)
        #expect(since(diary, "2026-11-21") == [day("2026-11-21")])
        #expect(since(diary, "2027-02-01") == [day("2026-11-21")])
        answer(&diary, run: 20, "2026-11-25")
        #expect(since(diary, "2026-11-25").isEmpty && since(diary, "2027-02-01").isEmpty)
    }

    @Test(
        "Asked every week, each round is open until it is answered, and answers of the night count for the evening"
    )
    func weekly() {
        var diary = diary(every: 7)
        answer(&diary, run: 20, "2026-11-25")
        #expect(since(diary, "2026-11-27").isEmpty)
        #expect(since(diary, "2026-11-28") == [day("2026-11-28")])
        // At two in the morning it is still the evening before the next round.
        answer(&diary, run: 21, "2026-11-28", "02:00")
        #expect(since(diary, "2026-11-28") == [day("2026-11-28")])
        answer(&diary, run: 22, "2026-11-28", "03:00")
        #expect(since(diary, "2026-12-04").isEmpty)
        #expect(since(diary, "2026-12-20") == [day("2026-12-05")])
        #expect(diary.practice.answers(to: diary.practice.careConnections[0].questionnaires[0]).count == 3)
    }

    @Test("Whatever was answered about something else, or not to the end, leaves it open")
    func others() {
        var diary = diary()
        for (survey, subject) in [(GivenQuestionnaire.survey, identifier(8)), ("mood", given)]
            as [(SurveyKey, Identifier)]
        {
            diary.record(
                .surveyStarted(
                    SurveyStarted(run: identifier(30), survey: survey, version: 1, subject: subject)))
            diary.record(.surveyFinished(SurveyFinished(run: identifier(30), at: instant(5))))
        }
        diary.record(
            .surveyStarted(
                SurveyStarted(
                    run: identifier(31), survey: GivenQuestionnaire.survey, version: 1, subject: given)))
        #expect(since(diary, "2026-11-21") == [day("2026-11-21")])
    }

    @Test(
        "It is not asked without the patient’s consent, in a pause, after the end of sharing, or once the provider stops"
    )
    func silent() {
        #expect(since(diary([.adherence]), "2026-11-21").isEmpty)
        var (paused, ended, stopped) = (diary(), diary(), diary())
        paused.record(.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)))
        ended.record(.careEnded(CareEnded(connection: connection, party: .patient)))
        stopped.record(
            .careQuestionnaireEnded(CareQuestionnaireEnded(connection: connection, questionnaire: given)))
        for silent in [paused, ended, stopped] { #expect(since(silent, "2026-11-21").isEmpty) }
        #expect(paused.practice.givenQuestionnaire(given) != nil)
        #expect(ended.practice.givenQuestionnaire(given) == nil)
        #expect(stopped.practice.givenQuestionnaire(given) == nil)
        #expect(stopped.practice.careConnections[0].givenQuestionnaires.count == 1)
    }

    @Test(
        "A reminder comes on the first morning of each round, and on the third if it still waits",
        arguments: [
            (7, nil, ["2026-11-21", "2026-11-23", "2026-11-28", "2026-11-30"]),
            (7, "2026-11-22", ["2026-11-28", "2026-11-30"]), (nil, nil, ["2026-11-21", "2026-11-23"]),
            (nil, "2026-11-25", []), (30, "2026-11-20", ["2026-11-21", "2026-11-23"]),
            (1, nil, (21...30).map { "2026-11-\($0)" } + ["2026-12-01"]),
        ] as [(Int64?, String?, [String])])
    func reminders(interval: Int64?, answered: String?, days: [String]) throws {
        var diary = diary(every: interval)
        if let answered { answer(&diary, run: 20, answered) }
        #expect(try diary.calls("2026-11-14", "2026-12-02") == days.map { "\($0) 09:00" })
        #expect(diary.practice.hasCalls == !days.isEmpty)
        #expect(diary.practice.canCall(from: day("2026-11-14")) == !days.isEmpty)
        diary.record(.careEnded(CareEnded(connection: connection, party: .patient)))
        #expect(try diary.calls("2026-11-14", "2026-12-02").isEmpty && !diary.practice.hasCalls)
    }

    @Test("Given by two providers under the same identifier, it has one reminder")
    func twice() throws {
        var diary = diary()
        let other = identifier(8)
        diary.record(
            .careRequested(CareRequested(connection: other, provider: identifier(9), name: line("Bo"))))
        diary.record(.careGranted(CareGranted(connection: other, scope: CareScope([.questionnaires]))))
        diary.record(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: other, questionnaire: given, title: line("Sleep"), items: .sample,
                    first: day("2026-11-21"), interval: nil)))
        #expect(try diary.calls("2026-11-14", "2026-12-02") == ["2026-11-21 09:00", "2026-11-23 09:00"])
    }

    @Test(
        "Unanswered for three days, it is trouble that the provider sees, and a missed round counts from its beginning",
        arguments: [
            (7, nil, "2026-11-23", nil), (7, nil, "2026-11-24", 3), (7, nil, "2026-11-28", 7),
            (7, "2026-11-25", "2026-11-30", nil), (7, "2026-11-25", "2026-12-01", 3),
            (7, "2026-11-20", "2026-11-24", 3), (1, nil, "2026-11-24", 3),
            (1, "2026-11-24", "2026-11-27", nil),
            (1, "2026-11-24", "2026-11-28", 3), (nil, nil, "2026-12-21", 30),
            (nil, "2026-12-20", "2026-12-21", nil),
        ] as [(Int64?, String?, String, Int?)])
    func overdue(interval: Int64?, answered: String?, today: String, days: Int?) throws {
        var diary = diary(every: interval)
        if let answered { answer(&diary, run: 20, answered) }
        let connection = diary.practice.careConnections[0]
        let found = diary.practice.troubles(
            in: connection.scope, of: connection, on: day(today), in: try zone("UTC"))
        #expect(found.map(\.kind) == (days.map { [.questionnaireOverdue(days: $0)] } ?? []))
        #expect(found.allSatisfy { $0.since == day(today).advanced(by: 3 - (days ?? 3)) })
    }
}

extension QuestionnaireItems {
    static let sample =
        QuestionnaireItems([
            QuestionnaireItem(number: 1, kind: .yesOrNo, text: line("Did you sleep?"))
        ]) ?? .none
}
