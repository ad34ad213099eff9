import HexisApp
import HexisCore
import Testing

@testable import HexisServer

/// 2026-11-21 in UTC; the samples' reminders are at 08:00 and 09:00.
@Suite("What calls, after a while without a server")
struct ReminderCallTests {
    private let midnight: Int64 = 1_795_219_200_000
    private let today = Day("2026-11-21") ?? .first

    private func practice() throws -> Practice { try sample().practice }

    private func sample() throws -> SamplePractice {
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
        return sample
    }

    private func due(from: Int64, to: Int64) throws -> (calls: [DueCall], missed: Int) {
        let minute: Int64 = 60_000
        return DueCall.due(
            try practice(), from: Instant(clamping: midnight + from * minute),
            to: Instant(clamping: midnight + to * minute), in: .utc, today: today)
    }

    /// What is said of it, after it was written down and read again.
    private func said(_ call: DueCall, _ practice: Practice) throws -> ReminderCall? {
        let again = try #require(DueCall(id: call.id, bytes: call.bytes))
        #expect(again == call)
        return ReminderCall(again, of: practice, in: .utc)
    }

    private func titles(from: Int64, to: Int64) throws -> [String] {
        try due(from: from, to: to).calls.compactMap { try said($0, practice())?.title }
    }

    @Test("each comes by itself at its time")
    func each() throws {
        #expect(try titles(from: 479, to: 480) == ["Walk 1"])
        #expect(try titles(from: 480, to: 480) == ["Walk 1"])
        #expect(try titles(from: 481, to: 539).isEmpty)
        let call = try #require(try due(from: 481, to: 545).calls.first)
        let said = try #require(try said(call, practice()))
        #expect(said.body == "After I get up I will walk 2.")
        #expect(said.isAnswerable)
        #expect(said.page.hasPrefix("/habits/"))
        #expect(said.tag == call.id)
    }

    @Test("what was held up for more than ten minutes comes once, with the rest of the day")
    func together() throws {
        let (calls, missed) = try due(from: 400, to: 600)
        #expect(missed == 0)
        #expect(calls.count == 1)
        let said = try #require(try said(calls[0], practice()))
        #expect(said.title == "2 reminders for today")
        #expect(said.body == "After I get up I will walk 1. After I get up I will walk 2.")
        #expect(!said.isAnswerable)
    }

    @Test("what is done before it is sent is left out; when all is, nothing is said")
    func doneMeanwhile() throws {
        let call = try #require(try due(from: 400, to: 600).calls.first)
        var changed = try sample()
        changed.checkIn(changed.practice.habits[0].id, daysAgo: 0)
        let rest = try #require(try said(call, changed.practice))
        #expect(rest.title == "1 reminder for today")
        #expect(rest.body == "After I get up I will walk 2.")
        #expect(rest.tag == call.id)
        changed.checkIn(changed.practice.habits[1].id, daysAgo: 0)
        #expect(try said(call, changed.practice) == nil)
    }

    @Test("two sums of one day are two, each of its own reminders")
    func sums() throws {
        let morning = try #require(try due(from: 400, to: 600).calls.first)
        let noon = try #require(try due(from: 481, to: 600).calls.first)
        #expect(morning.id != noon.id)
    }

    @Test("what was of another day is past: it is counted however long ago, and not sent")
    func missed() throws {
        #expect(try due(from: 400 - 1440, to: 400) == ([], 2))
        #expect(try due(from: 400 - 10 * 1440, to: 400) == ([], 20))
    }

    @Test("what this server did not write is no call", arguments: ["", "{}", "[]", "[{}]", #"[{"day":1}]"#])
    func nonsense(_ text: String) {
        #expect(DueCall(id: Identifier(high: 1, low: 1), bytes: Array(text.utf8)) == nil)
    }
}
