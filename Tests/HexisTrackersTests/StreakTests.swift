import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Backups of Streak")
struct StreakTests {
    private func streak(_ habit: String, notes: String = "[]") throws -> TrackerHistory {
        try read(
            #"{"app":"streak","version":2,"habits":[{"id":"a","name":"Run","color":1,\#(habit)}],"notes":\#(notes)}"#,
            of: "Streak")
    }

    @Test(
        "Streak's intervals are schedules",
        arguments: [
            (#""interval":0"#, Schedule.daily, 0),
            (#""interval":1,"targetFrequency":3"#, .timesAWeek(known(TimesAWeek(3))), 0),
            (#""interval":2,"targetFrequency":12"#, .timesAWeek(known(TimesAWeek(3))), 1),
            (#""interval":3,"scheduleWeekdays":[1,7]"#, .weekdays(known(Weekdays([.monday, .sunday]))), 0),
            (
                #""interval":4,"scheduleEvery":3,"scheduleStart":"02-01-2026""#,
                .everyDays(known(DayInterval(3, from: known(Day("2026-01-02"))))), 0
            ),
            (
                #""interval":4,"scheduleEvery":2,"scheduleUnit":1,"createdAt":"2026-01-02T08:00:00""#,
                .everyDays(known(DayInterval(14, from: known(Day("2026-01-02"))))), 0
            ),
            (
                #""interval":4,"scheduleEvery":1,"scheduleUnit":2"#,
                .everyDays(known(DayInterval(30, from: .first))), 0
            ),
            (#""interval":9"#, .everyDays(known(DayInterval(30, from: .first))), 0),
        ])
    func streakIntervals(interval: String, schedule: Schedule, remarks: Int) throws {
        let history = try streak(interval)
        #expect(history.habits.first?.schedule == schedule)
        #expect(history.remarks.count == remarks)
    }

    @Test("Streak's amounts, lapses and notes are kept")
    func streakDays() throws {
        let done =
            #""completions":{"29-09-2026":{"numberOfCompletions":2.5},"2026-09-30":{"numberOfCompletions":1},"01-10-2026":{"numberOfCompletions":0}}"#
        let notes =
            #"[{"habitId":"a","date":"29-09-2026","text":"One"},{"habitId":"a","date":"29-09-2026","text":"Two"},{"habitId":"a","date":"02-10-2026","text":"Rest"},{"habitId":"a","type":9}]"#
        for (kind, goal, amount) in [
            (#""kind":0"#, nil, "1"),
            (#""kind":2,"numberOfCompletionsPerDay":8.0,"unitLabel":"Hour""#, "8 Hour", "2.5"),
            (#""kind":2,"anyAmount":true"#, "0.001 -", "2.5"), (#""kind":1"#, "0 -", "2.5"),
        ] as [(String, String?, String)] {
            let history = try streak("\(kind),\(done)", notes: notes)
            let habit = try #require(history.habits.first)
            #expect(habit.goal.map { "\($0.amount) \($0.unit?.text ?? "-")" } == goal)
            #expect(habit.days.map { $0.day.description } == ["2026-09-29", "2026-10-02"])
            #expect(habit.days.first?.answer == .done(known(Amount(amount))))
            #expect(habit.days.map { $0.note?.text } == ["One\nTwo", "Rest"])
            #expect(history.remarks == [.unreadable(records: 1)])
        }
        #expect(try streak(#""archivedAt":"2026-09-29T15:46:41.221319""#).habits[0].isArchived)
    }
}
