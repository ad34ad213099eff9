import FakePushService
import Foundation
import HexisCore
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, and a real third-party mail server (aiosmtpd).
@Suite("Reminders by e-mail", .timeLimit(.minutes(10)))
struct ChannelTests {
    @Test("A mailbox gets reminders once its link was opened, and only the link before that")
    func mail() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let mailServer = try await MailServer()
            let server = try await RunningServer(
                in: TemporaryFolder(),
                RunningServer.Way(flags: ["--push-services", "any"] + mailServer.flags))
            var person = try await Reminded(server, service)
            let list = "/settings/reminders/channels"
            let added = try await person.browser.post(
                list, [("kind", "mail"), ("address", "ada@example.org")])
            #expect(added.status == 303)
            let page = try await person.browser.get("/settings/reminders").text
            let channel = String(try #require(page.firstMatch(of: #/channels\/([0-9a-f]{32})/#)).1)

            let link = try await mailServer.next()
            let code = try #require(link.body.firstMatch(of: #/\/confirm\?code=([A-Za-z0-9_-]{22})/#)).1
            #expect(link.recipient == "ada@example.org")

            // The mailbox is unconfirmed, so the reminder goes to the browser only.
            try await person.snooze(for: 3000)
            try await eventually("it came") { service.received.count == 1 ? true : nil }
            let other = (code.first == "x" ? "y" : "x") + code.dropFirst()
            _ = try await person.browser.post("\(list)/\(channel)/confirm", [("code", other)])
            try await person.snooze(for: 3000)
            try await eventually("it came, too") { service.received.count == 2 ? true : nil }

            _ = try await person.browser.post("\(list)/\(channel)/confirm", [("code", String(code))])
            #expect(try await person.browser.post("/settings/reminders/test/\(channel)").status == 303)
            #expect(try await mailServer.next().subject == "Hexis")
            let habit = try await person.snooze(for: 3000)
            let reminder = try await mailServer.next()
            #expect(reminder.recipient == "ada@example.org")
            #expect(reminder.body.contains("/habits/\(habit.habit)/reminders/"))
            let told = try await person.browser.get("/settings/reminders/delivery").text
            #expect(told.contains("ada@example.org"))
            #expect(server.stop() == 0)
        }
    }
}
