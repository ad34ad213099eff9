import HexisCore

/// What was called lately, each by itself: an instant up to which all was called would take what is told late, for an
/// instant before it, for called.
struct LatestCalls {
    private var calls: [Occurrence] = []

    func contains(_ call: Occurrence) -> Bool { calls.contains(call) }

    /// A call that comes again, at another instant, is called then.
    mutating func add(_ new: [Occurrence]) {
        calls.removeAll { old in new.contains { $0.id == old.id } }
        calls += new
    }

    mutating func remove(_ gone: [Occurrence]) { calls.removeAll { gone.contains($0) } }

    mutating func keep(_ names: Set<CallName>) { calls.removeAll { !names.contains($0.name) } }

    mutating func forget(before instant: Instant) { calls.removeAll { $0.at < instant } }

    mutating func forget(after instant: Instant) { calls.removeAll { $0.at > instant } }
}
