import FakePushService
import Foundation
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisDelivery

@Suite("Reminders through a webhook", .timeLimit(.minutes(10)))
struct WebhookTests {
    private let secret = "whsec_" + Data(0..<32).base64EncodedString()

    /// The check that Standard Webhooks requires of a receiver, in ten lines: exits with an error if no signature
    /// matches.
    private static let receiver = """
        import base64, hashlib, hmac, json, sys
        secret, id, timestamp, signatures = sys.argv[1:]
        body = sys.stdin.buffer.read()
        key = base64.b64decode(secret.removeprefix("whsec_"))
        mac = hmac.new(key, f"{id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
        fits = [hmac.compare_digest(base64.b64decode(s.removeprefix("v1,")), mac) for s in signatures.split(" ")]
        print(json.loads(body)["text"] if any(fits) else "forged", end="")
        """

    private func send(
        _ behaviour: FakePushService.Behaviour, kind: ChannelMessage.Kind = .reminder
    ) async throws -> (outcome: DeliveryOutcome, received: [FakePushService.Received]) {
        try await exchange(behaviour) { connections, service in
            let target = try WebhookTarget(
                service.address + "/hook/1?a=b", secret: WebhookSecret(secret), within: .anywhere)
            return await WebhookSender(over: connections).send(try channelMessage(kind: kind), to: target)
        }
    }

    @Test("A receiver gets the message as JSON")
    func request() async throws {
        let (outcome, received) = try await send(.answer(204))
        #expect(outcome == .delivered)
        let request = try #require(received.first)
        #expect(request.method == .POST)
        #expect(request.path == "/hook/1?a=b")
        #expect(request.headers["Content-Type"] == ["application/json"])
        let expected = """
            {"id":"00000000000000010000000000000002","kind":"reminder","title":"Walk",\
            "text":"After I pour my coffee I will walk 🚶","page":"https://habits.example.org/today",\
            "at":"2026-11-21T08:00:00Z"}
            """
        #expect(String(decoding: request.body, as: UTF8.self) == expected)
        let test = try #require(try await send(.answer(204), kind: .test).received.first)
        #expect(try JSON(parsing: test.body)["kind"]?.string == "test")
    }

    @Test("Python's hmac verifies the signature, and rejects any other body, id, time or secret")
    func signature() async throws {
        let request = try #require(try await send(.answer(204)).received.first)
        let id = try #require(request.headers.first(name: "webhook-id"))
        let timestamp = try #require(request.headers.first(name: "webhook-timestamp"))
        let signature = try #require(request.headers.first(name: "webhook-signature"))
        let body = String(decoding: request.body, as: UTF8.self)
        #expect(id == "00000000000000010000000000000002")
        #expect(timestamp == "1795248000")
        func read(_ secret: String, _ id: String, _ timestamp: String, _ body: String) throws -> String {
            try Python.run(
                WebhookTests.receiver, [secret, id, timestamp, "v1,AAAA \(signature)"], input: body)
        }
        #expect(try read(secret, id, timestamp, body) == "After I pour my coffee I will walk 🚶")
        let another = "whsec_" + Data(1..<33).base64EncodedString()
        #expect(try read(another, id, timestamp, body) == "forged")
        #expect(try read(secret, "1", timestamp, body) == "forged")
        #expect(try read(secret, id, "1795248001", body) == "forged")
        #expect(try read(secret, id, timestamp, body.replacing("coffee", with: "tea")) == "forged")
    }

    @Test(
        "Every response maps to an outcome",
        arguments: [
            (200, DeliveryOutcome.delivered), (202, .delivered), (410, .gone), (413, .tooLarge),
            (404, .rejected(.init(status: 404, body: Array("why".utf8)))),
            (308, .rejected(.init(status: 308, body: Array("why".utf8)))),
            (401, .refused(.init(status: 401, body: Array("why".utf8)))),
            (429, .retry(afterSeconds: nil, .status(429))), (500, .retry(afterSeconds: nil, .status(500))),
        ])
    func answers(status: Int, expected: DeliveryOutcome) async throws {
        #expect(try await send(.answer(status, body: "why")).outcome == expected)
    }

    @Test("A redirect is not followed, and only the beginning of an endless response is read")
    func misbehaviour() async throws {
        try await FakePushService.running(.answer(200)) { elsewhere in
            let location = [("Location", elsewhere.address + "/inside")]
            let outcome = try await send(.answer(307, headers: location)).outcome
            #expect(outcome == .rejected(ServiceReply(status: 307, body: [])))
            #expect(elsewhere.opened == 0)
        }
        let reply = ServiceReply(status: 400, body: [UInt8](repeating: UInt8(ascii: "x"), count: 200))
        #expect(try await send(.endless).outcome == .rejected(reply))
    }

    @Test("A name that resolves to a private address is refused before anything connects")
    func inside() async throws {
        let tls = try PushTLS()
        try await FakePushService.running(.answer(200), over: tls) { service in
            let target = try WebhookTarget(
                service.secureAddress + "/hook", secret: WebhookSecret(secret), within: .unusualPorts)
            let outcome = try await withConnections(policy: .unusualPorts, adjusting: tls.trust) {
                await WebhookSender(over: $0).send(try channelMessage(), to: target)
            }
            #expect(outcome == .privateAddress)
            #expect(service.opened == 0)
        }
    }

    @Test(
        "An unsafe address is refused",
        arguments: [
            ("http://example.org/hook", WebAddress.Problem.notSecure), ("https://127.0.0.1/hook", .isPrivate),
            ("https://[::1]/hook", .isPrivate), ("https://169.254.169.254/latest", .isPrivate),
            ("https://anna:secret@example.org/", .unreadable), ("https://example.org:22/", .portUnusual(22)),
            ("https://example.org/\r\nX: y", .unreadable),
        ])
    func wrong(address: String, problem: WebAddress.Problem) {
        #expect(throws: ChannelError.address(problem)) {
            try WebhookTarget(address, secret: WebhookSecret(secret))
        }
    }

    @Test("A secret has 24 to 64 bytes", arguments: [0, 23, 24, 32, 64, 65])
    func secretLength(bytes: Int) {
        let text = "whsec_" + Data(repeating: 7, count: bytes).base64EncodedString()
        if 24...64 ~= bytes {
            #expect(throws: Never.self) { try WebhookSecret(text) }
        } else {
            #expect(throws: ChannelError.secretUnusable) { try WebhookSecret(text) }
        }
    }

    @Test(
        "An invalid secret is refused",
        arguments: ["", "whsec_", "whsec_ä", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"])
    func wrongSecret(text: String) {
        #expect(throws: ChannelError.secretUnusable) { try WebhookSecret(text) }
    }
}
