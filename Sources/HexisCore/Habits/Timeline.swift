/// A value that changes from a day on, while earlier days keep the value that applied then.
///
/// The change recorded last applies from its day on, even if a change for a later day was recorded before it: a
/// schedule set on the 10th overrides one planned earlier for the 20th. Only changes that still affect some day are
/// kept, so that the days and the stamps both increase.
public struct Timeline<Value: Hashable & Sendable>: Hashable, Sendable {
    private struct Change: Hashable, Sendable {
        let from: Day
        let stamp: Stamp
        let value: Value
    }

    /// The changes in day order, which is also the order of their stamps.
    private var changes: [Change] = []
    /// The change recorded first of all.
    private var first: Change?
    private let initial: Value

    init(initially value: Value) {
        initial = value
    }

    /// Returns the value that applies on a day. Before the first change it is the value recorded first of all, so that
    /// days filled in from before the beginning are measured like the beginning.
    public func value(on day: Day) -> Value { said(on: day) ?? first?.value ?? initial }

    /// Returns the value that was set for a day; `nil` before the first change.
    func said(on day: Day) -> Value? { holding(on: day)?.value }

    /// The days from which a change applies, in order.
    var days: [Day] { changes.map { $0.from } }

    /// The value that was set last.
    var last: Value { changes.last?.value ?? initial }

    mutating func set(_ value: Value, from day: Day, at stamp: Stamp) {
        let change = Change(from: day, stamp: stamp, value: value)
        if first.map({ stamp < $0.stamp }) ?? true { first = change }
        if let holding = holding(on: day), stamp < holding.stamp { return }
        // Earlier-recorded changes for this day or a later one no longer affect any day.
        let start = changes.firstSortedIndex { $0.from >= day }
        let end = changes.firstSortedIndex { stamp < $0.stamp }
        changes.replaceSubrange(start..<end, with: [change])
    }

    private func holding(on day: Day) -> Change? {
        let index = changes.firstSortedIndex { $0.from > day }
        return index > 0 ? changes[index - 1] : nil
    }
}
