import NIOCore

/// The stream of events that a window listens to (server-sent events, HTML Standard, section 9.2).
///
/// A comment goes out every so often: it keeps proxies from closing the connection, and finds out when the
/// window is gone or its session ended.
struct LiveEvents: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    private let changes: AsyncStream<Void>
    private let isSignedIn: @Sendable () async throws -> Bool
    private let pause: Duration

    init(
        _ changes: AsyncStream<Void>, every pause: Duration = .seconds(20),
        while isSignedIn: @escaping @Sendable () async throws -> Bool
    ) {
        self.changes = changes
        self.isSignedIn = isSignedIn
        self.pause = pause
    }

    func makeAsyncIterator() -> AsyncStream<ByteBuffer>.Iterator {
        let (events, continuation) = AsyncStream.makeStream(
            of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(4))
        continuation.yield(ByteBuffer(string: "retry: 3000\n\n"))
        let telling = Task {
            for await _ in changes { continuation.yield(ByteBuffer(string: "data: more\n\n")) }
            continuation.finish()
        }
        let beating = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: pause)
                guard try await isSignedIn() else { break }
                continuation.yield(ByteBuffer(string: ":\n\n"))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in
            telling.cancel()
            beating.cancel()
        }
        return events.makeAsyncIterator()
    }
}
