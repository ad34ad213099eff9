/// The last relevant days of a habit as one bar with a segment per day, filled by how much was done.
public struct HistoryStrip: Hashable, Sendable {
    public struct Segment: Hashable, Sendable {
        public let day: Day
        /// Progress, 0...1000; 1000 if the day's goal was met.
        public let permille: Int
    }

    /// The segments in day order; at most `length`.
    public let segments: [Segment]

    /// The number of days that a strip shows.
    public static let length = 10
    /// How many days back the search goes: ten relevant days at the sparsest possible schedule.
    static let reach = 3650

    /// The number of complete days.
    public var complete: Int { segments.count { $0.permille == 1000 } }
}

extension Practice {
    /// Returns the last ten relevant days up to and including `day`, if that is relevant itself.
    public func historyStrip(of habit: Habit, upTo day: Day) -> HistoryStrip {
        var segments: [HistoryStrip.Segment] = []
        segments.reserveCapacity(HistoryStrip.length)
        var current = day
        let first = max(habit.start, day.advanced(by: -HistoryStrip.reach))
        while current >= first, segments.count < HistoryStrip.length {
            if isRelevant(habit, on: current) {
                segments.append(
                    HistoryStrip.Segment(day: current, permille: habit.standing(on: current).permille))
            }
            guard current > Day.first else { break }
            current = current.previous
        }
        segments.reverse()
        return HistoryStrip(segments: segments)
    }
}
