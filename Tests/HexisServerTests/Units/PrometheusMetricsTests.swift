import CoreMetrics
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Metrics in Prometheus format")
struct PrometheusMetricsTests {
    @Test("Metrics are sorted by name, keep their dimensions, and add up")
    func written() {
        let metrics = PrometheusMetrics()
        Gauge(label: "depth", factory: metrics).record(7)
        Gauge(label: "depth", factory: metrics).record(3)
        for outcome in ["sent", "sent", #"re"fus\ed"#] {
            Counter(label: "calls_total", dimensions: [("outcome", outcome)], factory: metrics).increment()
        }
        let commits = Timer(label: "commit_seconds", factory: metrics)
        commits.recordMilliseconds(250)
        commits.recordMilliseconds(500)
        #expect(
            metrics.text == #"""
                # TYPE calls_total counter
                calls_total{outcome="re\"fus\\ed"} 1
                calls_total{outcome="sent"} 2
                # TYPE commit_seconds summary
                commit_seconds_sum 0.75
                commit_seconds_count 2
                # TYPE depth gauge
                depth 3.0

                """#)
    }

    @Test("A name has one kind: a metric of another kind under the same name is left out")
    func kinds() {
        let metrics = PrometheusMetrics()
        Counter(label: "same", factory: metrics).increment(by: 2)
        Gauge(label: "same", factory: metrics).record(9)
        #expect(metrics.text == "# TYPE same counter\nsame 2\n")
    }
}
