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
                metric.samples.map { sample in
                    let labels = [dimensions] + (sample.bound.map { ["le=\"\($0)\""] } ?? [])
                    let written = labels.filter { !$0.isEmpty }.joined(separator: ",")
                    return "\(name)\(sample.suffix)\(written.isEmpty ? "" : "{\(written)}") \(sample.value)\n"
                }
            }
            return "# TYPE \(name) \(family.kind.rawValue)\n" + lines.joined()
        }.joined()
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
        let pairs = dimensions.map { name, value in
            let escaped = value.map { character in
                switch character {
                case "\\": "\\\\"
                case "\"": "\\\""
                case "\n": "\\n"
                default: String(character)
                }
            }
            return "\(name)=\"\(escaped.joined())\""
        }
        return pairs.joined(separator: ",")
    }
}

private protocol WrittenMetric: Sendable {
    var samples: [Sample] { get }
}

/// One number of a metric.
private struct Sample {
    /// What is added to the metric's name.
    var suffix = ""
    /// The greatest value that it counts, as the label `le`.
    var bound: String?
    let value: String
}

/// A counter, which only grows.
private final class CountMetric: CounterHandler, WrittenMetric {
    private let count = Atomic<Int64>(0)

    var samples: [Sample] { [Sample(value: "\(count.load(ordering: .relaxed))")] }

    func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { count.store(0, ordering: .relaxed) }
}

/// A gauge: the current value.
private final class LevelMetric: MeterHandler, RecorderHandler, WrittenMetric {
    private let level = Mutex(0.0)

    var samples: [Sample] { [Sample(value: "\(level.withLock { $0 })")] }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { level.withLock { $0 = value } }
    func increment(by amount: Double) { level.withLock { $0 += amount } }
    func decrement(by amount: Double) { level.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
}

/// A summary: the sum and the count of what was recorded.
private final class SumMetric: RecorderHandler, WrittenMetric {
    private let state = Mutex((sum: 0.0, count: 0))

    var samples: [Sample] {
        let state = state.withLock { $0 }
        return [
            Sample(suffix: "_sum", value: "\(state.sum)"), Sample(suffix: "_count", value: "\(state.count)"),
        ]
    }

    func record(_ value: Int64) { record(Double(value)) }
    func record(_ value: Double) { state.withLock { $0 = ($0.sum + value, $0.count + 1) } }
}

/// A histogram: how many durations were at most so long.
private final class HistogramMetric: TimerHandler, WrittenMetric {
    /// In seconds, as Prometheus' own libraries have them, and a millisecond.
    private static let bounds = [
        0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, .infinity,
    ]

    /// `counts` has those of each bound that no smaller one has.
    private let state = Mutex((sum: 0.0, counts: bounds.map { _ in 0 }))

    var samples: [Sample] {
        let state = state.withLock { $0 }
        var count = 0
        let buckets = zip(HistogramMetric.bounds, state.counts).map { bound, more in
            count += more
            return Sample(suffix: "_bucket", bound: bound.isInfinite ? "+Inf" : "\(bound)", value: "\(count)")
        }
        return buckets + [
            Sample(suffix: "_sum", value: "\(state.sum)"), Sample(suffix: "_count", value: "\(count)"),
        ]
    }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1_000_000_000
        let place = HistogramMetric.bounds.firstIndex { seconds <= $0 } ?? HistogramMetric.bounds.count - 1
        state.withLock { state in
            state.sum += seconds
            state.counts[place] += 1
        }
    }
}
