import HexisApp
import HexisCore
import Testing

@testable import HexisServer

/// 2026-11-21 in UTC; the samples' reminders are at 08:00 and 09:00.
@Suite("What calls, after a while without a server")
struct ReminderCallTests {
    private let midnight: Int64 = 1_795_219_200_000
    private let today = Day("2026-11-21") ?? .first

    private func practice() throws -> Practice {
        var sample = SamplePractice()
        for (number, hour) in [(UInt64(1), 8), (2, 9)] {
            let habit = sample.habit("Walk \(number)")
            let plan = Identifier(high: 7, low: number)
            let cue = try #require(Line("get up"))
            let response = try #require(Line("walk \(number)"))
            let time = try #require(TimeOfDay(minutes: hour * 60))
            sample.record(
                .planMade(
                    PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: response)))
            sample.record(
                .reminderSet(
                    ReminderSet(
                        reminder: Identifier(high: 8, low: number), habit: habit, plan: plan, time: time,
                        weekdays: nil, routine: .home)))
        }
        return sample.practice
    }

    private func calls(from: Int64, to: Int64) throws -> (calls: [ReminderCall], missed: Int) {
        let minute: Int64 = 60_000
        return ReminderCall.calls(
            try practice(), from: Instant(clamping: midnight + from * minute),
            to: Instant(clamping: midnight + to * minute), in: .utc, today: today)
    }

    @Test("each comes by itself at its time")
    func each() throws {
        #expect(try calls(from: 479, to: 480).calls.map { $0.notification.title } == ["Walk 1"])
        #expect(try calls(from: 480, to: 480).calls.map { $0.notification.title } == ["Walk 1"])
        #expect(try calls(from: 481, to: 539).calls.isEmpty)
        let call = try #require(try calls(from: 481, to: 545).calls.first)
        #expect(call.notification.body == "After I get up I will walk 2.")
        #expect(call.notification.isAnswerable)
    }

    @Test("what was held up for more than ten minutes comes once, with the rest of the day")
    func together() throws {
        let (calls, missed) = try calls(from: 400, to: 600)
        #expect(calls.map { $0.notification.title } == ["2 reminders for today"])
        #expect(
            calls.map { $0.notification.body } == [
                "After I get up I will walk 1. After I get up I will walk 2."
            ])
        #expect(missed == 0)
    }

    @Test("what was of another day is past: it is counted, and not sent")
    func missed() throws {
        let (calls, missed) = try calls(from: 400 - 1440, to: 400)
        #expect(calls.isEmpty)
        #expect(missed == 2)
    }
}
