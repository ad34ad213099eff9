import NIOCore
import NIOEmbedded
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Limits on connections")
struct ConnectionBoundsTests {
    private let bounds = ConnectionBounds(mostAltogether: 10, mostPerAddress: 2, proxy: "10.0.0.1")

    /// Opens a connection from an address. It is active unless it was refused.
    private func connect(from address: String) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(handler: ConnectionGuard(bounds))
        try channel.connect(to: SocketAddress(ipAddress: address, port: 9)).wait()
        return channel
    }

    @Test("An address has a limit of connections; one more is closed, and one that ends makes room")
    func perAddress() throws {
        // Compares plain Booleans, because describing a NIO channel in a failed expectation can trap.
        var open: [Bool] = []
        func connected(from address: String) throws -> EmbeddedChannel {
            let channel = try connect(from: address)
            open.append(channel.isActive)
            return channel
        }
        let first = try connected(from: "192.0.2.1")
        let second = try connected(from: "192.0.2.1")
        _ = try connected(from: "192.0.2.1")
        let other = try connected(from: "192.0.2.2")
        #expect(open == [true, true, false, true])
        #expect(bounds.addresses == 2)
        _ = try first.finish()
        let third = try connected(from: "192.0.2.1")
        _ = try connected(from: "192.0.2.1")
        #expect(open.suffix(2) == [true, false])
        for channel in [second, other, third] { _ = try channel.finish() }
        // Nothing is kept of an address without connections.
        #expect(bounds.addresses == 0)
    }

    @Test(
        "This machine and a declared proxy have no limit",
        arguments: ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "10.0.0.1"])
    func exempt(_ address: String) throws {
        let channels = try (1...5).map { _ in try connect(from: address) }
        let isActive = channels.map(\.isActive)
        #expect(!isActive.contains(false))
        for channel in channels { _ = try channel.finish() }
    }

    @Test("One IPv6 network counts as one address")
    func networks() throws {
        let channels = try (1...3).map { try connect(from: "2001:db8::\($0)") }
        let isActive = channels.map(\.isActive)
        #expect(isActive == [true, true, false])
        for channel in channels { _ = try? channel.finish() }
    }

    @Test(
        "A quarter of the descriptors is reserved for files, and no address gets more than a quarter of the rest",
        arguments: [(1024, 768, 192), (4096, 3072, 768), (16_384, 10_000, 1000), (1_048_576, 10_000, 1000)])
    func descriptors(_ descriptors: Int, _ altogether: Int, _ perAddress: Int) {
        let bounds = ConnectionBounds(descriptors: descriptors, proxy: nil)
        #expect(bounds.mostAltogether == altogether)
        #expect(bounds.mostPerAddress == perAddress)
    }
}
