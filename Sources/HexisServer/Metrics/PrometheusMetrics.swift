import CoreMetrics
import Synchronization

/// Collects metrics and exports them in the text format of Prometheus, version 0.0.4.
final class PrometheusMetrics: MetricsFactory {
    private enum Kind: String {
        case counter, gauge, summary, histogram
    }

    private struct Family {
        let kind: Kind
        /// The metrics by their dimensions, as written.
        var values: [String: any WrittenMetric] = [:]
    }

    private let families = Mutex<[String: Family]>([:])

    init() {}

    /// The export: every metric, sorted by name.
    var text: String {
        let families = families.withLock { $0 }
        return families.sorted { $0.key < $1.key }.map { name, family in
            let lines = family.values.sorted { $0.key < $1.key }.flatMap { dimensions, metric in
                metric.samples.map { PrometheusMetrics.line(name, dimensions, $0) }
            }
            return "# TYPE \(name) \(family.kind.rawValue)\n" + lines.joined()
        }.joined()
    }

    private static func line(_ name: String, _ dimensions: String, _ sample: Sample) -> String {
        let labels = [dimensions] + (sample.bound.map { ["le=\"\($0)\""] } ?? [])
        let written = labels.filter { !$0.isEmpty }.joined(separator: ",")
        return "\(name)\(sample.suffix)\(written.isEmpty ? "" : "{\(written)}") \(sample.value)\n"
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        metric(.counter, label, dimensions) { CountMetric() }
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        metric(.gauge, label, dimensions) { LevelMetric() }
    }

    /// An aggregating recorder is a summary without quantiles: its sum and its count. Any other is a gauge.
    func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        aggregate
            ? metric(.summary, label, dimensions) { SumMetric() }
            : metric(.gauge, label, dimensions) { LevelMetric() } as any RecorderHandler
    }

    /// A timer is a histogram in seconds.
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        metric(.histogram, label, dimensions) { HistogramMetric() }
    }

    // Metrics live as long as the program.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    /// The metric of that name and those dimensions. If the name is taken by another kind, one that is not
    /// exported.
    private func metric<Metric: WrittenMetric>(
        _ kind: Kind, _ label: String, _ dimensions: [(String, String)], _ make: () -> Metric
    ) -> Metric {
        families.withLock { families in
            var family = families[label] ?? Family(kind: kind)
            let dimensions = PrometheusMetrics.written(dimensions)
            if let known = family.values[dimensions] as? Metric { return known }
            let metric = make()
            guard family.kind == kind else { return metric }
            family.values[dimensions] = metric
            families[label] = family
            return metric
        }
    }

    /// The dimensions as labels, `channel="ntfy",outcome="sent"`; empty for none.
    private static func written(_ dimensions: [(String, String)]) -> String {
        dimensions.map { name, value in "\(name)=\"\(value.map { escaped($0) }.joined())\"" }
            .joined(separator: ",")
    }

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\n": "\\n"
        default: String(character)
        }
    }
}
