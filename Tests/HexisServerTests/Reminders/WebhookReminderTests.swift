import FakePushService
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Reminders through a webhook", .timeLimit(.minutes(10)))
struct WebhookReminderTests {
    private let channel = Identifier(high: 8, low: 1)

    private func set(_ address: String) throws -> Fact {
        .reminderChannelSet(
            ReminderChannelSet(
                channel: channel, kind: .webhook, address: try #require(Printable(address)),
                secret: ReminderChannel.webhookSecret(from: channel)))
    }

    @Test("A webhook that reports that it is gone gets no more reminders, and stays off")
    func gone() async throws {
        try await FakePushService.running(.answer(410)) { service in
            let rig = try RunnerRig(service)
            let ada = try await rig.somebody()
            // If the browser were gone as well, the channel would get a report of that.
            service.behave(.answer(201), at: ada.path)
            try await rig.record(
                [
                    Entry(
                        id: channel, at: rig.clock.now, device: channel,
                        fact: try set(service.address + "/hook"))
                ],
                for: ada)
            try await rig.running { runners in
                try await rig.remind(ada, runners)
                try await eventually("it is off") { () -> Bool? in
                    let channel = try await rig.practices.practice(of: ada.id).reminderChannels.first
                    return channel?.isOn == false ? true : nil
                }
            }
            let stored = try await rig.store.entries(of: ada.id, after: 0, limit: 100).entries
            #expect(Practice(stored).reminderChannels.first?.isOn == false)
            #expect(try await rig.store.deliveries(of: ada.id)[.channel(channel)]?.trouble?.code == "gone")
            #expect(service.received.filter { $0.path == "/hook" }.count == 1)
        }
    }

    @Test(
        "A webhook can be tested five times in a row, and one that is gone is turned off, which the page shows"
    )
    func tests() async throws {
        try await FakePushService.running(.answer(204)) { service in
            let server = try await RunningServer(
                in: TemporaryFolder(), RunningServer.Way(flags: ["--push-services", "any"]))
            var ada = Browser(server)
            try await ada.join("ada")
            let entry = Entry(
                id: channel, at: World.machine.now(), device: channel,
                fact: try set(service.address + "/hook"))
            let request = SyncRequest(person: nil, epoch: nil, cursor: 0, entries: [entry.bytes[...]])
            let sent = try await ada.send(.POST, "/sync", ["Origin": ada.address], bytes: request.bytes)
            #expect(try SyncReply(bytes: sent.bytes).outcomes == [.kept])
            let test = "/settings/reminders/test/\(channel)"
            for _ in 0..<4 { #expect(try await ada.post(test).status == 303) }
            service.behave(.answer(410))
            #expect(try await ada.post(test).status == 303)
            let page = try await ada.get("/settings/reminders/delivery").text
            #expect(page.contains("The program said that it wants no more, so Hexis switched it off."))
            #expect(
                try await ada.get("/settings/reminders/channels/\(channel)").text.contains("Switched off"))
            let sixth = try await ada.post(test)
            #expect(sixth.status == 429)
            #expect(sixth.text.contains("Those were many tests in a short time."))
            #expect(service.received.count == 5)
            #expect(server.stop() == 0)
        }
    }
}
