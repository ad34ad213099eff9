import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

private let minute: Int64 = 60_000
private let day: Int64 = 86_400_000

@Suite("No device stops reminding silently", .timeLimit(.minutes(10)))
struct SilenceTests {
    @Test("A device that its push service no longer knows is reported on Today and on the other devices")
    func ended() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let phone = try await rig.somebody()
            let laptop = try await rig.browser("Chrome on ChromeOS", of: phone.id)
            service.behave(.answer(410), at: phone.path)
            try await rig.running { runners in
                let habit = try await rig.remind(phone, runners)
                let texts = try await eventually("the laptop was told") {
                    let texts = try laptop.texts(at: service)
                    return texts.count == 2 ? texts : nil
                }
                #expect(try texts.map(tag).contains(habit.call.id.description))
                let said = texts.map { String(decoding: $0, as: UTF8.self) }
                #expect(said.contains { $0.contains("Firefox on Linux won’t remind you any more") })
                try await rig.settled()
                #expect(try await rig.isOutboxEmpty())
            }
            #expect(try await silenced(rig, phone) == ["Firefox on Linux ended"])
        }
    }

    @Test("A device on which Hexis was not opened for ninety days is reported")
    func unused() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let laptop = try await rig.somebody()
            let phone = try await rig.browser("Chrome on Android", of: laptop.id, signedInFor: 2 * day)
            try await rig.running { runners in
                try await rig.eventually("the phone was told that it ends", for: phone) { $0.lastSent != nil }
                rig.wait(milliseconds: 3 * day, runners)
                runners[0].warnings.alarm.ring()
                try await rig.eventually("the laptop was told that it ended", for: laptop) {
                    $0.lastSent != nil
                }
            }
            #expect(try await silenced(rig, laptop) == ["Chrome on Android unused"])
            #expect(try await rig.store.endedSessions(at: rig.clock.now, atMost: 9).isEmpty)
        }
    }

    @Test("A clock a year ahead for a while ends no subscription, and a year that has passed does")
    func leapt() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody(signedInFor: 90 * day)
            try await rig.running { runners in
                try await rig.setClock(by: 365 * day, runners)
                runners[0].warnings.alarm.ring()
                rig.wait(milliseconds: 23 * 3_600_000, runners)
                #expect(!rig.plans.clock.isTrusted)
                try await rig.setClock(by: -365 * day, runners)
                #expect(rig.plans.clock.isTrusted)
                #expect(try await rig.store.pushes(of: ada.id, at: rig.clock.now).count == 1)
                try await rig.setClock(by: 365 * day, runners)
                rig.wait(milliseconds: 25 * 3_600_000, runners)
                #expect(rig.plans.clock.isTrusted)
                runners[0].warnings.alarm.ring()
                try await eventually("it was told") { try await silenced(rig, ada).isEmpty ? nil : true }
            }
        }
    }

    @Test("A device that is refused three times in a row is reported until it is served again")
    func refused() async throws {
        try await FakePushService.running(.answer(403)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            try await rig.running { runners in
                try await rig.remind(ada, runners)
                for number in 1...3 {
                    try await eventually("it was refused, and waits") {
                        let next = try await rig.store.nextCall(at: rig.clock.now)
                        return service.received.count == number && next.map { $0 > rig.clock.now } ?? false
                            ? true : nil
                    }
                    #expect(try await silenced(rig, ada) == (number < 3 ? [] : ["Firefox on Linux refused"]))
                    rig.wait(milliseconds: 3 * minute, number < 3 ? runners : [])
                }
                service.behave(.answer(201))
                rig.wait(milliseconds: 1, runners)
                try await eventually("that is settled") { try await silenced(rig, ada).isEmpty ? true : nil }
            }
        }
    }

    @Test(
        "A queued report is read back, and anything else is refused",
        arguments: [
            "", "{}", "[]", #"{"silence":1}"#, #"{"silence":"x"}"#,
        ])
    func unreadable(_ text: String) {
        let device = Identifier(high: 3, low: 4)
        let silence = CallContent.silence(of: device)
        #expect(CallContent(id: device, bytes: silence.bytes) == silence)
        #expect(CallContent(id: device, bytes: Array(text.utf8)) == nil)
    }

    private func silenced(_ rig: RunnerRig, _ person: RunnerRig.Somebody) async throws -> [String] {
        try await rig.practices.practice(of: person.id).silencedDevices
            .map { "\($0.name.text) \($0.cause.name)" }
    }
}
