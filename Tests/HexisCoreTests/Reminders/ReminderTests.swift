import Testing

@testable import HexisCore

@Suite("Reminders")
struct ReminderTests {
    @Test("Reminders are ordered by time, each as it was last set")
    func order() {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "20:00", number: 1)
        diary.remind(at: "07:00", number: 2, on: [.monday])
        diary.remind(at: "12:30", number: 1, routine: .holiday)
        let reminders = diary.practice.reminders(of: diary.habit)
        #expect(reminders.map { $0.time.description } == ["07:00", "12:30"])
        #expect(reminders.map { $0.weekdays } == [Weekdays([.monday]), nil])
        #expect(reminders.map { $0.routine } == [.home, .holiday])
    }

    @Test("A removed reminder stays removed, whatever entries arrive later")
    func removed() {
        var diary = Diary()
        diary.plan()
        diary.record(.reminderRemoved(ReminderRemoved(reminder: Diary.reminder(1), habit: diary.id)))
        diary.remind(at: "20:00", number: 1)
        #expect(diary.practice.reminders(of: diary.habit).isEmpty)
    }

    @Test("A reminder is removed with its plan, and waits for a plan that has not arrived yet")
    func plan() {
        var diary = Diary()
        diary.remind(at: "20:00")
        #expect(diary.practice.reminders(of: diary.habit).isEmpty)
        let plan = diary.plan()
        #expect(diary.practice.reminders(of: diary.habit).map { $0.plan } == [plan])
        diary.record(.planRemoved(PlanRemoved(plan: plan)))
        #expect(diary.practice.reminders(of: diary.habit).isEmpty)
    }

    @Test("A reminder belongs only to a plan of its own habit")
    func otherHabit() {
        var diary = Diary()
        diary.record(
            .planMade(
                PlanMade(
                    plan: Diary.plan, habit: identifier(2), kind: .action, situation: line("wake"),
                    response: line("stretch"))))
        diary.remind(at: "20:00")
        #expect(diary.practice.reminders(of: diary.habit).isEmpty)
    }
}

extension Diary {
    static let plan = identifier(700)

    static func reminder(_ number: UInt64) -> Identifier { identifier(800 + number) }

    /// Records the plan “After I pour my coffee I will write one line.”
    @discardableResult
    mutating func plan(_ situation: String = "pour my coffee") -> Identifier {
        record(
            .planMade(
                PlanMade(
                    plan: Diary.plan, habit: id, kind: .action, situation: line(situation),
                    response: line("write one line"))))
        return Diary.plan
    }

    mutating func remind(
        at text: String, number: UInt64 = 1, on days: [Weekday] = [], routine: ReminderRoutine = .home
    ) {
        record(
            .reminderSet(
                ReminderSet(
                    reminder: Diary.reminder(number), habit: id, plan: Diary.plan, time: time(text),
                    weekdays: Weekdays(days), routine: routine)))
    }

    mutating func snooze(_ on: String, until: Instant, number: UInt64 = 1) {
        record(
            .reminderSnoozed(
                ReminderSnoozed(
                    reminder: Diary.reminder(number), habit: id, day: day(on), until: until)))
    }
}
