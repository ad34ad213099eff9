import HexisCore
import Testing

@testable import HexisApp

@Suite("Reminders without a plan")
struct ReminderWithoutPlanTests {
    /// A person with one habit, “Walk”, and a reminder at 08:00 that belongs to no plan.
    private static func visitor() throws -> (Visitor, Habit, Reminder) {
        var visitor = Visitor()
        let id = visitor.register("Walk", [("remind", "1"), ("time", "08:00")])
        let habit = visitor.habit(id)
        return (visitor, habit, try #require(visitor.practice.reminders(of: habit).first))
    }

    @Test("Its notification says that it is time, and the plan once there is one")
    func notification() throws {
        var (visitor, habit, reminder) = try ReminderWithoutPlanTests.visitor()
        let occurrence = Occurrence(
            .reminder(reminder.id, habit: habit.id), on: SamplePractice.today,
            at: SamplePractice.moment.instant)
        #expect(
            visitor.practice.notification(of: occurrence)
                == NotificationText(title: "Walk", body: "It is time."))
        visitor.post(
            "/habits/\(habit.id)/plans",
            [("kind", "action"), ("situation", "come home"), ("response", "walk round the block")])
        #expect(
            visitor.practice.notification(of: occurrence)
                == NotificationText(title: "Walk", body: "After I come home I will walk round the block."))
    }

    @Test("It is changed, snoozed, answered and removed like any other")
    func actions() throws {
        var (visitor, habit, reminder) = try ReminderWithoutPlanTests.visitor()
        let address = "/habits/\(habit.id)/reminders/\(reminder.id)"
        visitor.get("\(address)/call?day=\(SamplePractice.today)")
        #expect(visitor.status == 200 && visitor.page.contains("<h1>Walk</h1>"))
        visitor.get(address)
        #expect(
            visitor.page.contains("value=\"08:00\"")
                && visitor.page.contains("href=\"/habits/\(habit.id)#reminders\""))
        visitor.post(address, [("time", "09:30"), ("routine", "home")])
        #expect(
            visitor.practice.reminders(of: visitor.habit(habit.id)).map { $0.time.description } == ["09:30"])
        #expect(visitor.address == "/habits/\(habit.id)#reminder-\(reminder.id)")
        visitor.post("\(address)/snooze", [("for", "quarter-of-an-hour")])
        #expect(visitor.practice.reminder(reminder.id, of: visitor.habit(habit.id))?.snooze != nil)
        visitor.post("\(address)/done", [("day", SamplePractice.today.description)])
        #expect(visitor.habit(habit.id).standing(on: SamplePractice.today).isDone)
        visitor.post("\(address)/remove", [])
        #expect(visitor.practice.allReminders(of: visitor.habit(habit.id)).isEmpty)
        #expect(visitor.address == "/habits/\(habit.id)#reminders")
    }

    @Test("The settings list it, and lead to its habit")
    func listed() throws {
        var (visitor, habit, _) = try ReminderWithoutPlanTests.visitor()
        visitor.get("/settings/reminders")
        #expect(visitor.page.contains("href=\"/habits/\(habit.id)#reminders\""))
    }

    @Test("A plan that is removed takes only its own reminders along")
    func removedPlan() throws {
        var (visitor, habit, reminder) = try ReminderWithoutPlanTests.visitor()
        visitor.post(
            "/habits/\(habit.id)/plans",
            [("kind", "action"), ("situation", "come home"), ("response", "walk")])
        let plan = try #require(visitor.practice.plans(of: habit.id).first)
        visitor.post("/habits/\(habit.id)/plans/\(plan.id)/reminders", [("time", "18:00")])
        #expect(visitor.practice.reminders(of: visitor.habit(habit.id)).count == 2)
        visitor.post("/habits/\(habit.id)/plans/\(plan.id)/remove", [])
        #expect(visitor.practice.reminders(of: visitor.habit(habit.id)).map { $0.id } == [reminder.id])
    }
}
