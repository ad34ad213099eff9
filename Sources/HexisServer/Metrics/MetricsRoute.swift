import HexisService
import Hummingbird

/// Where Prometheus scrapes the metrics. They contain no names.
struct MetricsRoute: Sendable {
    let metrics: PrometheusMetrics
    let backend: Backend
    let answers: Answers

    var routes: [String: Route] {
        ["/metrics": Route(get: show)]
    }

    @Sendable private func show(_ visit: Visit) async throws -> Response {
        try await backend.measure()
        return answers.metrics(metrics.text)
    }
}
