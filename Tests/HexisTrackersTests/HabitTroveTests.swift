import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Habits of HabitTrove")
struct HabitTroveTests {
    private static let trove =
        #"{"habits":[{"id":"t1","name":"Water","description":"","frequency":"RRULE:FREQ=WEEKLY;BYDAY=MO,TH","coinReward":10,"targetCompletions":2,"completions":["2025-01-03T23:30:00.000Z","2025-01-03T12:00:00Z","soon"],"archived":true},{"id":"t2","name":"Tax","isTask":true,"frequency":"2025","coinReward":1,"completions":[]}]}"#

    @Test("HabitTrove's times count on the day of the clock that its settings name")
    func habitTrove() throws {
        let alone = try read(Self.trove, of: "HabitTrove")
        let habit = try #require(alone.habits.first)
        #expect(alone.habits.count == 1 && habit.isArchived)
        #expect(habit.schedule == .weekdays(known(Weekdays([.monday, .thursday]))))
        #expect(
            habit.days.map { "\($0.day) \($0.answer == .done(known(Amount("2"))))" } == ["2025-01-03 true"])
        #expect(alone.remarks == [.unreadable(records: 1)])

        let backup = try zipped([
            ("data/habits.json", Self.trove),
            ("data/settings.json", #"{"system":{"timezone":"Asia/Tokyo"}}"#),
        ])
        #expect(try TrackerFormats.format(of: backup).program == "HabitTrove")
        let days = try HabitTrove.read(backup).habits[0].days
        #expect(days.map { $0.day.description } == ["2025-01-03", "2025-01-04"])
        let streak = try zipped([("streak/backup.json", #"{"app":"streak","habits":[]}"#)])
        #expect(try TrackerFormats.format(of: streak).program == "Streak")
        #expect(try Streak.read(streak).habits.isEmpty)
        #expect(throws: TrackerError.damaged) { try HabitTrove.read(Array(backup.prefix(60))) }
    }

    @Test(
        "A recurrence rule is a schedule",
        arguments: [
            ("FREQ=DAILY", Schedule.daily, 0),
            ("FREQ=DAILY;INTERVAL=3", .everyDays(known(DayInterval(3, from: .first))), 0),
            ("DTSTART:20250101T000000Z\nRRULE:FREQ=WEEKLY", .timesAWeek(known(TimesAWeek(1))), 0),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE", .timesAWeek(known(TimesAWeek(2))), 1),
            ("FREQ=MONTHLY;BYMONTHDAY=1", .everyDays(known(DayInterval(30, from: .first))), 0),
            ("FREQ=YEARLY", .everyDays(known(DayInterval(365, from: .first))), 0), ("every day", .daily, 0),
            ("", .daily, 0),
        ])
    func rules(rule: String, schedule: Schedule, remarks: Int) throws {
        let text = rule.replacing("\n", with: "\\n")
        let history = try read(
            #"{"habits":[{"id":"t","name":"A","frequency":"\#(text)","coinReward":1,"completions":[]}]}"#,
            of: "HabitTrove")
        #expect(history.habits[0].schedule == schedule)
        #expect(history.remarks.count == remarks)
    }
}
