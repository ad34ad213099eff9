import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

private let second: Int64 = 1000
private let hour: Int64 = 3_600_000
private let day: Int64 = 24 * hour

@Suite("A clock change silences no reminders", .timeLimit(.minutes(10)))
struct ClockTests {
    @Test(
        "The clock counts as set if it moved two seconds between two looks",
        arguments: [
            (0, nil), (1999, nil), (-1999, nil), (2000, 2000), (-2000, -2000), (400 * day, 400 * day),
            (-400 * day, -400 * day),
        ] as [(Int64, Int64?)])
    func noticed(_ moved: Int64, _ seen: Int64?) {
        let clock = SettableClock()
        let watch = ClockWatch(clock.world)
        clock.advance(by: 5 * second)
        #expect(watch.look() == nil)
        clock.set(by: moved)
        #expect(watch.isUnsettled == (seen != nil))
        #expect(watch.look()?.milliseconds == seen)
        watch.settle()
        #expect(!watch.isUnsettled)
        #expect(watch.look() == nil)
    }

    @Test("A clock that is slewed slowly does not count as set")
    func slewed() {
        let clock = SettableClock()
        let watch = ClockWatch(clock.world)
        for _ in 0..<100 {
            clock.set(by: -second)
            clock.advance(by: 5 * second)
            #expect(watch.look() == nil)
        }
    }

    @Test("A setting stays unsettled until it is handled, and settling an earlier one does not settle it")
    func unsettled() {
        let clock = SettableClock()
        let watch = ClockWatch(clock.world)
        clock.set(by: day)
        #expect(watch.look()?.milliseconds == day)
        #expect(watch.look()?.milliseconds == 0)
        clock.set(by: -day)
        watch.settle()
        #expect(watch.isUnsettled)
        #expect(watch.look()?.milliseconds == -day)
        watch.settle()
        #expect(!watch.isUnsettled)
    }

    @Test(
        "Reminders due while the clock was ahead count from the last look before it went ahead",
        arguments: [
            // Forward: from the last look, a minute ago.
            ([(60, day)], -60), ([(60, -day)], -60),
            // Ahead for a minute, or for two with a correction in between.
            ([(60, day), (60, -day)], -120), ([(60, day), (60, -hour), (60, -day)], -180),
            // Behind for a minute: nothing was skipped.
            ([(60, -day), (60, day)], -60),
            // The time before it went ahead was right.
            ([(60, -hour), (60, day), (60, -day)], -120),
        ] as [([(Int64, Int64)], Int64)])
    func since(_ settings: [(seconds: Int64, moved: Int64)], _ seconds: Int64) {
        let clock = SettableClock()
        let watch = ClockWatch(clock.world)
        var since: Instant?
        for setting in settings {
            #expect(watch.look() == nil)
            clock.advance(by: setting.seconds * second)
            clock.set(by: setting.moved)
            since = watch.look()?.since
            watch.settle()
        }
        // The server started at the first look, so a clock that was ahead from the start was ahead from then on.
        #expect(since == clock.now.advanced(byMilliseconds: seconds * second))
    }

    @Test(
        "A clock that returns to its earlier time was ahead in between",
        arguments: [
            ([2 * day, -2 * day], [2 * day]),
            // Ahead by two and then three days; and a return that is an hour short.
            ([2 * day, day, -3 * day], [3 * day, 2 * day]), ([2 * day, -2 * day + hour], [2 * day - hour]),
            // Still ahead; ahead by no more than an entry may be; and back by a year, for an unknown reason.
            ([2 * day], []), ([hour, -hour], []), ([-365 * day], []), ([365 * day, -730 * day], []),
            // It was behind in between.
            ([-2 * day, 2 * day], []),
        ] as [([Int64], [Int64])])
    func wasAhead(_ moves: [Int64], _ ahead: [Int64]) {
        let clock = SettableClock()
        let watch = ClockWatch(clock.world)
        var setting: ClockWatch.Setting?
        for move in moves {
            _ = watch.look()
            clock.advance(by: 60 * second)
            clock.set(by: move)
            setting = watch.look()
            watch.settle()
        }
        #expect(setting?.wasAhead.map { $0.ahead } == ahead)
    }

    @Test(
        "After a clock was ahead, later reminders are sent, and so are those due in the meantime",
        arguments: [2 * day, 365 * day, 10 * 365 * day])
    func ahead(by milliseconds: Int64) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let meanwhile = try await rig.remind(ada, of: 1, in: 7 * second)
            let afterwards = try await rig.remind(ada, of: 2, in: 60 * second)
            try await rig.running { runners in
                try await rig.setClock(by: milliseconds, runners)
                rig.wait(milliseconds: 14 * second, runners)
                try await rig.settled()
                try await rig.setClock(by: -milliseconds, runners)
                try await eventually("what came due meanwhile came") {
                    try ada.tags(at: service).contains(meanwhile.call.id.description) ? true : nil
                }
                rig.wait(milliseconds: 46 * second, runners)
                try await eventually("what came due afterwards came") {
                    try ada.tags(at: service).contains(afterwards.call.id.description) ? true : nil
                }
                try await rig.settled()
            }
            #expect(try await rig.isOutboxEmpty())
            #expect(try await rig.store.deliveries(of: ada.id).missed == nil)
        }
    }

    @Test(
        "A reminder sent early by a clock an hour ahead is sent again at its time, unless that passed in the meantime"
    )
    func anHourAhead() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada, of: 1, in: 7 * second)
            let afterwards = try await rig.remind(ada, of: 2, in: 60 * second)
            try await rig.running { runners in
                try await rig.setClock(by: hour, runners)
                try await rig.eventually("both came in one", for: ada) { $0.lastSent != nil }
                rig.wait(milliseconds: 14 * second, runners)
                try await rig.setClock(by: -hour, runners)
                rig.wait(milliseconds: 46 * second, runners)
                try await eventually("one came at its time") { service.received.count == 2 ? true : nil }
                try await rig.settled()
            }
            #expect(try ada.tags(at: service).last == afterwards.call.id.description)
            #expect(service.received.count == 2)
        }
    }

    @Test("Reminders are sent after a clock was back by a day and is right again")
    func behind() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada, in: 60 * second)
            try await rig.running { runners in
                try await rig.setClock(by: -day, runners)
                rig.wait(milliseconds: 14 * second, runners)
                try await rig.setClock(by: day, runners)
                rig.wait(milliseconds: 46 * second, runners)
                try await eventually("it came") {
                    try ada.tags(at: service).contains(habit.call.id.description) ? true : nil
                }
            }
        }
    }

    @Test("A message waiting for its service by a fast clock is sent at the right time, once")
    func waiting() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada, in: hour)
            try await rig.running { runners in
                try await rig.setClock(by: hour, runners)
                try await rig.eventually("it was tried", for: ada) { $0.trouble != nil }
                service.behave(.answer(201))
                try await rig.setClock(by: -hour, runners)
                #expect(try await rig.isOutboxEmpty())
                rig.wait(milliseconds: hour, runners)
                try await rig.eventually("it was sent", for: ada) { $0.lastSent == rig.clock.now }
            }
            #expect(try ada.tags(at: service).last == habit.call.id.description)
            #expect(service.received.count == 2)
        }
    }

    @Test(
        "A message waiting for its service is not given up when the clock leaps ahead, and is sent when it is right"
    )
    func tooLateWhileAhead() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it was tried", for: ada) { $0.trouble?.code == "retry-503" }
                try await rig.setClock(by: day, runners)
                rig.wait(milliseconds: 14 * second, runners)
                try await rig.eventually("it was too late", for: ada) {
                    $0.trouble?.code == "retry-clock-set"
                }
                service.behave(.answer(201))
                try await rig.setClock(by: -day, runners)
                rig.wait(milliseconds: second, runners)
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
            }
            #expect(try await rig.delivery(to: ada)?.missed == 0)
            #expect(try ada.tags(at: service).last == habit.call.id.description)
        }
    }
}
