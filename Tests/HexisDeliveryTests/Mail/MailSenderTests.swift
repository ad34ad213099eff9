import Foundation
import HexisCore
import Testing

@testable import HexisDelivery

@Suite("Sending mail to a real mail server", .timeLimit(.minutes(10)))
struct MailSenderTests {
    private func send(
        _ behaviour: String, user: String? = nil, password: String? = nil, limits: MailSender.Limits = .init()
    ) async throws -> (outcome: DeliveryOutcome, mails: [MailServer.Mail]) {
        let (outcome, mails) = try await MailServer.running(behaviour) { server in
            let relay = try MailRelay(
                "smtp://127.0.0.1:\(server.port)", user: user, password: password, from: "hexis@example.org")
            return try await sendMail(over: relay, limits: limits, try channelMessage())
        }
        return (outcome, mails)
    }

    @Test("The server accepts a mail, and Python's email module parses it without defects")
    func accepted() async throws {
        let (outcome, mails) = try await MailServer.running { server in
            let relay = try MailRelay("smtp://127.0.0.1:\(server.port)", from: "hexis@example.org")
            return try await sendMail(
                over: relay, try channelMessage(title: "Größe 水: walk"),
                unsubscribe: "https://habits.example.org/settings")
        }
        #expect(outcome == .delivered)
        #expect(mails.count == 1)
        let mail = try #require(mails.first)
        #expect(mail["from"] == "hexis@example.org")
        #expect(mail.json["to"] == .array([.string("anna@example.com")]))
        #expect(mail["greeting"] == "example.org")
        #expect(mail.header("subject") == "Größe 水: walk")
        #expect(mail.header("from") == "Hexis <hexis@example.org>")
        #expect(mail.header("to") == "anna@example.com")
        #expect(mail.header("date") == "Sat, 21 Nov 2026 08:00:00 +0000")
        #expect(mail.header("expires") == "Sat, 21 Nov 2026 09:00:00 +0000")
        #expect(mail.header("message-id") == "<00000000000000010000000000000002@example.org>")
        #expect(mail.header("auto-submitted") == "auto-generated")
        #expect(mail.header("list-unsubscribe") == "<https://habits.example.org/settings>")
        #expect(mail.json["defects"] == .array([]))
        let body = """
            After I pour my coffee I will walk 🚶

            https://habits.example.org/today

            --\u{20}
            You asked Hexis to remind you by e-mail. Change or stop that here: https://habits.example.org/settings

            """
        #expect(mail["body"]?.replacing("\r\n", with: "\n") == body)
    }

    @Test("A retried mail keeps its Message-ID")
    func twice() async throws {
        let (_, mails) = try await MailServer.running { server in
            let relay = try MailRelay("smtp://127.0.0.1:\(server.port)", from: "hexis@example.org")
            for _ in 0..<2 { _ = try await sendMail(over: relay, try channelMessage()) }
        }
        #expect(mails.count == 2)
        #expect(Set(mails.map { $0.header("message-id") }).count == 1)
    }

    @Test(
        "A 4xx reply is retried and a 5xx reply is not; the reply's text, which names people, is not kept",
        arguments: [
            (#"{"rcpt":"450 4.2.1 anna is busy"}"#, DeliveryOutcome.retry(afterSeconds: nil, .status(450))),
            (#"{"data":"451 4.7.1 Greylisted"}"#, .retry(afterSeconds: nil, .status(451))),
            (
                #"{"rcpt":"550 5.1.1 No such user as anna"}"#,
                .rejected(.init(status: 550, body: Array("5.1.1".utf8)))
            ),
            (#"{"rcpt":"550 anna who?"}"#, .rejected(.init(status: 550, body: []))),
            (#"{"data":"554 5.7.1 Spam"}"#, .rejected(.init(status: 554, body: Array("5.7.1".utf8)))),
        ])
    func replies(behaviour: String, expected: DeliveryOutcome) async throws {
        let (outcome, mails) = try await send(behaviour)
        #expect(outcome == expected)
        #expect(mails.isEmpty)
    }

    @Test("A mail server that does not answer times out", arguments: ["greeting", "data"])
    func hangs(at place: String) async throws {
        var limits = MailSender.Limits()
        limits.sending = .seconds(2)
        let (outcome, _) = try await send(#"{"hangs":"\#(place)"}"#, limits: limits)
        #expect(outcome == .retry(afterSeconds: nil, .timedOut))
    }

    @Test("A cancelled send does not wait for the server")
    func cancelled() async throws {
        let (outcome, _) = try await MailServer.running(#"{"hangs":"data"}"#) { server in
            let relay = try MailRelay("smtp://127.0.0.1:\(server.port)", from: "hexis@example.org")
            let task = Task { try await sendMail(over: relay, try channelMessage()) }
            await server.hangs()
            task.cancel()
            return try await task.value
        }
        #expect(outcome == .retry(afterSeconds: nil, .unreachable("CancellationError")))
    }

    @Test("A refused connection is retried")
    func nobody() async throws {
        let port = try HeldPort()
        let relay = try MailRelay("smtp://127.0.0.1:\(port.number)", from: "hexis@example.org")
        let outcome = try await sendMail(over: relay, try channelMessage())
        #expect(outcome == .retry(afterSeconds: nil, .unreachable("Couldn't connect to server")))
    }

    @Test("Credentials are sent if they are configured")
    func login() async throws {
        let behaviour = #"{"login":["anna","pass wörd"]}"#
        let (outcome, mails) = try await send(behaviour, user: "anna", password: "pass wörd")
        #expect(outcome == .delivered)
        #expect(mails.first?["login"] == "anna")
        let (wrong, none) = try await send(behaviour, user: "anna", password: "word")
        guard case .refused(let reply) = wrong else {
            Issue.record("\(wrong)")
            return
        }
        #expect(reply.status == 535)
        #expect(none.isEmpty)
    }

    @Test("A server that requires a login gets no mail without one")
    func loginMissing() async throws {
        let (outcome, mails) = try await send(#"{"login":["anna","secret"]}"#)
        guard case .refused(let reply) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(reply.status == 530)
        #expect(mails.isEmpty)
    }
}
