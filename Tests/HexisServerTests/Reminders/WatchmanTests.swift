import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

private let second: Int64 = 1000
private let minute: Int64 = 60_000
private let hour: Int64 = 3_600_000

@Suite("Finding forgotten reminders", .timeLimit(.minutes(10)))
struct WatchmanTests {
    /// Lets a minute pass and the watchman look, twice, because reminders that are just due are still being
    /// processed.
    private func watch(_ rig: RunnerRig, _ runners: [ReminderRunner]) async throws {
        for _ in 0..<2 {
            rig.wait(milliseconds: Watchman.pause.milliseconds, runners)
            try await rig.settled()
            for runner in runners { await runner.watchman.look() }
        }
        try await rig.settled()
    }

    @Test(
        "A reminder forgotten by a lost or much too late plan is sent, counted and planned again",
        arguments: [nil, 30 * 24 * hour])
    func lostPlan(_ planned: Int64?) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.running { runners in
                await runners[0].watchman.look()
                let habit = try await rig.remind(ada, in: 40 * second)
                let next = planned.map { rig.clock.now.advanced(byMilliseconds: $0) }
                try await rig.store.plan(next, for: ada.id, at: rig.clock.now)
                try await watch(rig, runners)
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
                #expect(try ada.tags(at: service) == [habit.call.id.description])
                #expect(runners[0].watchman.overdue == 1)
                #expect(try await rig.store.reminderWatch()?.found == 1)
                try await watch(rig, runners)
                #expect(runners[0].watchman.overdue == 0)
                #expect(try await rig.store.reminderWatch()?.found == 1)
                #expect(service.received.count == 1)
            }
        }
    }

    @Test("A sent reminder is not sent again together with a forgotten one")
    func calledBefore() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.running { runners in
                await runners[0].watchman.look()
                // Too far ahead to be queued before its plan is lost.
                let forgotten = try await rig.remind(ada, of: 1, in: 40 * second)
                try await rig.store.plan(nil, for: ada.id, at: rig.clock.now)
                rig.wait(milliseconds: 46 * second, runners)
                let called = try await rig.remind(ada, of: 2, runners)
                try await rig.eventually("one was sent", for: ada) { $0.lastSent != nil }
                rig.wait(milliseconds: 10 * second, runners)
                try await watch(rig, runners)
                try await eventually("the other was sent") { service.received.count == 2 ? true : nil }
                #expect(
                    try ada.tags(at: service) == [called, forgotten].map(\.call.id.description))
                #expect(try await rig.store.reminderWatch()?.found == 1)
            }
        }
    }

    @Test("A reminder that was sent, done, snoozed, or set for a past time is not counted as forgotten")
    func nothingForgotten() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.running { runners in
                await runners[0].watchman.look()
                try await rig.remind(ada, of: 1, in: 40 * second)
                let done = try await rig.remind(ada, of: 2, in: 50 * second)
                try await rig.record(done.done, for: ada)
                let later = try await rig.remind(ada, of: 3, in: 50 * second)
                let evening = rig.clock.now.advanced(byMilliseconds: 6 * hour)
                rig.wait(milliseconds: second, runners)
                try await rig.record(later.putOff(until: evening, at: rig.clock.now), for: ada)
                try await rig.remind(ada, of: 4, in: -hour)
                try await watch(rig, runners)
                try await watch(rig, runners)
                #expect(service.received.count == 1)
                #expect(try await rig.store.reminderWatch()?.found == 0)
            }
        }
    }

    @Test("Nothing is forgotten if the person has no device")
    func nobodyToTell() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.store.setPush(nil, of: ada.session, of: ada.id)
            try await rig.running { runners in
                await runners[0].watchman.look()
                let habit = try await rig.remind(ada, in: 40 * second)
                try await watch(rig, runners)
                #expect(try await rig.store.reminderWatch()?.found == 0)
                let seen = try await rig.store.seenCalls(of: ada.id, since: noon)
                #expect(seen == [SeenCall(habit.call, .dropped)])
            }
        }
    }

    @Test(
        "A reminder found forgotten by the next server is sent if it is still useful",
        arguments: [(hour, true), (5 * hour, false)])
    func afterAStart(_ away: Int64, isSent: Bool) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.running { runners in
                await runners[0].watchman.look()
                return try await rig.remind(ada, in: minute)
            }
            try await rig.store.plan(nil, for: ada.id, at: rig.clock.now)
            rig.wait(milliseconds: away)
            let next = try RunnerRig(after: rig)
            try await next.running { runners in
                await runners[0].watchman.look()
                try await watch(next, runners)
                #expect(try await next.store.reminderWatch()?.found == (isSent ? 1 : 0))
            }
            #expect(try ada.tags(at: service) == (isSent ? [habit.call.id.description] : []))
        }
    }

    @Test("The watchman reports unsent messages and wakes the sender")
    func unsent() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it was tried", for: ada) { $0.trouble != nil }
                service.behave(.answer(201))
                // No alarm rings, so the sender stays asleep.
                rig.clock.advance(by: 10 * minute)
                await runners[0].watchman.look()
                rig.clock.advance(by: 2 * minute)
                await runners[0].watchman.look()
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
            }
        }
    }

    @Test("An arrival that was not processed is processed at the second look")
    func arrival() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            // A running runner would process the arrival when it starts.
            try await rig.resting { runner in
                await runner.watchman.look()
                let arrived = Arrived(place: .number(1), instant: rig.clock.now, source: .signal)
                let entry = Entry(
                    id: World.machine.identifier(), at: rig.clock.now, device: ada.device,
                    fact: .arrived(arrived))
                _ = try await rig.store.append([entry], for: ada.id)
                await runner.watchman.look()
                #expect(try await rig.store.unseenArrivals().count == 1)
                rig.clock.advance(by: minute)
                await runner.watchman.look()
                #expect(try await rig.store.unseenArrivals().isEmpty)
                #expect(try await rig.store.reminderWatch()?.found == 1)
            }
        }
    }

    @Test("The watchman counts as stopped after five minutes without a look")
    func watching() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            try await rig.running { runners in
                let watchman = runners[0].watchman
                try await eventually("it has begun") {
                    try await rig.store.reminderWatch() == nil ? nil : true
                }
                rig.clock.advance(by: 5 * minute)
                #expect(watchman.isWatching)
                rig.clock.advance(by: 1)
                #expect(!watchman.isWatching)
                await watchman.look()
                #expect(watchman.isWatching)
            }
        }
    }
}

extension Identifier {
    fileprivate static func number(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }
}
