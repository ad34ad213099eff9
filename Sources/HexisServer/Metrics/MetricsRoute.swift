import HexisService
import Hummingbird

/// Where Prometheus scrapes the metrics. They contain no names.
struct MetricsRoute: Sendable {
    let metrics: PrometheusMetrics
    let backend: Backend
    let responses: Responses

    var routes: [String: Route] {
        ["/metrics": Route(get: show, isForPrograms: true)]
    }

    @Sendable private func show(_ context: RequestContext) async throws -> Response {
        try await backend.measure()
        return responses.metrics(metrics.text)
    }
}
