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
        let sizes = Recorder(label: "sizes", factory: metrics)
        sizes.record(250)
        sizes.record(500)
        #expect(
            metrics.text == #"""
                # TYPE calls_total counter
                calls_total{outcome="re\"fus\\ed"} 1
                calls_total{outcome="sent"} 2
                # TYPE depth gauge
                depth 3.0
                # TYPE sizes summary
                sizes_sum 750.0
                sizes_count 2

                """#)
    }

    @Test("A timer counts how many durations were at most so long")
    func histogram() {
        let metrics = PrometheusMetrics()
        let timer = Timer(label: "seconds", dimensions: [("kind", "page")], factory: metrics)
        for milliseconds in [1, 2, 250, 251, 60_000] { timer.recordMilliseconds(milliseconds) }
        let counts = metrics.text.matches(of: /seconds_bucket{kind="page",le="([^"]+)"} (\d+)\n/).map {
            "\($0.1) \($0.2)"
        }
        #expect(
            counts == [
                "0.001 1", "0.005 2", "0.01 2", "0.025 2", "0.05 2", "0.1 2", "0.25 3", "0.5 4", "1.0 4",
                "2.5 4",
                "5.0 4", "10.0 4", "+Inf 5",
            ])
        #expect(metrics.text.hasPrefix("# TYPE seconds histogram\n"))
        #expect(metrics.text.contains(/seconds_sum{kind="page"} 60\.504\d*\nseconds_count{kind="page"} 5\n$/))
    }

    @Test("A name has one kind: a metric of another kind under the same name is left out")
    func kinds() {
        let metrics = PrometheusMetrics()
        Counter(label: "same", factory: metrics).increment(by: 2)
        Gauge(label: "same", factory: metrics).record(9)
        #expect(metrics.text == "# TYPE same counter\nsame 2\n")
    }
}
