import FakePushService
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisService

extension RealServer {
    @Suite("Cheers of companions as notifications")
    struct CheerNotifications {
        private let way = RunningServer.Way(flags: ["--push-services", "any"])

        @Test("A cheer comes as a notification at once if they switched that on, and not otherwise")
        func cheers() async throws {
            try await FakePushService.running(.answer(201)) { service in
                var club = try await Club(in: try TemporaryFolder(), way)
                _ = try await club.join()
                let companion = try await club.page()
                _ = try await club.ada.post(companion, [("level", "amounts"), ("entry", newEntry())])
                let recipients = (ada: Recipient(), bob: Recipient())
                for (browser, recipient, path) in [
                    (club.ada, recipients.ada, "/ada"), (club.bob, recipients.bob, "/bob"),
                ] {
                    let answer = try await browser.send(
                        .POST, "/push", ["Origin": browser.address],
                        bytes: Array(recipient.subscription(at: service.address + path).utf8))
                    #expect(answer.status == 204)
                }
                _ = try await club.bob.post(
                    "\(companion)/choices", [("notified", "1"), ("entry", newEntry())])
                _ = try await club.bob.post(
                    "\(companion)/cheer", [("cheer", "sun"), ("text", ""), ("entry", newEntry())])
                _ = try await club.ada.post(
                    "\(companion)/cheer", [("cheer", "flame"), ("text", "Only nine"), ("entry", newEntry())])
                // Bob has no page open.
                let message = try await eventually("the cheer came") {
                    try service.received.first { $0.path == "/bob" }.map { try recipients.bob.read($0.body) }
                }
                let notification = try #require(try JSON(parsing: message)["notification"])
                #expect(notification["title"]?.string == "ada cheers you")
                #expect(notification["body"]?.string == "Keep going: “Only nine”")
                #expect(notification["navigate"]?.string?.hasSuffix(companion) == true)
                #expect(try await club.bob.get("/today").text.contains("ada cheers you"))

                // One reminder later, Ada, who did not switch it on, has had no other message.
                let habit = CallingHabit(1, due: World.machine.now(), at: World.machine.now())
                let sent = SyncRequest(
                    person: nil, epoch: nil, cursor: 0, entries: habit.entries.map { $0.bytes[...] })
                _ = try await club.ada.send(
                    .POST, "/sync", ["Origin": club.ada.address], bytes: sent.bytes)
                let first = try await eventually("the reminder came") {
                    try service.received.first { $0.path == "/ada" }.map { try recipients.ada.read($0.body) }
                }
                #expect(try tag(of: first) == habit.call.id.description)
            }
        }
    }
}
