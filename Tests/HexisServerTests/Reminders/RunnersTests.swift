import FakePushService
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Several runners share the work", .timeLimit(.minutes(10)))
struct RunnersTests {
    @Test("Each of thirty people is reminded once, by one of two runners")
    func shared() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            for number in 0..<30 {
                try await rig.remind(try await rig.somebody("person\(number)"), in: 500)
            }
            try await rig.running(2) { runners in
                rig.wait(milliseconds: 500, runners)
                try await eventually("all are sent") { service.received.count >= 30 ? true : nil }
                try await eventually("all are through") { try await rig.isOutboxEmpty() ? true : nil }
            }
            #expect(Set(service.received.map(\.path)).count == 30)
            #expect(service.received.count == 30)
        }
    }

    @Test("A message held past one runner's lease is sent by the other, and the device gets it under one tag")
    func heldUp() async throws {
        try await FakePushService.running(.hold) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada)
            try await rig.running(2) { runners in
                await service.somebodyAsked()
                // A minute passes without a response, so any runner can claim the reminder.
                rig.wait(milliseconds: 61_000, runners)
                try await eventually("the call is sent again") { service.received.count == 2 ? true : nil }
                service.letGo(.answer(201))
                try await eventually("both are through") {
                    try await rig.isOutboxEmpty() ? true : nil
                }
            }
            let tags = try service.received.map { try tag(of: ada.recipient.read($0.body)) }
            #expect(tags == [habit.call.id.description, habit.call.id.description])
            #expect(Set(service.received.compactMap { $0.headers.first(name: "Topic") }).count == 1)
        }
    }

    @Test(
        "A message that takes longer than a lease is left to the runner that sends it, which renews the lease"
    )
    func slow() async throws {
        try await FakePushService.running(.hold) { service in
            let rig = try RunnerRig(service)
            try await rig.remind(try await rig.somebody())
            try await rig.running(2) { runners in
                await service.somebodyAsked()
                for _ in 1...2 {
                    rig.wait(milliseconds: (Lease.length - .seconds(1)).milliseconds, runners)
                    let renewed = rig.clock.now + Lease.length
                    try await eventually("the lease is renewed") {
                        try await rig.store.nextEndOfCallLease(at: rig.clock.now) == renewed ? true : nil
                    }
                }
                service.letGo(.answer(201))
                try await eventually("it is through") { try await rig.isOutboxEmpty() ? true : nil }
            }
            #expect(service.received.count == 1)
        }
    }

    @Test("After the lease, another runner sends what a stopped runner had claimed")
    func gone() async throws {
        try await FakePushService.running(.hold) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada)
            try await rig.running { _ in await service.somebodyAsked() }
            service.behave(.answer(201))
            try await rig.running { runners in
                // The first runner's lease has not ended yet.
                #expect(try await rig.store.nextCall(at: rig.clock.now) == nil)
                rig.wait(milliseconds: 61_000, runners)
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
            }
            let tags = try service.received.map { try tag(of: ada.recipient.read($0.body)) }
            #expect(tags == [habit.call.id.description, habit.call.id.description])
        }
    }

    @Test(
        "A reminder whose instant passed on its way here is still sent, for up to five seconds",
        arguments: [(3000, true), (4999, true), (5001, false), (60_000, false)])
    func onTheWay(milliseconds: Int64, calls: Bool) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            await rig.plans.begin(with: ada.id)
            try await rig.remind(ada, in: -milliseconds)
            let next = try #require(try await rig.store.nextDue(at: rig.clock.now))
            #expect((next <= rig.clock.now) == calls)
        }
    }

    @Test("A sent reminder is not sent again after a change right behind it, or after a restart")
    func notAgain() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
                rig.wait(milliseconds: 1000, runners)
                try await rig.remind(ada, of: 2, in: 60_000)
                let next = try #require(try await rig.store.nextDue(at: rig.clock.now))
                #expect(next == rig.clock.now.advanced(byMilliseconds: 60_000))
            }
            let anew = try RunnerRig(after: rig)
            await anew.plans.begin(with: ada.id)
            try await anew.remind(ada, of: 3, in: 30_000)
            let next = try #require(try await anew.store.nextDue(at: anew.clock.now))
            #expect(next == anew.clock.now.advanced(byMilliseconds: 30_000))
            #expect(service.received.count == 1)
        }
    }
}
