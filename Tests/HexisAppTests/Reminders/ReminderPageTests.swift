import HexisCore
import Testing

@testable import HexisApp

@Suite("Reminder pages")
struct ReminderPageTests {
    /// A visitor with the plan “After I pour my coffee I will write one line.”
    private func planned(_ fields: [(name: String, value: String)] = []) -> (
        Visitor, habit: String, plan: String
    ) {
        var visitor = Visitor()
        let habit = visitor.register("Write", fields)
        visitor.post(
            "/habits/\(habit)/plans",
            [("kind", "action"), ("situation", "pour my coffee"), ("response", "write one line")])
        return (
            visitor, "/habits/\(habit)", "/habits/\(habit)/plans/\(visitor.practice.plans(of: habit)[0].id)"
        )
    }

    private func reminders(_ visitor: Visitor) -> [Reminder] {
        visitor.practice.habits.flatMap { visitor.practice.reminders(of: $0) }
    }

    @Test("A reminder is added to a plan, shown wherever its plan is, changed and removed")
    func life() {
        var (visitor, habit, plan) = planned()
        visitor.get(plan)
        #expect(visitor.page.contains(RemindersWording.none))
        visitor.post("\(plan)/reminders", [("time", "20:00"), ("weekday", "friday"), ("weekday", "monday")])
        #expect(visitor.address == "\(plan)#reminder-\(reminders(visitor)[0].id)")
        #expect(visitor.page.contains("id=\"reminder-\(reminders(visitor)[0].id)\""))
        #expect(visitor.page.contains("Mon, Fri"))
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        #expect(visitor.page.contains("Whenever it is due"))
        for place in [habit, "\(habit)/plans"] {
            visitor.get(place)
            #expect(visitor.page.contains("Reminders at 08:00 and 20:00"), "\(place)")
        }
        visitor.get("/settings/reminders")
        #expect(visitor.page.contains("20:00 Write") && visitor.page.contains("2 reminders"))

        let address = "\(habit)/reminders/\(reminders(visitor)[1].id)"
        visitor.get(address)
        #expect(visitor.page.contains("value=\"20:00\""))
        #expect(visitor.page.contains("value=\"friday\" aria-label=\"Friday\" checked"))
        visitor.post(address, [("time", "21:15"), ("routine", "travelling")])
        #expect(visitor.address == "\(plan)#reminder-\(reminders(visitor)[1].id)")
        #expect(visitor.page.contains("Whenever it is due · Travelling, quiet now"))
        visitor.post("\(address)/remove", [])
        #expect(reminders(visitor).map { $0.time.description } == ["08:00"])
        visitor.get(address)
        #expect(visitor.status == 404)
    }

    @Test(
        "A wrong time is reported beside its field, and the chosen values stay",
        arguments: ["", "8", "24:00"])
    func refused(time: String) {
        var (visitor, habit, plan) = planned()
        let fields = [("time", time), ("weekday", "friday"), ("routine", "holiday")]
        visitor.post("\(plan)/reminders", fields)
        visitor.expectRefusal(of: time)
        #expect(reminders(visitor).isEmpty)
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        visitor.post("\(habit)/reminders/\(reminders(visitor)[0].id)", fields)
        visitor.expectRefusal(of: time)
        #expect(reminders(visitor)[0].time.description == "08:00")
    }

    @Test("A new reminder belongs to the current routine")
    func routine() {
        var (visitor, _, plan) = planned()
        visitor.post("/settings/reminders", [("routine", "holiday")])
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        #expect(reminders(visitor)[0].routine == .holiday)
        #expect(visitor.page.contains("Whenever it is due · On holiday"))
        visitor.post("/settings/reminders", [("routine", "home")])
        visitor.get(plan)
        #expect(visitor.page.contains("On holiday, quiet now"))
    }

    @Test("Only the habit's due days are offered, and a day no longer due is labelled as such")
    func possibleDays() {
        var (visitor, habit, plan) = planned([
            ("frequency", "weekdays"), ("weekday", "tuesday"), ("weekday", "thursday"),
        ])
        visitor.get(plan)
        #expect(visitor.page.contains("value=\"tuesday\"") && !visitor.page.contains("value=\"monday\""))
        visitor.post("\(plan)/reminders", [("time", "08:00"), ("weekday", "thursday")])
        visitor.post(
            habit,
            [("name", "Write"), ("frequency", "weekdays"), ("weekday", "monday"), ("start", "2026-11-01")])
        visitor.get(plan)
        #expect(visitor.page.contains(RemindersWording.neverDue))
        // With one possible day there is no choice.
        #expect(!visitor.page.contains("value=\"monday\""))
        visitor.get("\(habit)/reminders/\(reminders(visitor)[0].id)")
        #expect(visitor.page.contains("value=\"monday\"") && visitor.page.contains("value=\"thursday\""))
    }

    @Test("A coping plan has no reminders")
    func coping() {
        var (visitor, habit, plan) = planned()
        visitor.post(
            "\(habit)/plans", [("kind", "coping"), ("situation", "it rains"), ("response", "dance")])
        let obstacle = visitor.practice.plans(of: visitor.practice.habits[0].id)[1].id
        visitor.get("\(habit)/plans/\(obstacle)")
        #expect(!visitor.page.contains(RemindersWording.none))
        visitor.post("\(habit)/plans/\(obstacle)/reminders", [("time", "08:00")])
        #expect(visitor.status == 404)
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        visitor.post("\(plan)/remove", [])
        #expect(reminders(visitor).isEmpty)
    }

    @Test("The same form sent twice sets one reminder")
    func twice() {
        var (visitor, _, plan) = planned()
        let form = [("entry", Identifier(high: 77, low: 1).description), ("time", "08:00")]
        visitor.post("\(plan)/reminders", form)
        visitor.post("\(plan)/reminders", form)
        #expect(visitor.recorded.isEmpty)
        #expect(reminders(visitor).count == 1)
    }

    @Test("A reminder can be snoozed for a day, by a known length only")
    func snooze() {
        var (visitor, habit, plan) = planned()
        visitor.post("\(plan)/reminders", [("time", "08:00")])
        let reminder = reminders(visitor)[0]
        let address = "\(habit)/reminders/\(reminder.id)/snooze"
        visitor.post(address, [("for", "hour"), ("day", "2026-11-20")])
        guard case .reminder(.reminderSnoozed(let fact)) = visitor.recorded.first?.fact else {
            Issue.record("nothing was snoozed")
            return
        }
        #expect(fact.reminder == reminder.id && fact.day.description == "2026-11-20")
        #expect(fact.until == visitor.moment.instant.advanced(byMilliseconds: 3_600_000))
        for length in ["", "minute"] {
            visitor.post(address, [("for", length)])
            #expect(visitor.status == 404 && visitor.recorded.isEmpty)
        }
    }
}

extension Visitor {
    fileprivate func expectRefusal(of time: String) {
        #expect(status == 422)
        #expect(page.contains(RemindersWording.timeProblem))
        #expect(page.contains("name=\"time\" type=\"time\" autocomplete=\"off\" value=\"\(time)\""))
        #expect(page.contains("value=\"friday\" aria-label=\"Friday\" checked"))
        #expect(page.contains("<option value=\"holiday\" selected>"))
    }
}
