import NIOCore
import NIOEmbedded
import Testing

@testable import HexisServer
@testable import HexisService

/// Nothing written here is accepted before it is flushed.
@Suite("The write deadline")
struct WriteDeadlineTests {
    private let channel: EmbeddedChannel

    init() throws {
        channel = EmbeddedChannel(handler: WriteDeadline())
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 9)).wait()
    }

    private func write(_ bytes: Int) {
        channel.write(ByteBuffer(repeating: 0, count: bytes), promise: nil)
    }

    private func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    /// A plain Boolean, because describing a NIO channel in a failed expectation can trap.
    private var isOpen: Bool { channel.isActive }

    @Test("A connection that accepts nothing is closed after 30 seconds")
    func stuck() {
        write(100)
        pass(29)
        #expect(isOpen)
        pass(1)
        #expect(isOpen == false)
    }

    @Test("It is also closed if it accepted something before, and if more is written in the meantime")
    func stuckLater() {
        write(100)
        channel.flush()
        pass(20)
        write(100)
        pass(10)
        // Something was accepted in the first 30 seconds, and nothing in the next.
        #expect(isOpen)
        write(100)
        pass(30)
        #expect(isOpen == false)
    }

    @Test("A connection that is merely slow or idle stays open")
    func slow() {
        for _ in 1...10 {
            write(100)
            pass(25)
            channel.flush()
            write(1)
            pass(5)
            #expect(isOpen)
        }
        channel.flush()
        pass(3600)
        #expect(isOpen)
    }
}
