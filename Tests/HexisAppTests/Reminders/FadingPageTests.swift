import HexisCore
import Testing

@testable import HexisApp

@Suite("Pages for fewer reminders")
struct FadingPageTests {
    /// A habit done on `days` days up to today, with a reminder at 08:00 for the last sixty days.
    private func reminded(days: Int) throws -> (Visitor, address: String) {
        var sample = SamplePractice()
        let habit = sample.habit("Walk", begun: 120)
        for ago in 0..<days { sample.checkIn(habit, daysAgo: ago) }
        let plan = Identifier(high: 4, low: 1)
        let (situation, response) = (try #require(Line("have lunch")), try #require(Line("walk")))
        sample.record(
            .planMade(
                PlanMade(plan: plan, habit: habit, kind: .action, situation: situation, response: response)))
        sample.record(
            .reminderSet(
                ReminderSet(
                    reminder: Identifier(high: 6, low: 1), habit: habit, plan: plan,
                    time: try #require(TimeOfDay("08:00")))), daysAgo: 60)
        return (Visitor(sample.practice), "/habits/\(habit)")
    }

    @Test("A settling habit's page offers fewer days in one tap, and not again at once")
    func fewer() throws {
        var (visitor, address) = try reminded(days: 40)
        visitor.get(address)
        #expect(visitor.page.contains("08:00 would come on Mon, Wed, Fri, Sun only"))
        visitor.post("\(address)/reminders/fade", [])
        #expect(visitor.page.contains(RemindersWording.faded))
        #expect(visitor.practice.reminders(of: visitor.practice.habits[0]).map { $0.weekdays?.count } == [4])
        #expect(!visitor.page.contains("/reminders/fade"))
        visitor.post("\(address)/reminders/fade", [])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("A settled habit's page offers to remove the reminders; none is removed unasked")
    func letGo() throws {
        var (visitor, address) = try reminded(days: 100)
        visitor.get(address)
        #expect(visitor.page.contains("Turn off this reminder"))
        #expect(visitor.practice.reminders(of: visitor.practice.habits[0]).count == 1)
        visitor.post("\(address)/reminders/fade", [])
        #expect(visitor.practice.reminders(of: visitor.practice.habits[0]).isEmpty)
    }

    @Test("A habit that is still forming keeps its reminders")
    func forming() throws {
        var (visitor, address) = try reminded(days: 20)
        visitor.get(address)
        #expect(!visitor.page.contains("/reminders/fade"))
        visitor.post("\(address)/reminders/fade", [])
        #expect(visitor.recorded.isEmpty)
    }
}
