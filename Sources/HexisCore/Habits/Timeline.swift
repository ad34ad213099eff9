/// A value that changes from a day on, while earlier days keep what held then.
///
/// What was said last holds from its day on, also where something for a later day had been said before: a
/// schedule agreed on the 10th outlasts one that had been planned earlier for the 20th. Only changes that some
/// day can still see are kept, so that the days and the stamps rise together.
public struct Timeline<Value: Hashable & Sendable>: Hashable, Sendable {
    private struct Change: Hashable, Sendable {
        let from: Day
        let stamp: Stamp
        let value: Value
    }

    /// In the order of their days, which is also that of their stamps.
    private var changes: [Change] = []
    /// What was said first of all.
    private var first: Change?
    private let initial: Value

    init(initially value: Value) {
        initial = value
    }

    /// What holds on a day. Before the first change, what was said first of all, so that days filled in from
    /// before the beginning are measured like the beginning.
    public func value(on day: Day) -> Value { said(on: day) ?? first?.value ?? initial }

    /// What was said about a day; `nil` before the first change.
    func said(on day: Day) -> Value? { holding(on: day)?.value }

    /// The days from which something new was said to hold, rising.
    var days: [Day] { changes.map { $0.from } }

    /// What was said last of all.
    var last: Value { changes.last?.value ?? initial }

    mutating func set(_ value: Value, from day: Day, at stamp: Stamp) {
        let change = Change(from: day, stamp: stamp, value: value)
        if first.map({ stamp < $0.stamp }) ?? true { first = change }
        if let holding = holding(on: day), stamp < holding.stamp { return }
        // What was said earlier about this day or a later one is seen by no day any more.
        let start = changes.firstSortedIndex { $0.from >= day }
        let end = changes.firstSortedIndex { stamp < $0.stamp }
        changes.replaceSubrange(start..<end, with: [change])
    }

    private func holding(on day: Day) -> Change? {
        let index = changes.firstSortedIndex { $0.from > day }
        return index > 0 ? changes[index - 1] : nil
    }
}
