import HexisCore

/// Days from one to another, both included; none if the first is later.
struct Days: Sequence, Sendable {
    let first: Day
    let last: Day

    func makeIterator() -> AnyIterator<Day> {
        var next = first
        return AnyIterator {
            guard next <= last else { return nil }
            defer { next = next.next }
            return next
        }
    }
}
