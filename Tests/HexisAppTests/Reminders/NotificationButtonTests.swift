import HexisCore
import Testing

@testable import HexisApp

/// 2026-11-21 in UTC. The service worker sends the form of a button, with the query of the notification's page first.
@Suite("Buttons of notifications")
struct NotificationButtonTests {
    private let midnight: Int64 = 1_795_219_200_000
    private let today = Day("2026-11-21") ?? .first

    private func message(of sample: SamplePractice, atMinute minute: Int64) throws -> NotificationMessage {
        let at = Instant(clamping: midnight + minute * 60_000)
        let calls = DueCall.due(sample.practice, from: at, to: at, in: .utc, today: today).calls
        let call = try #require(calls.first)
        return try #require(NotificationMessage(call, of: sample.practice, in: .utc))
    }

    private func pressed(
        _ button: NotificationButton, _ message: NotificationMessage, on practice: Practice, times: Int = 1
    ) -> Visitor {
        var visitor = Visitor(practice)
        let parts = message.page.split(separator: "?", maxSplits: 1)
        let query = parts.count > 1 ? Form(encoded: String(parts[1])).fields : []
        for _ in 0..<times { visitor.post(button.address, query + Form(encoded: button.fields).fields) }
        return visitor
    }

    private func reminded() throws -> SamplePractice {
        var sample = SamplePractice()
        let habit = sample.habit("Walk")
        let plan = Identifier(high: 7, low: 1)
        let cue = try #require(Line("get up"))
        let response = try #require(Line("walk"))
        let time = try #require(TimeOfDay("08:00"))
        sample.record(
            .planMade(PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: response)))
        sample.record(
            .reminderSet(
                ReminderSet(
                    reminder: Identifier(high: 8, low: 1), habit: habit, plan: plan,
                    time: time, weekdays: nil, routine: .home)))
        return sample
    }

    private func medicines(_ names: [String]) throws -> SamplePractice {
        var sample = SamplePractice()
        let time = try #require(TimeOfDay("08:00"))
        let times = try #require(DoseTimes([time]))
        for name in names {
            let id = sample.medicine(name, "1 tablet", .at(times, on: .every), begun: 3)
            sample.record(.doseRemindersSet(DoseRemindersSet(medicine: id, isOn: true)), daysAgo: 3)
        }
        return sample
    }

    @Test("“Done” on a habit’s reminder checks it in once, however often it is tapped")
    func done() throws {
        let sample = try reminded()
        let message = try message(of: sample, atMinute: 480)
        #expect(message.buttons.map(\.title) == ["Done", "In 15 minutes", "In 1 hour", "Tomorrow"])
        let visitor = pressed(message.buttons[0], message, on: sample.practice, times: 2)
        #expect(visitor.status == 200)
        #expect(visitor.habit(sample.practice.habits[0].id).standing(on: today).total == .one)
    }

    @Test("Every other button of a habit’s reminder snoozes it", arguments: 1...3)
    func snooze(_ place: Int) throws {
        let sample = try reminded()
        let message = try message(of: sample, atMinute: 480)
        let visitor = pressed(message.buttons[place], message, on: sample.practice)
        #expect(visitor.status == 200)
        guard case .reminder(.reminderSnoozed(let snoozed))? = visitor.recorded.first?.fact else {
            Issue.record("\(message.buttons[place]) recorded \(visitor.recorded)")
            return
        }
        #expect(snoozed.day == today)
    }

    @Test(
        "The buttons of a reminder of one dose, or of several, take or snooze each of them",
        arguments: [1, 2, 5])
    func doses(_ count: Int) throws {
        let sample = try medicines((1...count).map { "Medicine \($0)" })
        let message = try message(of: sample, atMinute: 480)
        #expect(message.buttons.map(\.title) == ["Taken", "In 1 hour", "In 2 hours", "In 3 hours"])
        for (place, button) in message.buttons.enumerated() {
            let visitor = pressed(button, message, on: sample.practice)
            #expect(visitor.status == 200)
            #expect(visitor.recorded.count == count)
            for entry in visitor.recorded {
                switch entry.fact {
                case .medicine(.doseTaken(let taken)): #expect(place == 0 && taken.day == today)
                case .medicine(.doseSnoozed(let snoozed)): #expect(place > 0 && snoozed.day == today)
                default: Issue.record("\(button) recorded \(entry.fact)")
                }
            }
        }
    }
}
