import Foundation
import Testing

extension RealServer {
    @Suite("Connections")
    struct Connections {
        /// Within the limit, idle connections are only closed after a minute.
        @Test(
            "A server accepts more connections than the shell's soft limit of descriptors allows",
            .timeLimit(.minutes(1)))
        func softLimit() async throws {
            let way = RunningServer.Way(before: "ulimit -S -n 64;")
            let server = try await RunningServer(in: TemporaryFolder(), way)
            let connections = try (1...100).map { _ in try rawConnection(to: server) }
            defer { connections.forEach { close($0) } }
            #expect(try rawAnswer(of: server, to: "GET /health HTTP/1.1\r\nHost: x\r\n\r\n").status == 200)
        }
    }
}
