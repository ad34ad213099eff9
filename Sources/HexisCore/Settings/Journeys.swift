/// A change of time zone: when it happened, and the UTC offsets before and after it.
struct Journey: Hashable, Sendable {
    let stamp: Stamp
    /// Seconds east of UTC.
    let before: Int
    let after: Int

    fileprivate var second: Int64 { floorQuotient(stamp.at.milliseconds, 1000) }
}

/// All changes of zone that a person's clocks went through.
struct Journeys: Hashable, Sendable {
    /// The journeys in the order of their stamps.
    private var all: [Journey] = []

    mutating func add(_ journey: Journey) {
        all.insert(journey, at: all.firstSortedIndex { $0.stamp > journey.stamp })
    }

    /// Returns how long a day lasted by the clocks that the person followed, in seconds.
    ///
    /// Days start at 03:00. From Honolulu (10 hours behind UTC) to Auckland (13 ahead) clocks go forward by 23 hours,
    /// and two days last 25 hours together. If they are changed at 20:00 on Monday, which is 19:00 on Tuesday there,
    /// Monday lasted 17 hours, and Tuesday lasts the 8 until 03:00. On the way back, at 12:00 on Friday, it is 13:00 on
    /// Thursday: Thursday lasted 24 hours and continues for 14, Friday lasted 9 and comes once more with its 24.
    func length(of day: Day, startingAt start: TimeOfDay) -> Int64 {
        let begin = Int64(day.number) * 86_400 + Int64(start.minutes) * 60
        // No time zone is more than a day off UTC.
        let (earliest, latest) = (begin - 86_400, begin + 172_800)
        var place = all.firstSortedIndex { $0.second >= earliest }
        guard place < all.count else { return 86_400 }
        var (length, second, offset) = (Int64(0), earliest, all[place].before)
        func shown(until end: Int64) -> Int64 {
            let lead = Int64(offset) - begin
            return max(0, min(end + lead, 86_400) - max(second + lead, 0))
        }
        while place < all.count, all[place].second < latest {
            length += shown(until: all[place].second)
            (second, offset) = (all[place].second, all[place].after)
            place += 1
        }
        return length + shown(until: latest)
    }
}

extension Practice {
    /// Returns whether a journey left less than twelve hours of a day. Such a day was hardly lived: what was done on it
    /// counts, and nothing on it is missed. Its habits and doses are due as usual, so that no medicine reminder is left
    /// out.
    ///
    /// Clocks that go forward by twelve hours or less leave twelve of every day, so this takes the date line: from
    /// Honolulu to Auckland one day of two is hardly lived, whenever the clocks are changed, except for an hour at noon
    /// (see `Journeys`); from Berlin to Tokyo none is, nor from Auckland to Honolulu, where a day comes twice. A person
    /// who travels back before such a day is over lives it to its end.
    @inline(never)
    public func isHardlyLived(_ day: Day) -> Bool {
        fields.settings.journeys.length(of: day, startingAt: fields.settings.dayStart.value) < 43_200
    }
}
