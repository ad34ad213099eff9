import AsyncHTTPClient
import HexisCore
package import Logging
import NIOCore
import NIOHTTP1
import ServiceLifecycle
import Synchronization
import Tracing

/// Sends spans that have ended to an OpenTelemetry collector, every few seconds. Those that it does not take are dropped.
package final class SpanExporter: Service {
    /// The most spans that are kept until they are sent, and the most of a request.
    private static let mostKept = 8192
    private static let mostAtOnce = 512
    private static let pause = Duration.seconds(2)

    private let address: String
    private let logger: Logger
    private let finished = Mutex<[FinishedSpan]>([])

    /// - Parameter collector: where spans are sent, by OTLP over HTTP.
    package init(to collector: Origin, logger: Logger) {
        address = "\(collector)/v1/traces"
        self.logger = logger
    }

    /// Sends all spans of the program from now on. Only one exporter of a program can.
    package func follow() {
        InstrumentationSystem.bootstrap(tracer)
    }

    var tracer: SpanTracer {
        SpanTracer { [self] span in
            finished.withLock { if $0.count < SpanExporter.mostKept { $0.append(span) } }
        }
    }

    package func run() async throws {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        // Otherwise each export would be the first span of the next.
        configuration.tracing.tracer = nil
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: SpanExporter.pause)) != nil { await self.sendAll(by: client) }
        }
        await sendAll(by: client)
        try await client.shutdown()
    }

    private func sendAll(by client: HTTPClient) async {
        while true {
            let spans = takeFinished()
            guard !spans.isEmpty else { return }
            do {
                try await send(spans, by: client)
            } catch {
                logger.warning("spans could not be sent", metadata: ["code": "\(type(of: error))"])
                // A collector that does not answer must not keep the server from ending.
                return
            }
        }
    }

    private func takeFinished() -> [FinishedSpan] {
        finished.withLock { finished in
            let spans = Array(finished.prefix(SpanExporter.mostAtOnce))
            finished.removeFirst(spans.count)
            return spans
        }
    }

    private func send(_ spans: [FinishedSpan], by client: HTTPClient) async throws {
        var request = HTTPClientRequest(url: address)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(ByteBuffer(string: JSON.export(of: spans).text))
        let response = try await client.execute(request, timeout: .seconds(5))
        _ = try await response.body.collect(upTo: 1 << 20)
        guard 200..<300 ~= response.status.code else { throw Refused() }
    }

    private struct Refused: Error {}
}
