import Crypto
import FakePushService
import Foundation
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisDelivery

@Suite("Sending messages to push services", .timeLimit(.minutes(10)))
struct SenderTests {
    private let sending = Sending()

    @Test("A service gets the message with all required headers (RFC 8030, §5)")
    func request() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let outcome = try await sending.withSender {
                try await sending.send(to: service.address + "/push/1?a=b", by: $0)
            }
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
            #expect(try sending.recipient.read(request.body) == Array("Drink water".utf8))
        }
    }

    @Test("A service can verify the sender: the token is signed for this service only")
    func signature() async throws {
        try await FakePushService.running(.answer(201)) { service in
            _ = try await sending.withSender { try await sending.send(to: service.address + "/push", by: $0) }
            let header = try #require(service.received.first?.headers.first(name: "Authorization"))
            let parts = try #require(header.wholeMatch(of: /vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)/)?.output)
            func bytes(_ part: Substring) throws -> [UInt8] {
                try #require(Base64URL.bytes(of: String(part)))
            }
            let publicKey = try P256.Signing.PublicKey(x963Representation: bytes(parts.4))
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(parts.3))
            #expect(publicKey.isValidSignature(signature, for: Data("\(parts.1).\(parts.2)".utf8)))
            #expect(String(parts.4) == sending.key.publicKey)
            let claims = try JSON(parsing: bytes(parts.2))
            #expect(claims["aud"]?.string == service.address)
            #expect(claims["sub"]?.string == "mailto:anna@example.org")
            let secondsLeft = try #require(claims["exp"]?.integer) - sendingTime.milliseconds / 1000
            #expect(0 < secondsLeft && secondsLeft <= 24 * 3600)
        }
    }

    @Test(
        "Every response maps to an outcome",
        arguments: [
            (200, DeliveryOutcome.delivered), (201, .delivered), (202, .delivered), (204, .delivered),
            (404, .gone), (410, .gone), (413, .tooLarge),
            (400, .rejected(.init(status: 400, body: Array("why".utf8)))),
            (406, .rejected(.init(status: 406, body: Array("why".utf8)))),
            (401, .refused(.init(status: 401, body: Array("why".utf8)))),
            (403, .refused(.init(status: 403, body: Array("why".utf8)))),
            (429, .retry(afterSeconds: nil, .status(429))), (500, .retry(afterSeconds: nil, .status(500))),
            (502, .retry(afterSeconds: nil, .status(502))), (503, .retry(afterSeconds: nil, .status(503))),
        ])
    func answers(status: Int, expected: DeliveryOutcome) async throws {
        let behaviour = FakePushService.Behaviour.answer(status, body: status == 204 ? "" : "why")
        #expect(try await sending.outcome(of: behaviour) == expected)
    }

    @Test(
        "A busy service's Retry-After is respected",
        arguments: [
            (429, "90", 90), (503, "Sat, 21 Nov 2026 08:01:00 GMT", 60),
            (503, "Fri, 20 Nov 2026 08:00:00 GMT", 0),
        ])
    func busy(status: Int, retryAfter: String, seconds: Int) async throws {
        let behaviour = FakePushService.Behaviour.answer(status, headers: [("Retry-After", retryAfter)])
        #expect(try await sending.outcome(of: behaviour) == .retry(afterSeconds: seconds, .status(status)))
    }

    @Test(
        "A thousand concurrent messages share a few connections and one token, and leave no connection open"
    )
    func thousand() async throws {
        try await FakePushService.running(.answer(201)) { service in
            try await sending.withSender { sender in
                let outcomes = try await sending.send(1000, to: service.address, by: sender)
                #expect(outcomes == [.delivered])
            }
            await service.everybodyLeft()
            #expect(service.opened <= 16)
            try everyMessageArrived(1000, at: service)
        }
    }

    @Test("A thousand concurrent messages share a few TLS connections")
    func secure() async throws {
        let tls = try PushTLS()
        try await FakePushService.running(.answer(201), over: tls) { service in
            try await sending.withSender(adjusting: tls.trust) { sender in
                let outcomes = try await sending.send(1000, to: service.secureAddress, by: sender)
                #expect(outcomes == [.delivered])
            }
            await service.everybodyLeft()
            #expect(service.opened <= 16)
            try everyMessageArrived(1000, at: service)
        }
    }

    private func everyMessageArrived(_ count: Int, at service: FakePushService) throws {
        #expect(service.received.count == count)
        #expect(Set(service.received.map(\.path)).count == count)
        #expect(Set(service.received.map { $0.headers["Authorization"] }).count == 1)
        for request in service.received {
            let text = String(decoding: try sending.recipient.read(request.body), as: UTF8.self)
            #expect("/" + text == request.path)
        }
    }

    @Test("A sender that was shut down leaves nothing in memory")
    func released() async throws {
        weak var remains: PushSender?
        try await FakePushService.running(.answer(201)) { service in
            let sender = PushSender(tokens: try sending.tokens(), policy: .anywhere) { sendingTime }
            remains = sender
            _ = try await sending.send(to: service.address + "/push", by: sender)
            try await sender.shutdown()
            await service.everybodyLeft()
        }
        #expect(remains == nil)
    }
}
