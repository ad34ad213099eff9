/// The result of a challenge. It is computed from the days as they are now: later additions and corrections show in it,
/// and days that were not asked for then are not asked for now.
public struct ChallengeReport: Hashable, Sendable {
    public struct ReportDay: Hashable, Sendable {
        public let day: Day
        /// Whether the day counts, for or against.
        public let isDue: Bool
        /// Progress on the goal that applied on that day: 0...1000.
        public let permille: Int
    }

    public let challenge: Challenge
    /// Every day of the span.
    public let days: [ReportDay]
    /// The number of times done, of those due.
    public let rate: Rate
    /// The level that is open after this one; `nil` after the last.
    public var next: ChallengeLevel? { challenge.level.next }
    /// A smaller daily goal within reach, proposed when fewer than half of the times were done.
    public let smallerGoal: DailyGoal?

    /// Whether fewer than half of the times were done, so that repeating the same level is the better next step.
    public var suggestsRepeating: Bool { rate.permille.map { $0 < 500 } ?? false }
}

extension Practice {
    /// Returns the report on a challenge, counting times a week in the challenge's own weeks: three a week, accepted
    /// for a week from Wednesday, means three by Tuesday, even where a calendar week ends in between.
    ///
    /// Returns `nil` for the challenge of a habit that no longer exists.
    public func report(on challenge: Challenge) -> ChallengeReport? {
        guard let habit = habit(challenge.habit) else { return nil }
        var days: [ChallengeReport.ReportDay] = []
        var rate = Rate.nothing
        var reached: Int64 = 0
        for number in 0..<challenge.level.days {
            let day = challenge.from.advanced(by: number)
            let standing = habit.standing(on: day)
            let isDue = isRelevant(habit, on: day, inWeeksFrom: challenge.from)
            days.append(ChallengeReport.ReportDay(day: day, isDue: isDue, permille: standing.permille))
            guard isDue, !habit.isLimitUnanswered(on: day) else { continue }
            rate = rate + Rate(done: standing.isDone ? 1 : 0, of: 1)
            reached += standing.total.thousandths
        }
        let isLow = rate.done * 2 < rate.relevant
        return ChallengeReport(
            challenge: challenge, days: days, rate: rate,
            smallerGoal: isLow
                ? habit.dailyGoal(on: challenge.last)?.smaller(reaching: reached / Int64(rate.relevant)) : nil
        )
    }
}

extension DailyGoal {
    /// Returns a goal near the daily average reached so far, or half this goal if that is nothing; always less than
    /// this goal. Goals of two or more whole units stay whole. Returns `nil` for a limit, and where nothing smaller is
    /// possible.
    fileprivate func smaller(reaching thousandths: Int64) -> DailyGoal? {
        guard direction == .atLeast else { return nil }
        let isWhole = amount.thousandths >= 2000 && amount.thousandths % 1000 == 0
        let step: Int64 = isWhole ? 1000 : 1
        let target = thousandths > 0 ? thousandths : amount.thousandths / 2
        let rounded = max(step, min(target, amount.thousandths - step) / step * step)
        guard rounded < amount.thousandths else { return nil }
        return DailyGoal(.atLeast, Amount(clamping: rounded), unit: unit)
    }
}
