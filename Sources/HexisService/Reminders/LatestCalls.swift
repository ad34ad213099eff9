import HexisCore

/// Reminders sent recently, tracked one by one. A single high-water mark would treat a late-arriving reminder for
/// an earlier instant as already sent.
struct LatestCalls {
    private var calls: [Occurrence] = []

    func contains(_ call: Occurrence) -> Bool { calls.contains(call) }

    /// Adds reminders. One that comes again at another instant replaces the earlier.
    mutating func add(_ new: [Occurrence]) {
        calls.removeAll { old in new.contains { $0.id == old.id } }
        calls += new
    }

    mutating func remove(_ gone: [Occurrence]) { calls.removeAll { gone.contains($0) } }

    mutating func keep(_ names: Set<CallName>) { calls.removeAll { !names.contains($0.name) } }

    mutating func forget(before instant: Instant) { calls.removeAll { $0.at < instant } }

    mutating func forget(after instant: Instant) { calls.removeAll { $0.at > instant } }
}
