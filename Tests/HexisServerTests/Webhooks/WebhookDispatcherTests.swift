import FakePushService
import HexisCore
import HexisDelivery
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Dispatching webhook events", .timeLimit(.minutes(10)))
struct TellingTests {
    @Test("A webhook gets the events it subscribes to, once and signed, and none from before")
    func told() async throws {
        try await FakePushService.running(.answer(204)) { service in
            let rig = try await WebhookRig()
            try await rig.checkIn()
            let listener = try await rig.tell(service.address + "/hook?a=b")
            try await rig.running {
                let entry = try await rig.checkIn()[0]
                try await rig.eventually("it was told") { $0.lastSent != nil }
                #expect(service.received.count == 1)
                let request = service.received[0]
                #expect(request.path == "/hook?a=b")
                #expect(request.headers["Content-Type"] == ["application/json"])
                #expect(request.event == "check-in")
                #expect(request.id == entry.description)
                #expect(request.json?["habit"]?["name"] == .string("Walk"))
                #expect(request.json?["total"] == .number("2"))
                #expect(request.isSigned(with: WebhookRig.secret))

                // The first fact is of a kind it does not subscribe to, the second of one it does.
                let place = try #require(Line("Gym"))
                let position = try #require(Position("48.2, 16.3"))
                let gym = Identifier(high: 3, low: 3)
                try await rig.record([
                    .placeSet(PlaceSet(place: gym, name: place, position: position)),
                    .arrived(Arrived(place: gym, instant: rig.clock.now, source: .phone)),
                ])
                try await rig.eventually("the arrival came", listener) {
                    $0.waiting == 0 && $0.cursor == 5 && $0.trouble == nil
                }
                #expect(service.received.map(\.event) == ["check-in", "place.arrived"])
            }
        }
    }

    @Test("A webhook gets every durable event, even before the practice includes it")
    func onTheWay() async throws {
        try await FakePushService.running(.answer(204)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                let checkIn = Fact.checkedIn(CheckedIn(habit: rig.habit, day: rig.today, amount: .one))
                let entries = try await rig.record([checkIn], isFolded: false)
                try await rig.eventually("it was told") { $0.lastSent != nil }
                #expect(service.received.map(\.id) == entries.map(\.description))
            }
        }
    }

    @Test("A webhook gets no events it does not subscribe to")
    func unwanted() async throws {
        try await FakePushService.running(.answer(204)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address, of: Happenings([.measurement]))
            try await rig.running {
                try await rig.checkIn()
                let steps = try #require(
                    Measured(
                        measurement: Identifier(high: 4, low: 4), signal: .steps, amount: 5000, day: rig.today
                    ))
                try await rig.record([.measured(steps)])
                try await rig.eventually("it was told") { $0.lastSent != nil }
            }
            #expect(service.received.map(\.event) == ["measurement"])
        }
    }

    @Test(
        "After a failure events are sent again, in order and with the same ids",
        arguments: [500, 404, 401, 429])
    func retried(_ status: Int) async throws {
        try await FakePushService.running(.answer(status)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                let entries = try await rig.checkIn(3).map(\.description)
                try await rig.eventually("it failed") { $0.trouble != nil }
                #expect(try await rig.standing().waiting == 3)
                for tries in 2...3 {
                    rig.wait(minutes: 5)
                    try await eventually("it was tried again") { () -> Bool? in
                        let isNoted = try await rig.store.nextEvent(at: rig.clock.now).map {
                            $0 > rig.clock.now
                        }
                        return service.received.count == tries && isNoted == true ? true : nil
                    }
                }
                service.behave(.answer(200))
                rig.wait(minutes: 5)
                try await rig.eventually("all went") { $0.waiting == 0 && $0.trouble == nil }
                #expect(service.received.map(\.id) == [entries[0], entries[0], entries[0]] + entries)
            }
        }
    }

    @Test("While everything is paused nothing is sent, not even what waited, and nothing of it afterwards")
    func paused() async throws {
        func pause(_ isOn: Bool) -> Fact {
            .preferenceChosen(PreferenceChosen(preference: .pause, isOn: isOn))
        }
        try await FakePushService.running(.answer(500)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                try await rig.checkIn(3)
                try await rig.eventually("it failed") { $0.trouble != nil }
                try await rig.record([pause(true)])
                try await rig.eventually("what waited was dropped") { $0.waiting == 0 }
                service.behave(.answer(200))
                rig.wait(minutes: 5)
                try await rig.checkIn()
                // The habit, three check-ins, the pause, and this one.
                try await rig.eventually("it was skipped") { $0.cursor == 6 }
                try await rig.record([pause(false)])
                let last = try await rig.checkIn()
                try await rig.eventually("it was told") { $0.lastSent != nil }
                #expect(service.received.dropFirst().map(\.id) == last.map(\.description))
            }
        }
    }

    @Test("A webhook that is gone gets no more events")
    func gone() async throws {
        try await FakePushService.running(.answer(410)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                try await rig.checkIn(2)
                let standing = try await rig.eventually("it is off") { !$0.listener.isOn }
                #expect(standing.trouble?.code == "gone")
                #expect(standing.waiting == 0)
            }
            #expect(service.received.count == 1)
        }
    }

    @Test("An event not accepted within a day is given up, and later ones are sent")
    func givenUp() async throws {
        try await FakePushService.running(.answer(500)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                try await rig.checkIn(2)
                try await rig.eventually("it failed") { $0.trouble != nil }
                rig.wait(minutes: 25 * 60)
                try await rig.eventually("it was given up") { $0.givenUp == 2 && $0.waiting == 0 }
                service.behave(.answer(200))
                let later = try await rig.checkIn()[0]
                rig.wait(minutes: 60)
                try await rig.eventually("it was told") { $0.lastSent != nil }
                #expect(service.received.last?.id == later.description)
            }
        }
    }

    @Test("An event that a receiver cannot read is skipped at once", arguments: [400, 413, 422])
    func leftOut(_ status: Int) async throws {
        try await FakePushService.running(.answer(status)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                try await rig.checkIn(2)
                try await rig.eventually("both were left out") { $0.givenUp == 2 }
            }
            #expect(service.received.count == 2)
        }
    }

    @Test("A receiver that does not respond holds up no other")
    func slow() async throws {
        try await FakePushService.running(.silence) { slow in
            try await FakePushService.running(.answer(200)) { quick in
                let rig = try await WebhookRig()
                let held = try await rig.tell(slow.address)
                let other = try await rig.tell(quick.address)
                try await rig.running {
                    try await rig.checkIn(20)
                    try await rig.eventually("the other was told", other) {
                        $0.waiting == 0 && $0.lastSent != nil
                    }
                    // The request times out after half a minute, which then counts as trouble.
                    #expect(try await rig.standing(held).trouble == nil)
                    #expect(quick.received.count == 20)
                    #expect(slow.received.count == 1)
                }
            }
        }
    }

    @Test("Many events at once are summarised in one")
    func flood() async throws {
        try await FakePushService.running(.answer(200)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            try await rig.running {
                try await rig.checkIn(101)
                try await rig.eventually("it was told") { $0.lastSent != nil }
                #expect(service.received.count == 1)
                #expect(service.received[0].event == "many")
                #expect(service.received[0].json?["counts"]?["check-in"] == .number("101"))
                #expect(service.received[0].isSigned(with: WebhookRig.secret))
            }
        }
    }

    @Test("A completed challenge is sent once, and one from before never")
    func challenges() async throws {
        try await FakePushService.running(.answer(200)) { service in
            let rig = try await WebhookRig()
            func challenge(_ number: UInt64, steps: Int64) throws -> Fact {
                .personalChallengeSet(
                    PersonalChallengeSet(
                        challenge: Identifier(high: 5, low: number), title: try #require(Line("Walk")),
                        kind: .steps, pace: .oneDay, amount: steps * 1000, first: rig.today))
            }
            func walk(_ number: UInt64, steps: Int64) throws -> Fact {
                .measured(
                    try #require(
                        Measured(
                            measurement: Identifier(high: 6, low: number), signal: .steps,
                            amount: steps * 1000, day: rig.today)))
            }
            try await rig.record([try challenge(1, steps: 100), try walk(1, steps: 200)])
            try await rig.tell(service.address, of: Happenings([.challengeCompleted]))
            try await rig.running {
                try await rig.record([try challenge(2, steps: 500)])
                try await rig.record([try walk(2, steps: 400)])
                try await eventually("it came") { service.received.isEmpty ? nil : true }
                try await rig.record([try walk(3, steps: 400)])
                try await rig.eventually("all was seen to") { $0.cursor == 6 && $0.waiting == 0 }
            }
            #expect(service.received.map(\.event) == ["challenge.completed"])
            #expect(service.received[0].id == "\(Identifier(high: 5, low: 2).derived(1))")
        }
    }

    @Test("Events recorded while no dispatcher ran are sent at the next start")
    func afterwards() async throws {
        try await FakePushService.running(.answer(200)) { service in
            let rig = try await WebhookRig()
            try await rig.tell(service.address)
            let entries = try await rig.checkIn(2)
            #expect(service.received.isEmpty)
            try await rig.running {
                try await rig.eventually("it was told") { $0.lastSent != nil && $0.waiting == 0 }
            }
            #expect(service.received.map(\.id) == entries.map(\.description))
        }
    }

    @Test(
        "Nothing is sent to an address that the server may not reach",
        arguments: [
            ("https://10.0.0.1/hook", "private-address"), ("https://[::1]/hook", "private-address"),
            ("http://example.org/hook", "unusable"),
        ])
    func inside(_ address: String, _ code: String) async throws {
        let rig = try await WebhookRig(policy: .publicServices)
        try await rig.tell(address)
        try await rig.running {
            try await rig.checkIn()
            let standing = try await rig.eventually("it is off") { !$0.listener.isOn }
            #expect(standing.trouble?.code == code)
            #expect(standing.lastSent == nil)
        }
    }
}
