import NIOCore
import Synchronization
import Testing

@testable import HexisDelivery

@Suite("Where names lead")
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
        "a name that leads inside from the second time on does so for nobody: the checked address is used again"
    )
    func rebinding() async throws {
        let names = names(["8.8.8.8", "127.0.0.1"])
        for _ in 0..<3 {
            #expect(try await names.addresses(of: "example.org").map(\.ipAddress) == ["8.8.8.8"])
        }
    }

    @Test("one that leads inside is looked up again the next time, and may lead elsewhere then")
    func refused() async throws {
        let names = names(["10.0.0.1", "8.8.8.8"])
        await #expect(throws: PrivateAddressFound.self) { try await names.addresses(of: "example.org") }
        #expect(try await names.addresses(of: "example.org").map(\.ipAddress) == ["8.8.8.8"])
    }

    @Test("private addresses are taken where the server's reach allows them")
    func allowed() async throws {
        let names = names(["10.0.0.1"], policy: .anywhere)
        #expect(try await names.addresses(of: "nas.example.org").map(\.ipAddress) == ["10.0.0.1"])
    }

    @Test("IPv4 is tried first, and of many addresses only some")
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

    @Test("an address leads to itself, and nobody is asked", arguments: ["8.8.8.8", "2606:4700::1"])
    func literal(address: String) async throws {
        #expect(try await names([]).addresses(of: address).map(\.ipAddress) == [address])
    }

    @Test("a private address is refused", arguments: ["127.0.0.1", "::1", "::ffff:10.0.0.1", "fe80::1"])
    func privateLiteral(address: String) async throws {
        await #expect(throws: PrivateAddressFound.self) { try await names([]).addresses(of: address) }
    }

    @Test("the system knows this machine's name, and of one that leads nowhere says so")
    func system() async throws {
        let here = try await NameLookup.system.addresses("localhost").map(\.ipAddress)
        #expect(here.contains("127.0.0.1"))
        await #expect(throws: NameUnknown.self) { try await NameLookup.system.addresses("nowhere.invalid") }
    }

    @Test("a lookup without an answer is not waited for")
    func silent() async throws {
        let lookup = NameLookup { _ in
            for await _ in AsyncStream<Never>.makeStream().stream {}
            return []
        }
        let names = CheckedNames(lookup, policy: .publicServices, patience: .milliseconds(1))
        await #expect(throws: (any Error).self) { try await names.addresses(of: "example.org") }
    }
}
