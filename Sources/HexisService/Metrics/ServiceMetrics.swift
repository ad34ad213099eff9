import CoreMetrics
import HexisCore
import HexisDelivery
import HexisStore

/// The metrics of a running backend. They identify nobody.
struct ServiceMetrics: Sendable {
    private let factory: any MetricsFactory
    private let commits: CoreMetrics.Timer
    private let counters: CommitCounters
    private let practices: Gauge
    private let waiting: Gauge
    private let longestWait: Gauge
    private let imports: Gauge
    private let lag: Recorder

    init(_ factory: any MetricsFactory = NOOPMetricsHandler.instance) {
        self.factory = factory
        commits = CoreMetrics.Timer(label: "hexis_commit_seconds", factory: factory)
        counters = CommitCounters(factory)
        practices = Gauge(label: "hexis_practices_in_memory", factory: factory)
        waiting = Gauge(label: "hexis_outbox_messages", factory: factory)
        longestWait = Gauge(label: "hexis_outbox_age_seconds", factory: factory)
        imports = Gauge(label: "hexis_imports", factory: factory)
        lag = Recorder(label: "hexis_sync_lag_seconds", aggregate: true, factory: factory)
    }

    /// Records how long a commit took.
    func committed(after duration: Duration) {
        commits.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    /// Records how long ago the last backup was begun.
    func backedUp(_ ago: Duration) {
        Gauge(label: "hexis_backup_age_seconds", factory: factory).record(ago / .seconds(1))
    }

    /// Records how long after it was made an entry arrived from a device.
    func arrived(after duration: Duration) { lag.record(max(duration, .zero) / .seconds(1)) }

    /// Counts a delivery attempt. The outcome is `nil` if the message could not be sent at all.
    func delivered(through channel: String, _ outcome: DeliveryOutcome?) {
        let dimensions = [("channel", channel), ("outcome", outcome?.metricName ?? "unusable")]
        Counter(label: "hexis_deliveries_total", dimensions: dimensions, factory: factory).increment()
    }

    /// Records the number of cached practices, the number of messages due but not sent, how long the first of them
    /// has waited, the number of files being imported or waiting for that, and what was committed.
    func measured(
        practices count: Int, waiting messages: Int, since first: Instant?, importing files: Int,
        committed counts: CommitCounts, at now: Instant
    ) {
        counters.update(to: counts)
        imports.record(files)
        practices.record(count)
        waiting.record(messages)
        let wait = first.map { max(now - $0, .zero) } ?? .zero
        longestWait.record(wait / .seconds(1))
    }
}

extension DeliveryOutcome {
    /// The outcome as metrics and spans name it.
    var metricName: String {
        switch self {
        case .delivered: "delivered"
        case .gone, .privateAddress: "gone"
        case .refused: "refused"
        case .tooLarge, .rejected: "rejected"
        case .retry: "retry"
        }
    }
}
