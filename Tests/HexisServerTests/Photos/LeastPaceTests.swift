import NIOCore
import NIOEmbedded
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Slow uploads are ended")
struct LeastPaceTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
    }

    private func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    @Test("One byte in five seconds is too slow after half a minute")
    func slow() {
        let pace = LeastPace(channel)
        for _ in 0..<5 {
            pass(5)
            pace.count(1)
        }
        #expect(channel.isActive)
        pass(5)
        #expect(!channel.isActive)
    }

    @Test("An upload at 1 KB per second continues until it slows down")
    func steady() {
        let pace = LeastPace(channel)
        for _ in 0..<300 {
            pace.count(1000)
            pass(1)
        }
        #expect(channel.isActive)
        pace.count(29_999)
        pass(30)
        #expect(!channel.isActive)
    }

    @Test("There is no deadline once everything has arrived")
    func end() {
        let pace = LeastPace(channel)
        pace.end()
        pass(3600)
        #expect(channel.isActive)
    }
}
