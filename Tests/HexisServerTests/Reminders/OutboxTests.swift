import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

private let minute: Int64 = 60_000

@Suite("Sending queued reminders", .timeLimit(.minutes(10)))
struct OutboxTests {
    @Test("A delivered reminder leaves the outbox, and the device's last delivery is recorded")
    func delivered() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada)
            try await rig.running { _ in
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
            }
            #expect(service.received.count == 1)
            let payload = try ada.recipient.read(service.received[0].body)
            #expect(try tag(of: payload) == habit.call.id.description)
            #expect(try await rig.isOutboxEmpty())
            let delivery = try #require(try await rig.delivery(to: ada))
            #expect(delivery.trouble == nil)
            #expect(delivery.missed == 0)
        }
    }

    @Test("A device that is gone is forgotten, and the reason is recorded", arguments: [404, 410])
    func gone(_ status: Int) async throws {
        try await FakePushService.running(.answer(status)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { _ in
                try await rig.eventually("it was forgotten", for: ada) { $0.trouble?.code == "gone" }
            }
            #expect(try await rig.store.pushes(of: ada.id, at: rig.clock.now).isEmpty)
            #expect(try await rig.isOutboxEmpty())
        }
    }

    @Test(
        "A refused browser is retried on its own, and everyone else's reminders are sent",
        arguments: [401, 403])
    func refusedBrowser(_ status: Int) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let (ada, bo) = (try await rig.somebody("ada"), try await rig.somebody("bo"))
            service.behave(.answer(status), at: ada.path)
            try await rig.running { runners in
                try await rig.remind(ada, runners)
                try await rig.eventually("Ada's was refused", for: ada) {
                    $0.trouble?.code == "refused-\(status)"
                }
                try await rig.remind(bo, runners)
                try await rig.eventually("Bo's was sent", for: bo) { $0.lastSent != nil }
                #expect(try await rig.store.stoppedServices(at: rig.clock.now).isEmpty)
                #expect(try await rig.store.pushes(of: ada.id, at: rig.clock.now).count == 1)

                service.behave(.answer(201), at: ada.path)
                rig.wait(milliseconds: minute, runners)
                try await rig.eventually("Ada's was sent, too", for: ada) { $0.lastSent != nil }
                #expect(try await rig.delivery(to: ada)?.missed == 0)
            }
        }
    }

    @Test("A service is not stopped because of one person, however many of their browsers it refuses")
    func refusedPerson() async throws {
        try await FakePushService.running(.answer(403)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody("ada")
            try await rig.running { runners in
                for number in 1...5 {
                    try await rig.remind(ada, of: UInt64(number), runners)
                    try await eventually("it was refused") { service.received.count >= number ? true : nil }
                }
                try await rig.settled()
                #expect(try await rig.store.stoppedServices(at: rig.clock.now).isEmpty)
            }
        }
    }

    @Test(
        "A service that refuses several people and accepts nobody's messages is stopped for two hours",
        arguments: [401, 403])
    func refused(_ status: Int) async throws {
        try await FakePushService.running(.answer(status)) { service in
            let rig = try RunnerRig(service)
            let several = try await refusedPeople(in: rig)
            let bo = try await rig.somebody("bo")
            try await rig.running { runners in
                try await refuse(several, in: rig, runners)
                let stopped = try await rig.store.stoppedServices(at: rig.clock.now)
                #expect(stopped.map(\.origin) == [service.address])
                #expect(stopped.map(\.code) == ["refused-\(status)"])
                let asked = service.received.count
                try await rig.remind(bo, runners)
                try await rig.eventually("Bo's waits", for: bo) { $0.trouble != nil }
                #expect(service.received.count == asked)

                service.behave(.answer(201))
                rig.wait(milliseconds: 121 * minute, runners)
                for person in several + [bo] {
                    try await rig.eventually("it was sent", for: person) { $0.lastSent != nil }
                }
                #expect(try await rig.store.stoppedServices(at: rig.clock.now).isEmpty)
            }
        }
    }

    @Test(
        "A stopped service is still tried for people it has served, and resumes for everyone once it accepts a message"
    )
    func resumed() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody("ada")
            let several = try await refusedPeople(in: rig)
            try await rig.running { runners in
                try await rig.remind(ada, runners)
                try await rig.eventually("Ada's was sent", for: ada) { $0.lastSent != nil }
                let first = try await rig.delivery(to: ada)?.lastSent
                service.behave(.answer(403))
                try await refuse(several, in: rig, runners)
                #expect(try await rig.store.stoppedServices(at: rig.clock.now).count == 1)

                service.behave(.answer(201))
                try await rig.remind(ada, of: 2, runners)
                try await rig.eventually("Ada's next was sent", for: ada) { $0.lastSent != first }
                try await eventually("the service is asked again") {
                    try await rig.store.stoppedServices(at: rig.clock.now).isEmpty ? true : nil
                }
                // It is sent without waiting another minute.
                try await rig.eventually("what waited was sent", for: several[2]) { $0.lastSent != nil }
            }
        }
    }

    private func refusedPeople(in rig: RunnerRig) async throws -> [RunnerRig.Somebody] {
        var people: [RunnerRig.Somebody] = []
        for number in 1...RefusedLately.several { people.append(try await rig.somebody("person\(number)")) }
        return people
    }

    private func refuse(
        _ people: [RunnerRig.Somebody], in rig: RunnerRig, _ runners: [ReminderRunner]
    ) async throws {
        for person in people {
            try await rig.remind(person, runners)
            try await rig.eventually("it was refused", for: person) { $0.trouble != nil }
        }
    }

    @Test(
        "A message that the service will never accept is given up at once",
        arguments: [(413, "too-large"), (400, "rejected-400"), (406, "rejected-406"), (302, "rejected-302")])
    func rejected(_ status: Int, _ code: String) async throws {
        try await FakePushService.running(.answer(status)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { _ in
                try await rig.eventually("it was given up", for: ada) { $0.missed == 1 }
            }
            #expect(try await rig.delivery(to: ada)?.trouble?.code == code)
            #expect(try await rig.isOutboxEmpty())
            #expect(service.received.count == 1)
        }
    }

    @Test("A Retry-After is respected, and then the reminder is sent", arguments: [406, 429])
    func patience(_ status: Int) async throws {
        let busy = FakePushService.Behaviour.answer(status, headers: [("Retry-After", "3600")])
        try await FakePushService.running(busy) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it waits", for: ada) { $0.trouble?.code == "retry-\(status)" }
                service.behave(.answer(201))
                let next = try #require(try await rig.store.nextCall(at: rig.clock.now))
                // An hour, plus up to half a minute of jitter.
                let wait = next.milliseconds - rig.clock.now.milliseconds
                #expect((59 * minute...61 * minute).contains(wait))
                rig.wait(milliseconds: 61 * minute, runners)
                try await rig.eventually("it was sent", for: ada) { $0.lastSent != nil }
            }
            #expect(service.received.count == 2)
            #expect(try await rig.delivery(to: ada)?.trouble == nil)
        }
    }

    @Test(
        "A broken service is retried ever less often, until the reminder is no longer useful",
        arguments: [(FakePushService.Behaviour.answer(503), "retry-503"), (.hangUp, "retry-unreachable")])
    func broken(_ behaviour: FakePushService.Behaviour, _ code: String) async throws {
        try await FakePushService.running(behaviour) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it failed", for: ada) { $0.trouble?.code == code }
                for failures in 2...4 {
                    rig.wait(milliseconds: 10 * minute, runners)
                    try await eventually("it was tried again, and waits") { () -> Instant? in
                        let next = try await rig.store.nextCall(at: rig.clock.now)
                        let waits = next.map { $0 > rig.clock.now } ?? false
                        return service.received.count == failures && waits ? next : nil
                    }
                }
                rig.wait(milliseconds: 240 * minute, runners)
                try await rig.eventually("it was given up", for: ada) { $0.missed == 1 }
            }
            #expect(service.received.count == 4)
            #expect(try await rig.delivery(to: ada)?.lastSent == nil)
            #expect(try await rig.isOutboxEmpty())
        }
    }

    @Test("A queued reminder is dropped if the habit is done in the meantime")
    func doneMeanwhile() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            let habit = try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it waits", for: ada) { $0.trouble != nil }
                try await rig.record(habit.done, for: ada)
                rig.wait(milliseconds: 10 * minute, runners)
                try await eventually("it left") {
                    try await rig.isOutboxEmpty() ? true : nil
                }
            }
            #expect(service.received.count == 1)
            #expect(try await rig.delivery(to: ada)?.missed == 0)
        }
    }

    @Test("A device that was turned off gets none of its queued reminders")
    func switchedOff() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("it waits", for: ada) { $0.trouble != nil }
                try await rig.store.setPush(nil, of: ada.session, of: ada.id)
                rig.wait(milliseconds: 10 * minute, runners)
                try await eventually("it left") {
                    try await rig.isOutboxEmpty() ? true : nil
                }
            }
            #expect(service.received.count == 1)
        }
    }

    @Test("A reminder due sooner than the runner expected wakes it")
    func wakes() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service, world: .machine)
            let ada = try await rig.somebody()
            try await rig.running { _ in
                try await rig.remind(ada, of: 1, in: 3000)
                try await eventually("the first came") { service.received.count == 1 ? true : nil }
                // By now every runner would sleep for ten seconds. A machine may be slow once or twice.
                var wasWoken = false
                for number in 2...6 where !wasWoken {
                    let start = ContinuousClock.now
                    try await rig.remind(ada, of: UInt64(number), in: 3000)
                    try await eventually("the next came") { service.received.count == number ? true : nil }
                    wasWoken = start.duration(to: .now) < .seconds(8)
                }
                #expect(wasWoken)
            }
        }
    }

    @Test("Reminders due on days without a server count as missed")
    func missed() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            // In addition to the snoozed reminder, one is due every midnight.
            try await rig.remind(ada)
            rig.clock.advance(by: 5 * 1440 * minute)
            // The reminders that the previous server expected are lost with it.
            try await RunnerRig(after: rig).running { _ in
                try await eventually("it was counted") {
                    try await rig.store.deliveries(of: ada.id).missed
                }
            }
            let missed = try #require(try await rig.store.deliveries(of: ada.id).missed)
            #expect((4...5).contains(missed.count))
        }
    }
}
