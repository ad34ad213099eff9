/// A week of a loop: how often the old urge came, and on how many days the new routine was done.
public struct UrgeWeek: Hashable, Sendable {
    public let first: Day
    public let urges: Int
    public let daysDone: Int
}

extension Practice {
    /// Returns the last `count` weeks up to a day, the earliest first, without weeks from before the loop began.
    public func urgeWeeks(of loop: Loop, upTo day: Day, count: Int = 12) -> [UrgeWeek] {
        let habit = loop.outcome.flatMap { self.habit($0.habit) }
        let last = day.startOfWeek(beginningOn: settings.firstWeekday)
        let begun = min(loop.begun, loop.urges.first?.day ?? loop.begun)
        return (0..<count).reversed().compactMap { ago in
            let first = last.advanced(by: -7 * ago)
            guard first.advanced(by: 6) >= begun else { return nil }
            var (urges, done) = (0, 0)
            for number in 0..<7 {
                let day = first.advanced(by: number)
                urges += loop.urgeCount(on: day)
                if habit?.standing(on: day).isDone ?? false { done += 1 }
            }
            return UrgeWeek(first: first, urges: urges, daysDone: done)
        }
    }
}
