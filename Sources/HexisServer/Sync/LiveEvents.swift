import NIOCore

/// The event stream that a window listens to (server-sent events, HTML Standard, section 9.2).
///
/// A comment goes out at intervals: it keeps proxies from closing the connection, and reveals when the window is
/// gone. The stream ends with the changes, and when its session expires.
struct LiveEvents: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    private let changes: AsyncStream<Void>
    private let remaining: @Sendable () async throws -> Duration?
    private let pause: Duration

    /// `remaining` returns how long the session still lasts; `nil` if it has ended.
    init(
        _ changes: AsyncStream<Void>, every pause: Duration = .seconds(20),
        remaining: @escaping @Sendable () async throws -> Duration?
    ) {
        self.changes = changes
        self.remaining = remaining
        self.pause = pause
    }

    func makeAsyncIterator() -> AsyncStream<ByteBuffer>.Iterator {
        let (events, continuation) = AsyncStream.makeStream(
            of: ByteBuffer.self, bufferingPolicy: .bufferingNewest(4))
        continuation.yield(ByteBuffer(string: "retry: 3000\n\n"))
        let telling = tell(continuation)
        let beating = beat(continuation)
        continuation.onTermination = { _ in
            telling.cancel()
            beating.cancel()
        }
        return events.makeAsyncIterator()
    }

    private func tell(_ continuation: AsyncStream<ByteBuffer>.Continuation) -> Task<Void, Never> {
        Task {
            for await _ in changes { continuation.yield(ByteBuffer(string: "data: more\n\n")) }
            continuation.finish()
        }
    }

    private func beat(_ continuation: AsyncStream<ByteBuffer>.Continuation) -> Task<Void, any Error> {
        Task {
            defer { continuation.finish() }
            // Checked at once as well: the session may have ended before the stream began.
            while let remaining = try await remaining() {
                try await Task.sleep(for: Swift.min(pause, remaining))
                continuation.yield(ByteBuffer(string: ":\n\n"))
            }
        }
    }
}
