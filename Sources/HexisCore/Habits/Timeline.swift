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

    private struct Fields: Hashable, Sendable {
        /// The changes in day order, which is also the order of their stamps.
        var changes: [Change] = []
        /// The change recorded first of all.
        var first: Change?
        let initial: Value
    }

    /// Behind one reference, because rules ask for values a lot.
    @Shared private var fields: Fields

    init(initially value: Value) {
        fields = Fields(initial: value)
    }

    /// Returns the value that applies on a day. Before the first change it is the value recorded first of all, so that
    /// days filled in from before the beginning are measured like the beginning.
    public func value(on day: Day) -> Value { said(on: day) ?? fields.first?.value ?? fields.initial }

    /// Returns the value that was set for a day; `nil` before the first change.
    func said(on day: Day) -> Value? { place(on: day).map { fields.changes[$0].value } }

    /// The days from which a change applies, in order.
    var days: [Day] { fields.changes.map { $0.from } }

    /// The value that was set last.
    var last: Value { fields.changes.last?.value ?? fields.initial }

    mutating func set(_ value: Value, from day: Day, at stamp: Stamp) {
        let change = Change(from: day, stamp: stamp, value: value)
        if fields.first.map({ stamp < $0.stamp }) ?? true { fields.first = change }
        if let place = place(on: day), stamp < fields.changes[place].stamp { return }
        // Earlier-recorded changes for this day or a later one no longer affect any day.
        let start = fields.changes.firstSortedIndex { $0.from >= day }
        let end = fields.changes.firstSortedIndex { stamp < $0.stamp }
        fields.changes.replaceSubrange(start..<end, with: [change])
    }

    /// The place of the change that applies on a day.
    private func place(on day: Day) -> Int? {
        let next = fields.changes.firstSortedIndex { $0.from > day }
        return next > 0 ? next - 1 : nil
    }
}
