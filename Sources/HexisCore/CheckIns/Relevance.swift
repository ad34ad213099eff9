/// Relevant days: the days that count, for or against.
///
/// On a schedule of days, those are the days that it names, except skipped and paused days, and days that a journey
/// left no time for unless the habit was done on them. With N times a week no day is named, so a day counts when the
/// habit was done on it, or when the week could no longer reach its number without it. Three times a week, done on
/// Monday only: Monday counts, and so do Saturday and Sunday, the last two days on which the second and third time
/// could have happened. For N times in any seven days, see `SevenDays`.
extension Practice {
    /// - Parameter first: The day on which weeks begin, and every seven days after it, whatever the habit calls a week:
    ///   the weeks of a challenge begin with the challenge.
    public func isRelevant(_ habit: Habit, on day: Day, inWeeksFrom first: Day? = nil) -> Bool {
        isRelevant(habit, on: day, inWeeksFrom: first) { look(at: habit, on: $0) }
    }

    /// Returns the same from days that are already looked up. With N times a week a day counts by its neighbours, so
    /// checking many days would look up each of them repeatedly.
    @inline(never)
    func isRelevant(
        _ habit: Habit, on day: Day, inWeeksFrom first: Day? = nil, look: (Day) -> LookedUpDay
    ) -> Bool {
        switch habit.schedule(on: day) {
        case .weekdays(let days): return days.contains(day.weekday) && look(day).counts
        case .everyDays(let interval): return interval.contains(day) && look(day).counts
        case .timesAWeek(let times):
            let itself = look(day)
            guard itself.counts else { return false }
            if itself.isDone { return true }
            switch (first, times.span) {
            case (let first?, _):
                let weeks = floorQuotient(Int64(first.distance(to: day)), 7)
                return isLastChance(times, in: first.advanced(by: Int(weeks) * 7), on: day, look: look)
            case (nil, .calendarWeek):
                return isLastChance(times, in: firstDay(of: times, around: day), on: day, look: look)
            case (nil, .anySevenDays): return habit.lacks(times, on: day, look: look)
            }
        }
    }

    /// Looks up what relevance depends on.
    @inline(never)
    private func look(at habit: Habit, on day: Day) -> LookedUpDay {
        let standing = habit.recordedStanding(on: day)
        let isDone = standing?.isDone ?? false
        return LookedUpDay(
            isDone: isDone, isInUse: habit.isInUse(on: day),
            isResting: standing?.isSkipped ?? false || isPaused(habit, on: day)
                || isHardlyLived(day) && !isDone)
    }

    private func isLastChance(
        _ times: TimesAWeek, in first: Day, on day: Day, look: (Day) -> LookedUpDay
    ) -> Bool {
        var done = 0
        var available = 0
        var left = 0
        for number in 0..<7 {
            let other = first.advanced(by: number)
            let facts = look(other)
            if other < day, facts.isDone { done += 1 }
            guard facts.counts else { continue }
            available += 1
            if other >= day { left += 1 }
        }
        let missing = Practice.expected(times.times, in: available) - done
        return missing > 0 && missing >= left
    }

    /// Returns the share of N times that fits the counting days of a week, rounded to the nearest: three times a week,
    /// begun on Thursday, leaves 3 × 4 / 7 ≈ 2.
    static func expected(_ times: Int, in days: Int) -> Int {
        min(days, (times * days * 2 + 7) / 14)
    }
}

extension Habit {
    /// Returns whether the seven days up to this one lack a time that no earlier day was counted as missed for.
    fileprivate func lacks(_ times: TimesAWeek, on day: Day, look: (Day) -> LookedUpDay) -> Bool {
        var days = SevenDays(times.times)
        var other = firstCounted(before: day)
        while other < day {
            _ = days.isMissed(look(other))
            other = other.next
        }
        return days.isMissed(look(day))
    }

    /// Returns the day from which the seven-day count runs up to `day`: when its schedule took effect, restarting every
    /// 24 weeks so that the distance stays bounded.
    func firstCounted(before day: Day) -> Day {
        let begun = fields.schedule.days.last { $0 <= day } ?? start
        let first = max(begun, start)
        return first <= day ? day.advanced(by: -(first.distance(to: day) % Habit.longestCount)) : day
    }

    static var longestCount: Int { 168 }
}

/// The facts about a single day that relevance depends on.
struct LookedUpDay {
    let isDone: Bool
    let isInUse: Bool
    /// Whether the person skipped the day, or a pause or a journey took it out.
    let isResting: Bool

    /// Whether the day is within the habit's life and nothing excludes it.
    var counts: Bool { isInUse && !isResting }
}

extension Habit {
    /// Returns whether the habit had begun and was not archived.
    func isInUse(on day: Day) -> Bool { day >= start && !isArchived(on: day) }
}
