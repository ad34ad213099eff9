import CoreMetrics
import HexisStore
import Synchronization

/// The counters of a store's commits, which are brought up to date when the metrics are read.
final class CommitCounters: Sendable {
    private let commits: Counter
    private let writes: Counter
    private let last = Mutex(CommitCounts())

    init(_ factory: any MetricsFactory) {
        commits = Counter(label: "hexis_commits_total", factory: factory)
        writes = Counter(label: "hexis_writes_total", factory: factory)
    }

    func update(to counts: CommitCounts) {
        last.withLock { last in
            commits.increment(by: counts.commits - last.commits)
            writes.increment(by: counts.writes - last.writes)
            last = counts
        }
    }
}
