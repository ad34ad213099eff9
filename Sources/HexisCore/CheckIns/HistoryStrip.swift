/// The last relevant days of a habit as one bar: each day a segment, the fuller the more was done.
public struct HistoryStrip: Hashable, Sendable {
    public struct Segment: Hashable, Sendable {
        public let day: Day
        /// 0...1000; 1000 when the day's goal was met.
        public let permille: Int
    }

    /// In the order of their days; at most `length`.
    public let segments: [Segment]

    /// How many days a strip shows.
    public static let length = 10
    /// How far back days are looked for: ten days at the widest schedule there is.
    static let reach = 3650

    /// How many of its days are complete.
    public var complete: Int { segments.filter { $0.permille == 1000 }.count }
}

extension Practice {
    /// The last ten relevant days up to a day, which is one of them when it is relevant.
    public func historyStrip(of habit: Habit, upTo day: Day) -> HistoryStrip {
        var segments: [HistoryStrip.Segment] = []
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
        return HistoryStrip(segments: segments.reversed())
    }
}
