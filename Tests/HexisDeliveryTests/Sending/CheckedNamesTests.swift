import NIOCore
import Synchronization
import Testing

@testable import HexisDelivery

@Suite("Checked name lookups")
struct CheckedNamesTests {
    /// Returns a lookup of a name whose owner gives each of these addresses in turn.
    private func names(_ answers: [String], policy: NetworkPolicy = .publicServices) -> CheckedNames {
        let left = Mutex(answers)
        let lookup = NameLookup { _ in
            try [SocketAddress(ipAddress: left.withLock { $0.removeFirst() }, port: 0)]
        }
        return CheckedNames(lookup, policy: policy, patience: .seconds(60))
    }

    @Test(
        "DNS rebinding fails: the address that was checked is the one that is used again"
    )
    func rebinding() async throws {
        let names = names(["8.8.8.8", "127.0.0.1"])
        for _ in 0..<3 {
            #expect(try await names.addresses(of: "example.org").map(\.ipAddress) == ["8.8.8.8"])
        }
    }

    @Test("A refused name is looked up again next time, and may then resolve to another address")
    func refused() async throws {
        let names = names(["10.0.0.1", "8.8.8.8"])
        await #expect(throws: PrivateAddressFound.self) { try await names.addresses(of: "example.org") }
        #expect(try await names.addresses(of: "example.org").map(\.ipAddress) == ["8.8.8.8"])
    }

    @Test("Private addresses are accepted where the network policy allows them")
    func allowed() async throws {
        let names = names(["10.0.0.1"], policy: .anywhere)
        #expect(try await names.addresses(of: "nas.example.org").map(\.ipAddress) == ["10.0.0.1"])
    }

    @Test("IPv4 comes first, and the number of addresses is limited")
    func order() async throws {
        let lookup = NameLookup { _ in
            try ["2606:4700::1", "1.1.1.1", "2606:4700::2", "8.8.8.8", "9.9.9.9"].map {
                try SocketAddress(ipAddress: $0, port: 0)
            }
        }
        let names = CheckedNames(lookup, policy: .publicServices, patience: .seconds(60))
        let found = try await names.addresses(of: "example.org").map(\.ipAddress)
        #expect(found == ["1.1.1.1", "8.8.8.8", "9.9.9.9", "2606:4700::1"])
    }

    @Test("An IP address resolves to itself without a lookup", arguments: ["8.8.8.8", "2606:4700::1"])
    func literal(address: String) async throws {
        #expect(try await names([]).addresses(of: address).map(\.ipAddress) == [address])
    }

    @Test("A private address is refused", arguments: ["127.0.0.1", "::1", "::ffff:10.0.0.1", "fe80::1"])
    func privateLiteral(address: String) async throws {
        await #expect(throws: PrivateAddressFound.self) { try await names([]).addresses(of: address) }
    }

    @Test("The system resolves this machine's name, and reports an unknown name")
    func system() async throws {
        let here = try await NameLookup.system.addresses("localhost").map(\.ipAddress)
        #expect(here.contains("127.0.0.1"))
        await #expect(throws: NameUnknown.self) { try await NameLookup.system.addresses("nowhere.invalid") }
    }

    @Test("A lookup without an answer times out")
    func silent() async throws {
        let lookup = NameLookup { _ in
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return []
        }
        let names = CheckedNames(lookup, policy: .publicServices, patience: .milliseconds(1))
        await #expect(throws: (any Error).self) { try await names.addresses(of: "example.org") }
    }
}
