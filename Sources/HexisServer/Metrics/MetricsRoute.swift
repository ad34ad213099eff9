import Hummingbird

/// Tells a program that asks every now and then, such as Prometheus, what this one measures of itself. It names nobody.
struct MetricsRoute: Sendable {
    let metrics: PrometheusMetrics
    let answers: Answers

    var routes: [String: Route] {
        ["/metrics": Route(get: { _ in answers.metrics(metrics.text) })]
    }
}
