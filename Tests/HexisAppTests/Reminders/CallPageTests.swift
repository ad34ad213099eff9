import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026, at 09:41.
@Suite("The page behind a reminder")
struct CallPageTests {
    private let today = SamplePractice.today
    private let tag = Identifier(high: 88, low: 1).description

    private func reminded(_ fields: [(name: String, value: String)] = []) -> (Visitor, Identifier, String) {
        var visitor = Visitor()
        let habit = visitor.register("Write", fields)
        visitor.post(
            "/habits/\(habit)/plans",
            [("kind", "action"), ("situation", "pour my coffee"), ("response", "write one line")])
        let plan = visitor.practice.plans(of: habit)[0].id
        visitor.post("/habits/\(habit)/plans/\(plan)/reminders", [("time", "08:00")])
        let reminder = visitor.practice.reminders(of: visitor.habit(habit))[0].id
        return (visitor, habit, "/habits/\(habit)/reminders/\(reminder)")
    }

    @Test("The page shows the plan, which can be done or snoozed by three lengths")
    func open() {
        var (visitor, _, address) = reminded()
        visitor.get("\(address)/call?day=2026-11-21")
        #expect(visitor.page.contains("class=\"sheet\"") && visitor.page.contains("href=\"/today\""))
        #expect(visitor.page.contains("After I pour my coffee I will write one line."))
        #expect(visitor.page.contains("action=\"\(address)/done\""))
        for length in SnoozeLength.allCases {
            #expect(visitor.page.contains("name=\"for\" value=\"\(length.name)\""))
        }
    }

    @Test(
        "An answered day offers nothing, and says why",
        arguments: [
            ("check-in", [("amount", "1")], CallWording.doneAlready),
            ("mark", [("mark", "notDone")], CallWording.answered),
            ("mark", [("mark", "skipped")], CallWording.answered),
        ])
    func answered(action: String, fields: [(name: String, value: String)], said: String) {
        var (visitor, habit, address) = reminded()
        visitor.post("/habits/\(habit)/\(action)", fields)
        visitor.get("\(address)/call?day=2026-11-21")
        #expect(visitor.page.contains(said))
        #expect(!visitor.page.contains("\(address)/done") && !visitor.page.contains("\(address)/snooze"))
        #expect(visitor.page.contains("class=\"button\" href=\"/today\""))
    }

    @Test("Yesterday can still be done, but not snoozed; an older day leads to its own page")
    func earlier() {
        var (visitor, habit, address) = reminded()
        visitor.get("\(address)/call?day=2026-11-20")
        #expect(visitor.page.contains("Yesterday, 20 November"))
        #expect(visitor.page.contains("\(address)/done") && !visitor.page.contains("\(address)/snooze"))
        visitor.get("\(address)/call?day=2026-11-19")
        #expect(visitor.page.contains("This was for Thursday, 19 November."))
        #expect(visitor.page.contains("href=\"/habits/\(habit)/days/2026-11-19\""))
        #expect(!visitor.page.contains("\(address)/done"))
    }

    @Test("A removed reminder leads to Today")
    func gone() {
        var (visitor, _, address) = reminded()
        visitor.post("\(address)/remove", [])
        visitor.get("\(address)/call?day=2026-11-21")
        #expect(visitor.status == 303)
    }

    @Test(
        "“Done” marks what is missing, confirms it, and counts once",
        arguments: ["2026-11-21", "2026-11-20"])
    func done(day: String) throws {
        var (visitor, habit, address) = reminded()
        let day = try #require(Day(day))
        let form = [("day", day.description), ("entry", tag)]
        visitor.post("\(address)/done", form)
        #expect(visitor.habit(habit).standing(on: day).isDone)
        #expect(visitor.recorded.map { $0.id.description } == [tag])
        #expect(visitor.address.contains("checked=\(tag)"))
        #expect(visitor.address.contains("day=2026-11-20") == (day != today))
        #expect(visitor.page.contains(TodayWording.done("Write")))
        visitor.post("\(address)/done", form)
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.habit(habit).standing(on: day).total == .one)
    }

    @Test("“Done” adds the rest of an amount, or marks a limit as kept")
    func amounts() {
        var (visitor, habit, address) = reminded([
            ("measure", "atLeast"), ("amount", "8"), ("unit", "glasses"),
        ])
        visitor.post("/habits/\(habit)/check-in", [("amount", "3")])
        visitor.get("\(address)/call")
        #expect(visitor.page.contains("3 of 8 glasses so far."))
        visitor.post("\(address)/done", [])
        #expect(visitor.habit(habit).standing(on: today).total == Amount(clamping: 8000))

        (visitor, habit, address) = reminded([("measure", "atMost"), ("amount", "2"), ("unit", "cups")])
        visitor.get("\(address)/call")
        #expect(visitor.page.contains("class=\"button\">Kept<"))
        visitor.post("\(address)/done", [])
        #expect(visitor.habit(habit).standing(on: today).isDone)
        #expect(!visitor.address.contains("checked="))
        visitor.post("/habits/\(habit)/check-in", [("amount", "3")])
        visitor.post("\(address)/done", [])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("An undone check-in can be done again from the same notification")
    func again() {
        var (visitor, habit, address) = reminded()
        visitor.post("\(address)/done", [("entry", tag)])
        visitor.post("/habits/\(habit)/undo", [("day", today.description), ("of", tag)])
        #expect(!visitor.habit(habit).standing(on: today).isDone)
        visitor.post("\(address)/done", [("entry", tag)])
        #expect(visitor.habit(habit).standing(on: today).total == .one)
    }

    @Test("“Done” on two independent devices counts once")
    func apart() {
        let (start, habit, address) = reminded([("measure", "atLeast"), ("amount", "8")])
        var (phone, tablet) = (Visitor(start.practice, origin: 6), Visitor(start.practice, origin: 7))
        phone.post("\(address)/done", [("entry", tag)])
        tablet.post("\(address)/done", [("entry", tag)])
        var together = phone.practice
        for entry in tablet.recorded { together.add(entry) }
        #expect(together.habit(habit)?.standing(on: today).total == Amount(clamping: 8000))
    }

    @Test(
        "Other days cannot be marked from a notification",
        arguments: ["2026-11-19", "2026-11-22", "soon", ""])
    func otherDays(day: String) {
        var (visitor, _, address) = reminded()
        visitor.post("\(address)/done", [("day", day)])
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
    }

    @Test("A report unseen because a notification was answered waits on Today")
    func report() {
        for isUnseen in [false, true] {
            var (visitor, habit, address) = reminded()
            visitor.post("/habits/\(habit)/challenges", [("level", "oneWeek"), ("from", "2026-11-21")])
            visitor.moment = visitor.moment.later(byDays: 6)
            visitor.post("\(address)/done", isUnseen ? [("unseen", "1")] : [])
            let challenge = visitor.habit(habit).challenges[0]
            #expect(challenge.isRead == !isUnseen)
            #expect(visitor.address.contains("/challenges/") == !isUnseen)
            #expect(visitor.page.contains(ReportWording.ready) == isUnseen)
        }
    }

    @Test(
        "Snoozing confirms when the reminder comes again",
        arguments: [
            ("quarter-of-an-hour", "“Write” comes again at 09:56."),
            ("hour", "“Write” comes again at 10:41."),
            ("tomorrow", "No more reminders for “Write” until it is next due."),
        ])
    func snoozed(length: String, said: String) {
        var (visitor, _, address) = reminded()
        visitor.post("\(address)/snooze", [("for", length), ("day", today.description)])
        #expect(visitor.page.contains(said))
    }
}
