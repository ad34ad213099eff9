import CoreMetrics
import Synchronization

protocol WrittenMetric: Sendable {
    var samples: [Sample] { get }
}

/// One number of a metric.
struct Sample {
    /// What is added to the metric's name.
    var suffix = ""
    /// The greatest value that it counts, as the label `le`.
    var bound: String?
    let value: String
}

/// A counter, which only grows.
final class CountMetric: CounterHandler, WrittenMetric {
    private let count = Atomic<Int64>(0)

    var samples: [Sample] { [Sample(value: "\(count.load(ordering: .relaxed))")] }

    func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { count.store(0, ordering: .relaxed) }
}

/// A gauge: the current value.
final class LevelMetric: MeterHandler, RecorderHandler, WrittenMetric {
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
final class SumMetric: RecorderHandler, WrittenMetric {
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
final class HistogramMetric: TimerHandler, WrittenMetric {
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
