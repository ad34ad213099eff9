/// What a challenge came to. It is worked out from the days as they stand: what is filled in or corrected later
/// shows in it, and what was not asked for on a day then is not asked for now.
public struct ChallengeReport: Hashable, Sendable {
    public struct ReportDay: Hashable, Sendable {
        public let day: Day
        /// Whether it counts, for or against.
        public let isDue: Bool
        /// 0...1000 of the goal that held on it.
        public let permille: Int
    }

    public let challenge: Challenge
    /// Every day of the span.
    public let days: [ReportDay]
    /// Times done, of those due.
    public let rate: Rate
    /// The level that is open after this one; `nil` after the last.
    public var next: ChallengeLevel? { challenge.level.next }
    /// A daily goal that is within reach, proposed when fewer than half of the times were done.
    public let smallerGoal: DailyGoal?

    /// Fewer than half of the times: the same level once more is the better next step.
    public var suggestsRepeating: Bool { rate.permille.map { $0 < 500 } ?? false }
}

extension Practice {
    /// Times a week are counted in the challenge's own weeks: three a week, taken on for a week from Wednesday, are three
    /// up to Tuesday, also where a calendar week ends in between.
    ///
    /// `nil` for the challenge of a habit that is not there any more.
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
    /// About what was reached on a day so far, or half where that is nothing; less than this goal in any case.
    /// Goals of several are kept whole. `nil` for a limit, and where there is nothing smaller.
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
