/// An interval of 2 to 365 days, counted from a first day.
public struct DayInterval: Hashable, Sendable {
    public let days: Int
    public let first: Day

    /// Returns `nil` unless `days` is 2 to 365.
    public init?(_ days: Int, from first: Day) {
        guard (2...365).contains(days) else { return nil }
        self.days = days
        self.first = first
    }

    /// Returns whether the day is a multiple of the interval away from the first day, also backwards, for days filled
    /// in later.
    public func contains(_ day: Day) -> Bool { first.distance(to: day) % days == 0 }
}
