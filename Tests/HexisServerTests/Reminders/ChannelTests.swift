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
                RunningServer.Way(flags: [
                    "--push-services", "any", "--mail-relay", "smtp://127.0.0.1:\(mailServer.port)",
                    "--mail-from", "hexis@example.org",
                ]))
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

/// A mail server that runs until the test ends, and returns the accepted mails one after the other.
private final class MailServer {
    let port: Int
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    struct Mail {
        let recipient: String?
        let subject: String?
        let body: String
    }

    init() async throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        process.executableURL = tests.deletingLastPathComponent().appending(path: ".venv/bin/python")
        process.arguments = [
            tests.appending(path: "HexisDeliveryTests/Mail/smtp-server.py").path, "{}",
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        port = try #require(Int(await MailServer.line(of: output)))
    }

    deinit { process.terminate() }

    func next() async throws -> Mail {
        let json = try JSON(parsing: await MailServer.line(of: output))
        guard case .array(let recipients)? = json["to"] else {
            return Mail(recipient: nil, subject: nil, body: "")
        }
        return Mail(
            recipient: recipients.first?.string, subject: json["headers"]?["subject"]?.string,
            body: json["body"]?.string ?? "")
    }

    /// Reads a line on a thread of its own, because reading blocks.
    private static func line(of output: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var line: [UInt8] = []
                while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
                    line.append(byte)
                }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }
}
