import AsyncHTTPClient
import FakePushService
import Testing

@testable import HexisDelivery

@Suite("Misbehaving push services", .timeLimit(.minutes(10)))
struct SenderTroubleTests {
    private let sending = Sending()

    /// The timeouts are long enough for the message to arrive, even on a slow machine.
    private var short: PushSender.Limits {
        var limits = PushSender.Limits()
        limits.sending = .seconds(10)
        return limits
    }

    @Test("A service that does not answer times out")
    func silence() async throws {
        let outcome = try await sending.outcome(of: .silence, limits: short)
        #expect(outcome == .retry(afterSeconds: nil, .timedOut))
    }

    @Test("A service that does not finish its response times out")
    func stall() async throws {
        let outcome = try await sending.outcome(of: .stall, limits: short)
        #expect(outcome == .retry(afterSeconds: nil, .timedOut))
    }

    @Test("A cancelled send does not wait for the service")
    func cancelled() async throws {
        try await FakePushService.running(.silence) { service in
            try await sending.withSender { sender in
                let task = Task { try await sending.send(to: service.address + "/push", by: sender) }
                await service.somebodyAsked()
                task.cancel()
                let outcome = try await task.value
                #expect(outcome == .retry(afterSeconds: nil, .unreachable("CancellationError")))
            }
        }
    }

    @Test("A message that finds every connection in use times out")
    func crowded() async throws {
        var limits = PushSender.Limits()
        limits.connectionsPerService = 1
        limits.connecting = .seconds(5)
        limits.sending = .seconds(600)
        try await FakePushService.running(.silence) { service in
            try await sending.withSender(limits: limits) { sender in
                let first = Task { try await sending.send(to: service.address + "/first", by: sender) }
                await service.somebodyAsked()
                let outcome = try await sending.send(to: service.address + "/second", by: sender)
                #expect(outcome == .retry(afterSeconds: nil, .timedOut))
                #expect(service.received.map(\.path) == ["/first"])
                first.cancel()
                _ = try await first.value
            }
        }
    }

    @Test("Only the beginning of an endless response is read")
    func endless() async throws {
        let reply = ServiceReply(status: 400, body: [UInt8](repeating: UInt8(ascii: "x"), count: 200))
        #expect(try await sending.outcome(of: .endless) == .rejected(reply))
    }

    @Test("A dropped connection is retried")
    func hangUp() async throws {
        let outcome = try await sending.outcome(of: .hangUp)
        #expect(outcome == .retry(afterSeconds: nil, .unreachable("Remote connection closed")))
    }

    @Test("A refused connection is retried")
    func nobody() async throws {
        let port = try HeldPort()
        let address = "http://127.0.0.1:\(port.number)/push"
        let outcome = try await sending.withSender { try await sending.send(to: address, by: $0) }
        guard case .retry(nil, .unreachable) = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test("A redirect is not followed", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        try await FakePushService.running(.answer(201)) { elsewhere in
            let location = [("Location", elsewhere.address + "/inside")]
            let outcome = try await sending.outcome(of: .answer(status, headers: location))
            #expect(outcome == .rejected(ServiceReply(status: status, body: [])))
            #expect(elsewhere.opened == 0)
        }
    }

    @Test("An untrusted certificate is refused, and nothing is sent")
    func untrusted() async throws {
        try await FakePushService.running(.answer(201), over: PushTLS()) { service in
            let outcome = try await sending.withSender {
                try await sending.send(to: service.secureAddress + "/push", by: $0)
            }
            #expect(outcome == .retry(afterSeconds: nil, .unreachable("NIOSSLError")))
            #expect(service.received.isEmpty)
        }
    }
}
