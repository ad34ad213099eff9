/// A value that changes from a day on, while earlier days keep what held then.
public struct Timeline<Value: Hashable & Sendable>: Hashable, Sendable {
    private struct Change: Hashable, Sendable {
        let from: Day
        var value: Latest<Value>
    }

    /// In the order of their days.
    private var changes: [Change] = []
    private let initial: Value

    init(initially value: Value) {
        initial = value
    }

    /// What holds on a day: the latest change up to it. Before the first change, what that one says, so that
    /// days filled in from before the beginning are measured alike.
    public func value(on day: Day) -> Value {
        (changes.last { $0.from <= day } ?? changes.first)?.value.value ?? initial
    }

    mutating func set(_ value: Value, from day: Day, at stamp: Stamp) {
        let index = changes.firstIndex { $0.from >= day } ?? changes.count
        if index == changes.count || changes[index].from != day {
            changes.insert(Change(from: day, value: Latest(initially: value)), at: index)
        }
        changes[index].value.set(value, at: stamp)
    }
}
