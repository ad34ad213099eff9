import FakePushService
import NIOHTTP1
import Testing

@testable import HexisDelivery

@Suite("Addresses that people enter cannot reach the internal network", .timeLimit(.minutes(10)))
struct InwardTests {
    private let sending = Sending()
    private let policy: NetworkPolicy = [.plainHTTP, .unusualPorts]

    @Test(
        "A name with a private address is refused, and no connection is made",
        arguments: [
            ["127.0.0.1"], ["0.0.0.0"], ["::1"], ["::"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1"],
            ["2002:7f00:1::"], ["fd00::1"], ["8.8.8.8", "127.0.0.1"], ["2606:4700::1", "::1"],
        ])
    func inside(addresses: [String]) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let outcomes = try await sending.withSender(policy: policy, names: .leading(to: addresses)) {
                let address = "http://\(PushTLS.name):\(service.port)"
                return try await sending.send(20, to: address, by: $0, within: policy)
            }
            #expect(outcomes == [.privateAddress])
            // This connection is the first: connections are accepted in the order in which they were made.
            let knocked = try await sending.withSender {
                try await sending.send(to: service.address + "/last", by: $0)
            }
            #expect(knocked == .delivered)
            #expect(service.opened == 1)
        }
    }

    @Test("No TLS handshake is made either")
    func secure() async throws {
        let tls = try PushTLS()
        try await FakePushService.running(.answer(201), over: tls) { service in
            let outcomes = try await sending.withSender(policy: .unusualPorts, adjusting: tls.trust) {
                try await sending.send(20, to: service.secureAddress, by: $0, within: .unusualPorts)
            }
            #expect(outcomes == [.privateAddress])
            #expect(service.opened == 0)
        }
    }

    @Test("A refused name does not reveal whether a port is open")
    func closed() async throws {
        let closed = try HeldPort()
        let outcome = try await sending.withSender(policy: policy) {
            try await sending.send(to: "http://\(PushTLS.name):\(closed.number)/", by: $0, within: policy)
        }
        #expect(outcome == .privateAddress)
    }

    @Test("The request names the host, in any spelling, although the connection goes to an address")
    func host() async throws {
        let tls = try PushTLS()
        try await FakePushService.running(.answer(201), over: tls) { service in
            for name in [PushTLS.name, PushTLS.name.uppercased()] {
                let outcome = try await sending.withSender(adjusting: tls.trust) {
                    try await sending.send(to: "https://\(name):\(service.port)/push", by: $0)
                }
                #expect(outcome == .delivered)
                #expect(service.received.last?.headers["Host"] == ["\(name):\(service.port)"])
            }
        }
    }

    @Test("If a name's first address does not answer, the next one is tried")
    func second() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let outcome = try await sending.withSender(names: .leading(to: ["127.0.0.2", "127.0.0.1"])) {
                try await sending.send(to: "http://\(PushTLS.name):\(service.port)/push", by: $0)
            }
            #expect(outcome == .delivered)
        }
    }

    @Test("Any number of names can be sent to, one after the other")
    func many() async throws {
        try await FakePushService.running(.answer(201)) { service in
            try await sending.withSender { sender in
                for number in 0..<100 {
                    let address = "http://\(number).\(PushTLS.name):\(service.port)/push"
                    let outcome = try await sending.send(to: address, by: sender)
                    #expect(outcome == .delivered)
                }
            }
            await service.everybodyLeft()
        }
    }
}
