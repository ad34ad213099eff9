import Hummingbird
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Writing a long body in parts", .timeLimit(.minutes(2)))
struct BodyPartsTests {
    private let loop = MultiThreadedEventLoopGroup.singleton.next()

    @Test(
        "A part has at most 64 KB, and is written once the connection has handled the previous one",
        arguments: [
            (0, []), (1, [1]), (65_536, [65_536]), (65_537, [65_536, 1]),
            (200_000, [65_536, 65_536, 65_536, 3_392]),
        ])
    func inTurn(length: Int, parts: [Int]) async throws {
        let connection = BusyConnection(loop)
        var writer: any ResponseBodyWriter = ConnectionWriter(connection: connection)
        try await writer.write(inParts: ByteBuffer(repeating: 7, count: length), over: loop)
        #expect(connection.handed == parts)
        #expect(connection.mostWaiting <= 1)
    }
}

/// A connection that counts the parts its event loop has not handled yet.
private final class BusyConnection: Sendable {
    private struct State {
        var handed: [Int] = []
        var waiting = 0
        var mostWaiting = 0
    }

    private let loop: any EventLoop
    private let state = Mutex(State())

    init(_ loop: any EventLoop) {
        self.loop = loop
    }

    var handed: [Int] { state.withLock { $0.handed } }
    var mostWaiting: Int { state.withLock { $0.mostWaiting } }

    func hand(_ part: ByteBuffer) {
        state.withLock {
            $0.handed.append(part.readableBytes)
            $0.waiting += 1
            $0.mostWaiting = max($0.mostWaiting, $0.waiting)
        }
        loop.execute { self.state.withLock { $0.waiting -= 1 } }
    }
}

private struct ConnectionWriter: ResponseBodyWriter {
    let connection: BusyConnection

    func write(_ buffer: ByteBuffer) async throws { connection.hand(buffer) }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
