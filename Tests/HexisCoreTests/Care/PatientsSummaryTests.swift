import Testing

@testable import HexisCore

/// 2026-11-16 is a Monday.
@Suite("A care provider’s weekly summary")
struct PatientsSummaryTests {
    private func provider(_ facts: Fact...) -> Diary {
        var diary = Diary()
        diary.record(.preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: true)))
        for fact in facts { diary.record(fact) }
        return diary
    }

    @Test(
        "It comes on the first morning of the week, outside quiet hours",
        arguments: [
            ([], ["2026-11-16 09:00", "2026-11-23 09:00"]),
            (
                [.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday))],
                ["2026-11-15 09:00", "2026-11-22 09:00"]
            ),
            (
                [.quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("10:30"))))],
                ["2026-11-16 10:30", "2026-11-23 10:30"]
            ),
            ([.preferenceChosen(PreferenceChosen(preference: .patientsSummary, isOn: false))], []),
            ([.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true))], []),
        ] as [([Fact], [String])])
    func weeks(facts: [Fact], expected: [String]) throws {
        var diary = provider()
        for fact in facts { diary.record(fact) }
        #expect(try diary.calls("2026-11-14", "2026-11-24") == expected)
        #expect(diary.practice.hasCalls == !expected.isEmpty)
        #expect(diary.practice.canCall(from: day("2026-11-14")) == !expected.isEmpty)
    }

    @Test("It can wait to be sent, and is told apart from what else has no subject, or the same")
    func encoded() throws {
        let kinds: [Occurrence.Kind] = [
            .eveningQuestion, .lastCall, .medicineWeek, .heartRate, .patientsSummary,
            .questionnaire(identifier(40)), .cheer(identifier(40)), .urgeQuestion(identifier(40)),
        ]
        let calls = kinds.map { Occurrence($0, on: day("2026-11-16"), at: instant(1_795_000_000_000)) }
        #expect(Set(calls.map(\.id)).count == kinds.count)
        for call in calls { #expect(Occurrence(json: call.json) == call) }
        #expect(
            calls.map { DueCall($0).isPatientsSummary }
                == [false, false, false, false, true, false, false, false])
    }
}
