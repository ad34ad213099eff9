/// The status of a habit on one day: what was done, measured by the goal that applied on that day.
public struct Standing: Hashable, Sendable {
    public let goal: DailyGoal
    public let total: Amount
    public let outcome: Outcome

    public enum Outcome: Hashable, Sendable {
        /// Nothing has been recorded about the day.
        case unanswered
        /// Something was done, but the goal is not reached.
        case partly
        /// The goal is reached, or the limit kept.
        case done
        /// The person answered so, or a limit was exceeded.
        case notDone
        /// The day counts neither for nor against.
        case skipped
    }
}

extension Standing {
    /// Progress in thousandths, 0...1000; 1000 exactly when the day is done.
    ///
    /// Three of four glasses are 750. A limit that was kept is 1000; three coffees where two were the limit
    /// are 666: closer to the limit is better than far beyond it.
    public var permille: Int {
        switch (outcome, goal.direction) {
        case (.done, _): 1000
        case (_, .atLeast): share(of: total, in: goal.amount)
        case (.notDone, .atMost): total > goal.amount ? share(of: goal.amount, in: total) : 0
        case (_, .atMost): 0
        }
    }

    private func share(of part: Amount, in whole: Amount) -> Int {
        guard whole > .zero else { return 0 }
        return Int(min(999, max(0, part.thousandths * 1000 / whole.thousandths)))
    }

    public var isDone: Bool { outcome == .done }
    /// Whether the person has said how it went, or nothing is left to do.
    public var isAnswered: Bool { isDone || isSkipped || outcome == .notDone }
    /// Whether the day is left out of every count.
    public var isSkipped: Bool { outcome == .skipped }
}

extension Habit {
    /// Returns what was recorded about a day, against the goal that applied on it.
    ///
    /// Amounts count before answers: four of four glasses are done even on a day marked as skipped.
    ///
    /// Never inlined: six rules call it, and the wasm build would contain a copy in each.
    @inline(never)
    public func standing(on day: Day) -> Standing { standing(fields.records[day], against: goal(on: day)) }

    /// Returns the standing of a day as it was at an instant, as far as that is still known.
    @inline(never)
    public func standing(on day: Day, asOf instant: Instant) -> Standing {
        standing(fields.records[day]?.asOf(instant), against: goal(on: day))
    }

    private func standing(_ record: DayRecord?, against goal: DailyGoal) -> Standing {
        guard let record else { return Standing(goal: goal, total: .zero, outcome: .unanswered) }
        let total = record.total
        let outcome =
            switch goal.direction {
            case .atLeast: Habit.outcome(ofReaching: goal.amount, total, record)
            case .atMost: Habit.outcome(ofKeeping: goal.amount, total, record)
            }
        return Standing(goal: goal, total: total, outcome: outcome)
    }

    /// Returns the standing of a day about which something was recorded; `nil` for the others, which are most.
    @inline(never)
    func recordedStanding(on day: Day) -> Standing? {
        fields.records[day].map { standing($0, against: goal(on: day)) }
    }

    @inline(never)
    func isDone(on day: Day) -> Bool { recordedStanding(on: day)?.isDone ?? false }

    /// Returns whether the day has an unanswered limit. Whether it was kept is unknown, so the day counts neither for
    /// nor against: one answer in ten days, kept, is 1 of 1.
    @inline(never)
    func isLimitUnanswered(on day: Day) -> Bool {
        goal(on: day).direction == .atMost && standing(on: day).outcome == .unanswered
    }

    private static func outcome(ofReaching goal: Amount, _ total: Amount, _ record: DayRecord)
        -> Standing.Outcome
    {
        if total >= goal { return .done }
        switch record.answer?.mark {
        case .skipped: return .skipped
        case .notDone: return .notDone
        case .kept, nil: return total > .zero ? .partly : .unanswered
        }
    }

    private static func outcome(ofKeeping limit: Amount, _ total: Amount, _ record: DayRecord)
        -> Standing.Outcome
    {
        if total > limit { return .notDone }
        switch record.answer?.mark {
        case .skipped: return .skipped
        case .notDone: return .notDone
        case .kept: return .done
        case nil: return record.hasCheckIn ? .done : .unanswered
        }
    }
}
