import FakePushService
import HexisCore
import HexisDelivery
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Preparing reminders ahead of time", .timeLimit(.minutes(10)))
struct AheadTests {
    /// Queues and prepares a reminder for Ada that is due in 20 seconds. Returns the messages she got after that
    /// time.
    @discardableResult
    private func afterTwentySeconds(
        _ meanwhile: (RunnerRig, RunnerRig.Somebody, CallingHabit) async throws -> Void
    ) async throws -> (messages: [FakePushService.Received], ada: RunnerRig.Somebody, habit: CallingHabit) {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service, at: noon)
            let ada = try await rig.somebody()
            // A start that plans for her while the message is being prepared drops it; it is then made on sending.
            await rig.plans.begin(with: ada.id)
            let habit = try await rig.running { runners in
                let habit = try await rig.remind(ada, in: 20_000)
                try await rig.settled()
                #expect(try await rig.store.nextCall(at: rig.clock.now) == habit.due)
                try await meanwhile(rig, ada, habit)
                try await rig.settled()
                #expect(service.received.isEmpty)
                rig.wait(milliseconds: 19_999, runners)
                try await rig.settled()
                #expect(service.received.isEmpty)
                rig.wait(milliseconds: 1, runners)
                try await rig.settled()
                return habit
            }
            return (service.received, ada, habit)
        }
    }

    @Test("A reminder is prepared half a minute ahead and sent on time, once")
    func once() async throws {
        let (messages, ada, habit) = try await afterTwentySeconds { rig, ada, _ in
            _ = try await eventually("its message is ready") {
                rig.plans.ready.count(of: ada.id) == 1 ? true : nil
            }
        }
        #expect(messages.count == 1)
        let payload = try ada.recipient.read(try #require(messages.first).body)
        #expect(try tag(of: payload) == habit.call.id.description)
        // Four hours, counted from the instant at which it is sent.
        #expect(messages.first?.headers.first(name: "TTL") == "14400")
    }

    @Test("A prepared reminder is not sent if the habit is done first")
    func done() async throws {
        let (messages, _, _) = try await afterTwentySeconds { rig, ada, habit in
            try await rig.record(habit.done, for: ada)
        }
        #expect(messages.isEmpty)
    }

    @Test("A prepared reminder is not sent at its old time after a snooze")
    func putOff() async throws {
        let (messages, _, _) = try await afterTwentySeconds { rig, ada, habit in
            let later = rig.clock.now.advanced(byMilliseconds: 3_600_000)
            try await rig.record(
                habit.putOff(until: later, at: rig.clock.now.advanced(byMilliseconds: 100)), for: ada)
            #expect(try await rig.store.nextDue(at: Instant.range.upperBound) == later)
        }
        #expect(messages.isEmpty)
    }

    @Test("A prepared reminder goes to the browser's new subscription")
    func subscribedAnew() async throws {
        let recipient = Recipient()
        let (messages, _, _) = try await afterTwentySeconds { rig, ada, _ in
            try await rig.subscribe(ada, as: recipient)
        }
        #expect(messages.count == 1)
        _ = try recipient.read(try #require(messages.first).body)
    }

    @Test("A prepared reminder is in the store: a server started later sends it, once")
    func restarted() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service, at: noon)
            let ada = try await rig.somebody()
            let habit = try await rig.running { _ in
                let habit = try await rig.remind(ada, in: 20_000)
                try await rig.settled()
                return habit
            }
            rig.wait(milliseconds: 21_000)
            let anew = try RunnerRig(after: rig)
            try await anew.running { runners in
                try await anew.eventually("it was sent", for: ada) { $0.lastSent != nil }
                try await anew.remind(ada, of: 2, in: 60_000)
                try await anew.settled()
            }
            #expect(try ada.tags(at: service) == [habit.call.id.description])
        }
    }

    @Test("A browser that subscribes after the reminder was queued gets it")
    func subscribedOnlyNow() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let way = RunningServer.Way(flags: ["--push-services", "any"])
            let server = try await RunningServer(in: TemporaryFolder(), way)
            var person = try await Reminded(server, service)
            _ = try await person.browser.post("/push/off")
            try await person.snooze(for: 15_000)
            try await person.subscribe(at: service)
            try await eventually("it came") { service.received.isEmpty ? nil : true }
            #expect(server.stop() == 0)
            #expect(service.received.count == 1)
        }
    }
}

@Suite("Prepared messages")
struct ReadyMessagesTests {
    private let ready = ReadyMessages()
    private let ada = PersonID(high: 1, low: 1)
    private let session = SessionID(high: 1, low: 2)
    private let call = Identifier(high: 1, low: 3)

    private func claim(of person: PersonID, bytes: [UInt8] = [7], push: [UInt8] = [1]) -> ClaimedCall {
        ClaimedCall(
            person: person, id: call, target: .browser(session), bytes: bytes, failures: 0, usefulUntil: noon,
            lease: noon, push: push)
    }

    private func message() throws -> ReadyMessages.Message {
        let json = try JSON(
            parsing: Array(Recipient().subscription(at: "https://push.example.org/ada").utf8))
        let sealed = try SealedPush(
            PushMessage(payload: [1], secondsToLive: 0), to: PushSubscription(json, within: .anywhere))
        return ReadyMessages.Message(
            call: call, bytes: [7], target: .browser(session), push: [1], service: "https://push.example.org",
            sealed: sealed)
    }

    @Test("A prepared message is taken once, by a claim of its own reminder")
    func taken() throws {
        let ticket = try #require(ready.begin(with: ada, due: noon))
        ready.keep([try message()], of: ada, ticket)
        #expect(ready.take(claim(of: PersonID(high: 9, low: 9))) == nil)
        #expect(ready.take(claim(of: ada)) != nil)
        #expect(ready.take(claim(of: ada)) == nil)
    }

    @Test(
        "A claim of the same reminder from before a snooze does not take the message prepared for the new time"
    )
    func putOff() throws {
        let ticket = try #require(ready.begin(with: ada, due: noon))
        ready.keep([try message()], of: ada, ticket)
        #expect(ready.take(claim(of: ada, bytes: [8])) == nil)
        #expect(ready.take(claim(of: ada)) != nil)
    }

    @Test("A prepared message is not used once the browser's subscription has changed")
    func otherPush() throws {
        let ticket = try #require(ready.begin(with: ada, due: noon))
        ready.keep([try message()], of: ada, ticket)
        #expect(ready.take(claim(of: ada, push: [2])) == nil)
    }

    @Test("Messages prepared before a change are not kept")
    func changed() throws {
        let ticket = try #require(ready.begin(with: ada, due: noon))
        ready.forget(ada)
        ready.keep([try message()], of: ada, ticket)
        #expect(ready.count(of: ada) == 0)
        let second = try #require(ready.begin(with: ada, due: noon))
        ready.keep([try message()], of: ada, ticket)
        #expect(ready.count(of: ada) == 0)
        ready.keep([try message()], of: ada, second)
        #expect(ready.count(of: ada) == 1)
    }

    @Test("Prepared messages are dropped once they are long overdue")
    func past() throws {
        let ticket = try #require(ready.begin(with: ada, due: noon))
        ready.keep([try message()], of: ada, ticket)
        ready.forget(dueBefore: noon)
        #expect(ready.count(of: ada) == 1)
        ready.forget(dueBefore: noon.advanced(byMilliseconds: 1))
        #expect(ready.count(of: ada) == 0)
    }
}
