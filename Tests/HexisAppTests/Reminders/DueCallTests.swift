import HexisCore
import Testing

@testable import HexisApp

/// 2026-11-21 in UTC; the samples' reminders are at 08:00 and 09:00.
@Suite("Due reminders after an outage")
struct DueCallTests {
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

    private func due(from: Int64, to: Int64) throws -> (calls: [DueCall], dropped: [Occurrence], missed: Int)
    {
        let minute: Int64 = 60_000
        return DueCall.due(
            try practice(), from: Instant(clamping: midnight + from * minute),
            to: Instant(clamping: midnight + to * minute), in: .utc, today: today)
    }

    /// The message of a reminder, after it was encoded and decoded.
    private func said(_ call: DueCall, _ practice: Practice) throws -> NotificationMessage? {
        let again = try #require(DueCall(id: call.id, bytes: call.bytes))
        #expect(again == call)
        return NotificationMessage(again, of: practice, in: .utc)
    }

    private func titles(from: Int64, to: Int64) throws -> [String] {
        try due(from: from, to: to).calls.compactMap { try said($0, practice())?.title }
    }

    @Test("Each reminder comes separately at its time")
    func each() throws {
        #expect(try titles(from: 479, to: 480) == ["Walk 1"])
        #expect(try titles(from: 480, to: 480) == ["Walk 1"])
        #expect(try titles(from: 481, to: 539).isEmpty)
        let call = try #require(try due(from: 481, to: 545).calls.first)
        let said = try #require(try said(call, practice()))
        #expect(said.body == "After I get up I will walk 2.")
        #expect(said.buttons.first?.name == "done")
        #expect(said.page.hasPrefix("/habits/"))
        #expect(said.tag == call.id)
    }

    @Test("Reminders delayed by more than ten minutes come as one, together with the rest of the day")
    func together() throws {
        let (calls, dropped, missed) = try due(from: 400, to: 600)
        #expect(dropped.isEmpty)
        #expect(missed == 0)
        #expect(calls.count == 1)
        let said = try #require(try said(calls[0], practice()))
        #expect(said.title == "2 reminders for today")
        #expect(said.body == "After I get up I will walk 1. After I get up I will walk 2.")
        #expect(said.buttons.isEmpty)
    }

    @Test("Habits done before sending are left out; if all are done, nothing is sent")
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

    private func medicines(_ doses: [(name: String, time: String)]) throws -> SamplePractice {
        var sample = SamplePractice()
        for dose in doses {
            let time = try #require(TimeOfDay(dose.time))
            let times = try #require(DoseTimes([time]))
            let id = sample.medicine(dose.name, "1 tablet", .at(times, on: .every), begun: 3)
            sample.record(.doseRemindersSet(DoseRemindersSet(medicine: id, isOn: true)), daysAgo: 3)
        }
        return sample
    }

    @Test("Doses due together come and are answered together; a remaining one comes alone")
    func doses() throws {
        var sample = try medicines([("Ramipril", "08:00"), ("Aspirin", "08:00"), ("Iron", "08:05")])
        let minute: Int64 = 60_000
        let calls = DueCall.due(
            sample.practice, from: Instant(clamping: midnight + 479 * minute),
            to: Instant(clamping: midnight + 485 * minute), in: .utc, today: today
        ).calls
        #expect(calls.map { $0.occurrences.count } == [2, 1])
        #expect(Set(calls.map { $0.id }).count == 2)
        let both = try #require(try said(calls[0], sample.practice))
        #expect(both.body.contains("Ramipril, 1 tablet") && both.body.contains("Aspirin, 1 tablet"))
        #expect(both.buttons.map { $0.name } == ["taken", "later1", "later2", "later3"])
        #expect(both.page.hasPrefix("/medicine/call?day=2026-11-21&doses="))
        sample.take(sample.practice.medicines[0].id, "08:00", daysAgo: 0)
        let one = try #require(try said(calls[0], sample.practice))
        #expect(one.title == "Aspirin" && one.tag == both.tag)
        #expect(one.page == "/medicine/\(sample.practice.medicines[1].id)/doses/2026-11-21/08:00")
        sample.take(sample.practice.medicines[1].id, "08:00", daysAgo: 0)
        #expect(try said(calls[0], sample.practice) == nil)
    }

    @Test("Two summaries of one day have different ids, each with its own reminders")
    func sums() throws {
        let morning = try #require(try due(from: 400, to: 600).calls.first)
        let noon = try #require(try due(from: 481, to: 600).calls.first)
        #expect(morning.id != noon.id)
    }

    @Test("Reminders of a past day are counted, however old, but not sent")
    func missed() throws {
        for days: Int64 in [1, 10] {
            let (calls, dropped, missed) = try due(from: 400 - days * 1440, to: 400)
            #expect(calls.isEmpty)
            // Those of the last day and a half are listed one by one.
            #expect(dropped.count == 2)
            #expect(missed == 2 * days)
        }
    }

    @Test("Invalid stored bytes are not a reminder", arguments: ["", "{}", "[]", "[{}]", #"[{"day":1}]"#])
    func nonsense(_ text: String) {
        #expect(DueCall(id: Identifier(high: 1, low: 1), bytes: Array(text.utf8)) == nil)
    }
}
