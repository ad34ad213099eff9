import Hummingbird

/// Where Prometheus scrapes the metrics. They contain no names.
struct MetricsRoute: Sendable {
    let metrics: PrometheusMetrics
    let answers: Answers

    var routes: [String: Route] {
        ["/metrics": Route(get: { _ in answers.metrics(metrics.text) })]
    }
}
