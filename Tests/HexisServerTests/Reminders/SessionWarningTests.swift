import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

private let day: Int64 = 86_400_000

@Suite("Warning a device before its session ends", .timeLimit(.minutes(10)))
struct SessionWarningTests {
    @Test("The device is warned a week before, once, through the subscription that is about to end")
    func warned() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody(signedInFor: 90 * day)
            try await rig.running { runners in
                try await pass(82, in: rig, runners)
                #expect(service.received.isEmpty)
                rig.wait(milliseconds: day)
                runners[0].warnings.alarm.ring()
                try await rig.eventually("it was told", for: ada) { $0.lastSent != nil }
                try await pass(3, in: rig, runners)
            }
            #expect(service.received.count == 1)
            let text = String(decoding: try ada.recipient.read(service.received[0].body), as: UTF8.self)
            #expect(text.contains("Reminders on this device end in 7 days. Open Hexis here, and they go on."))
        }
    }

    @Test("A warning that the service did not accept is retried")
    func retried() async throws {
        try await FakePushService.running(.answer(503)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody(signedInFor: 6 * day)
            try await rig.running { runners in
                try await rig.eventually("it was tried", for: ada) { $0.trouble != nil }
                service.behave(.answer(201))
                runners[0].warnings.alarm.ring()
                try await rig.eventually("it was told", for: ada) { $0.lastSent != nil }
            }
            #expect(service.received.count == 2)
        }
    }

    @Test("A subscription that is already gone is reported on Today")
    func gone() async throws {
        try await FakePushService.running(.answer(410)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody(signedInFor: 6 * day)
            try await rig.running { _ in
                try await eventually("Today says so") {
                    try await rig.practices.practice(of: ada.id).silencedDevices.first
                }
                try await rig.eventually("it is forgotten", for: ada) { $0.trouble?.code == "gone" }
            }
        }
    }

    @Test("No warning is sent on a shared computer, where a session ends by the evening")
    func shared() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            _ = try await rig.somebody("ada", signedInFor: day / 2)
            let bo = try await rig.somebody("bo", signedInFor: 6 * day)
            try await rig.running { _ in
                try await rig.eventually("Bo was told", for: bo) { $0.lastSent != nil }
            }
            #expect(service.received.map(\.path) == [bo.path])
        }
    }

    @Test("Somebody who paused everything is warned once the pause ends, others meanwhile")
    func paused() async throws {
        func pause(_ isOn: Bool, _ rig: RunnerRig) -> Entry {
            Entry(
                id: World.machine.identifier(), at: rig.clock.now, device: Identifier(high: 2, low: 2),
                fact: .preferenceChosen(PreferenceChosen(preference: .pause, isOn: isOn)))
        }
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody("ada", signedInFor: 6 * day)
            let bo = try await rig.somebody("bo", signedInFor: 6 * day)
            try await rig.record([pause(true, rig)], for: ada)
            try await rig.running { runners in
                try await rig.eventually("Bo was told", for: bo) { $0.lastSent != nil }
                #expect(service.received.map(\.path) == [bo.path])
                rig.wait(milliseconds: 1000)
                try await rig.record([pause(false, rig)], for: ada)
                runners[0].warnings.alarm.ring()
                try await rig.eventually("Ada was told", for: ada) { $0.lastSent != nil }
            }
            #expect(service.received.map(\.path) == [bo.path, ada.path])
        }
    }

    /// Lets days pass, checking on each of them which devices to warn.
    private func pass(_ days: Int, in rig: RunnerRig, _ runners: [ReminderRunner]) async throws {
        for _ in 0..<days {
            rig.wait(milliseconds: day, runners)
            runners[0].warnings.alarm.ring()
        }
        try await rig.settled()
    }
}
