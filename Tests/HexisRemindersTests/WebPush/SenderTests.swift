import Crypto
import Foundation
import HexisCore
import Testing

@testable import HexisReminders

private let now = Instant(clamping: 1_795_248_000_000)

@Suite("Messages are handed to push services", .timeLimit(.minutes(2)))
struct SenderTests {
    private let key = VAPIDKey()
    private let recipient = Recipient()

    /// Runs a sender, and shuts it down.
    private func withSender<Answer>(
        reach: PushReach = .anywhere, limits: PushSender.Limits = .init(), names: [String: String] = [:],
        _ body: (PushSender) async throws -> Answer
    ) async throws -> Answer {
        let tokens = VAPIDTokens(key: key, contact: try VAPIDContact("mailto:anna@example.org"))
        let sender = PushSender(tokens: tokens, reach: reach, limits: limits, names: names) { now }
        do {
            let answer = try await body(sender)
            try await sender.shutdown()
            return answer
        } catch {
            try await sender.shutdown()
            throw error
        }
    }

    private func send(
        _ text: String = "Drink water", to address: String, by sender: PushSender,
        within reach: PushReach = .anywhere
    ) async throws -> PushOutcome {
        let message = try PushMessage(
            payload: Array(text.utf8), secondsToLive: 3600, urgency: .high,
            topic: PushTopic(Identifier(high: 1, low: 2)))
        return await sender.send(message, to: try recipient.subscription(at: address, within: reach))
    }

    /// Sends one message to a service of that behaviour.
    private func outcome(
        of behaviour: FakePushService.Behaviour, limits: PushSender.Limits = .init()
    ) async throws -> PushOutcome {
        try await FakePushService.running(behaviour) { service in
            let outcome = try await withSender(limits: limits) {
                try await send(to: service.address + "/push", by: $0)
            }
            #expect(service.received.count == 1)
            await service.everybodyLeft()
            return outcome
        }
    }

    private var short: PushSender.Limits {
        var limits = PushSender.Limits()
        limits.sending = .milliseconds(500)
        return limits
    }

    @Test("a service gets the message, and all that it has to know (RFC 8030, §5)")
    func request() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let outcome = try await withSender { try await send(to: service.address + "/push/1?a=b", by: $0) }
            #expect(outcome == .delivered)
            let request = try #require(service.received.first)
            #expect(request.method == .POST)
            #expect(request.path == "/push/1?a=b")
            #expect(request.headers["TTL"] == ["3600"])
            #expect(request.headers["Urgency"] == ["high"])
            #expect(request.headers["Topic"] == ["AAAAAAAAAAEAAAAAAAAAAg"])
            #expect(request.headers["Content-Encoding"] == ["aes128gcm"])
            #expect(request.headers["Content-Type"] == ["application/octet-stream"])
            #expect(request.headers["Content-Length"] == ["\(request.body.count)"])
            #expect(try recipient.read(request.body) == Array("Drink water".utf8))
        }
    }

    @Test("a service can check who sends: the token is signed, for it alone")
    func signature() async throws {
        try await FakePushService.running(.answer(201)) { service in
            _ = try await withSender { try await send(to: service.address + "/push", by: $0) }
            let header = try #require(service.received.first?.headers.first(name: "Authorization"))
            let parts = try #require(header.wholeMatch(of: /vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)/)?.output)
            func bytes(_ part: Substring) throws -> [UInt8] {
                try #require(Base64URL.bytes(of: String(part)))
            }
            let publicKey = try P256.Signing.PublicKey(x963Representation: bytes(parts.4))
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(parts.3))
            #expect(publicKey.isValidSignature(signature, for: Data("\(parts.1).\(parts.2)".utf8)))
            let claims = try JSON(parsing: bytes(parts.2))
            #expect(claims["aud"]?.string == service.address)
            #expect(claims["sub"]?.string == "mailto:anna@example.org")
            let secondsLeft = try #require(claims["exp"]?.integer) - now.milliseconds / 1000
            #expect(0 < secondsLeft && secondsLeft <= 24 * 3600)
        }
    }

    @Test(
        "every answer becomes an outcome",
        arguments: [
            (200, PushOutcome.delivered), (201, .delivered), (202, .delivered), (204, .delivered),
            (404, .gone), (410, .gone), (413, .tooLarge),
            (400, .rejected(.init(status: 400, body: Array("why".utf8)))),
            (406, .rejected(.init(status: 406, body: Array("why".utf8)))),
            (401, .refused(.init(status: 401, body: Array("why".utf8)))),
            (403, .refused(.init(status: 403, body: Array("why".utf8)))),
            (429, .retry(afterSeconds: nil, .status(429))), (500, .retry(afterSeconds: nil, .status(500))),
            (502, .retry(afterSeconds: nil, .status(502))), (503, .retry(afterSeconds: nil, .status(503))),
        ])
    func answers(status: Int, expected: PushOutcome) async throws {
        let behaviour = FakePushService.Behaviour.answer(status, body: status == 204 ? "" : "why")
        #expect(try await outcome(of: behaviour) == expected)
    }

    @Test(
        "a busy service says when it is to be asked again",
        arguments: [
            (429, "90", 90), (503, "Sat, 21 Nov 2026 08:01:00 GMT", 60),
            (503, "Fri, 20 Nov 2026 08:00:00 GMT", 0),
        ])
    func busy(status: Int, retryAfter: String, seconds: Int) async throws {
        let behaviour = FakePushService.Behaviour.answer(status, headers: [("Retry-After", retryAfter)])
        #expect(try await outcome(of: behaviour) == .retry(afterSeconds: seconds, .status(status)))
    }

    @Test("a redirect is not followed", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        try await FakePushService.running(.answer(201)) { elsewhere in
            let location = [("Location", elsewhere.address + "/inside")]
            let outcome = try await outcome(of: .answer(status, headers: location))
            #expect(outcome == .rejected(PushReply(status: status, body: [])))
            #expect(elsewhere.opened == 0)
        }
    }

    @Test("a service that says nothing is not waited for")
    func silence() async throws {
        #expect(try await outcome(of: .silence, limits: short) == .retry(afterSeconds: nil, .timedOut))
    }

    @Test("nor is one that does not end its answer")
    func stall() async throws {
        #expect(try await outcome(of: .stall, limits: short) == .retry(afterSeconds: nil, .timedOut))
    }

    @Test("of an answer without end, the beginning is read")
    func endless() async throws {
        let reply = PushReply(status: 400, body: [UInt8](repeating: UInt8(ascii: "x"), count: 200))
        #expect(try await outcome(of: .endless) == .rejected(reply))
    }

    @Test("a connection that breaks may hold the next time")
    func hangUp() async throws {
        let outcome = try await outcome(of: .hangUp)
        #expect(outcome == .retry(afterSeconds: nil, .unreachable("Remote connection closed")))
    }

    @Test("nobody there may be somebody there the next time")
    func nobody() async throws {
        let address = try await FakePushService.running(.silence) { $0.address }
        let outcome = try await withSender { try await send(to: address + "/push", by: $0) }
        guard case .retry(nil, .unreachable) = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test("a name that leads inside is found out when connected, and nothing is sent")
    func inside() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let reach: PushReach = [.plainHTTP, .unusualPorts]
            let address = "http://push.example.org:\(service.port)/push"
            let names = ["push.example.org": "127.0.0.1"]
            let outcomes = try await withSender(reach: reach, names: names) { sender in
                try await withThrowingTaskGroup(of: PushOutcome.self) { group in
                    for _ in 0..<50 {
                        group.addTask { try await send(to: address, by: sender, within: reach) }
                    }
                    return try await group.reduce(into: Set()) { $0.insert($1) }
                }
            }
            #expect(outcomes == [.privateAddress])
            #expect(service.opened > 0)
            #expect(service.received.isEmpty)
            await service.everybodyLeft()
        }
    }

    @Test("a thousand messages at once share a few connections and one token, and leave none open")
    func thousand() async throws {
        try await FakePushService.running(.answer(201)) { service in
            try await withSender { sender in
                try await withThrowingTaskGroup(of: PushOutcome.self) { group in
                    for number in 0..<1000 {
                        group.addTask {
                            try await send("\(number)", to: service.address + "/\(number)", by: sender)
                        }
                    }
                    for try await outcome in group { #expect(outcome == .delivered) }
                }
            }
            await service.everybodyLeft()
            #expect(service.opened <= 8)
            #expect(service.received.count == 1000)
            #expect(Set(service.received.map(\.path)).count == 1000)
            #expect(Set(service.received.map { $0.headers["Authorization"] }).count == 1)
            for request in service.received {
                let text = String(decoding: try recipient.read(request.body), as: UTF8.self)
                #expect("/" + text == request.path)
            }
        }
    }

    @Test("a sender that was let go of leaves nothing behind")
    func released() async throws {
        let tokens = VAPIDTokens(key: key, contact: try VAPIDContact("mailto:anna@example.org"))
        weak var remains: PushSender?
        try await FakePushService.running(.answer(201)) { service in
            let sender = PushSender(tokens: tokens, reach: .anywhere) { now }
            remains = sender
            _ = try await send(to: service.address + "/push", by: sender)
            try await sender.shutdown()
            await service.everybodyLeft()
        }
        #expect(remains == nil)
    }

    @Test("times to live are bounded", arguments: [(-1, 0), (0, 0), (60, 60), (Int.max, 28 * 86_400)])
    func timeToLive(given: Int, sent: Int) throws {
        #expect(try PushMessage(payload: [], secondsToLive: given).secondsToLive == sent)
    }

    @Test("a message that no service takes is not made")
    func tooLong() {
        #expect(throws: WebPushError.payloadTooLarge(bytes: 3994, most: 3993)) {
            try PushMessage(payload: [UInt8](repeating: 0, count: 3994), secondsToLive: 60)
        }
    }

    @Test("a message without a topic has no such header")
    func noTopic() throws {
        let tokens = VAPIDTokens(key: key, contact: try VAPIDContact("mailto:anna@example.org"))
        let message = try PushMessage(payload: [1], secondsToLive: 0, urgency: .veryLow)
        let request = try PushRequest(message, to: recipient.subscription(), signedBy: tokens, at: now)
        #expect(!request.headers.map(\.name).contains("Topic"))
        #expect(request.headers.contains(.init(name: "Urgency", value: "very-low")))
    }

    @Test("the benchmark's messages are made")
    func pace() throws {
        #expect(try WebPushPace.messagesPerSecond(preparing: 10, at: now) > 0)
    }
}
