/// How far a personal challenge has come.
public struct PersonalStanding: Hashable, Sendable {
    public let state: State
    /// The days on which something was done, up to today, in order. Amounts are in thousandths of the kind's unit.
    public let days: [AmountOfDay]
    /// The progress towards the goal: today's amount (`oneDay`, or the best day once it is over), the sum (`total`), or
    /// the number of days on which the amount was reached (`everyDay`).
    public let reached: Int64
    /// The goal, in the same unit.
    public let goal: Int64

    public enum State: Hashable, Sendable {
        case upcoming
        case active
        /// The goal was reached on that day.
        case completed(on: Day)
        /// The challenge ended without reaching its goal.
        case over
    }

    /// Progress, 0...1000; 1000 exactly when the goal is reached.
    public var permille: Int {
        if isCompleted { return 1000 }
        return goal > 0 ? Int(min(999, min(reached, goal) * 1000 / goal)) : 0
    }

    public var isCompleted: Bool {
        if case .completed = state { true } else { false }
    }
}

extension Practice {
    /// The personal challenges that were not deleted, the one accepted last first.
    public var personalChallenges: [PersonalChallenge] {
        let all = fields.personalChallenges.filter { !$0.isRemoved && $0.made != nil }
        let order = sortedPlaces(of: all.count) { left, right in
            guard let first = all[left].made, let second = all[right].made else { return false }
            return second < first
        }
        return order.compactMap { all[$0].latest.value.map { PersonalChallenge($0) } }
    }

    /// Returns `nil` for a challenge that was never accepted, or was deleted.
    public func personalChallenge(_ id: Identifier) -> PersonalChallenge? {
        guard let fields = fields.personal(id), !fields.isRemoved else { return nil }
        return fields.latest.value.map { PersonalChallenge($0) }
    }

    /// Returns whether a challenge is completed and its result has not been opened yet.
    public func isNews(_ challenge: PersonalChallenge, on today: Day) -> Bool {
        fields.personal(challenge.id)?.isSeen != true && standing(of: challenge, on: today).isCompleted
    }

    /// Returns the amount done towards a challenge on a day, in thousandths.
    public func amount(of challenge: PersonalChallenge, on day: Day) -> Int64 {
        if let signal = challenge.kind.signal { return value(of: signal, on: day) ?? 0 }
        return fields.personal(challenge.id)?.amount(on: day) ?? 0
    }

    /// Returns the progress of a challenge. A goal completes automatically when the measured or counted amount reaches
    /// it: a walk of 10,000 steps on Tuesday completes “10,000 steps in one day” on Tuesday, even if the phone reports
    /// it on Thursday.
    public func standing(of challenge: PersonalChallenge, on today: Day) -> PersonalStanding {
        let days = amounts(of: challenge, upTo: min(today, challenge.last ?? today))
        let (reached, goal, completed) = sum(of: days, challenge, today)
        let state: PersonalStanding.State =
            if let completed { .completed(on: completed) } else if today < challenge.first {
                .upcoming
            } else if let last = challenge.last, last < today { .over } else { .active }
        return PersonalStanding(state: state, days: days, reached: reached, goal: goal)
    }

    /// A hundred tenths of a mile, each rounded to the nearest millimetre, are slightly less than ten miles, so a goal
    /// in miles tolerates a ten-thousandth.
    private func sum(of days: [AmountOfDay], _ challenge: PersonalChallenge, _ today: Day)
        -> (reached: Int64, goal: Int64, completed: Day?)
    {
        let goal = challenge.amount
        let least = goal - (challenge.measuringUnit == .mile ? goal / 10_000 : 0)
        let enough = days.filter { $0.amount >= least }
        switch challenge.pace {
        case .oneDay:
            let isOver = challenge.last.map { $0 < today } ?? false
            let best = days.reduce(0) { max($0, $1.amount) }
            let now = days.last.flatMap { $0.day == today ? $0.amount : nil } ?? 0
            return (enough.first == nil && !isOver ? now : best, goal, enough.first?.day)
        case .total:
            var (sum, completed) = (Int64(0), Day?.none)
            for day in days {
                sum = min(sum + day.amount, Measured.amounts.upperBound)
                if sum >= least, completed == nil { completed = day.day }
            }
            return (sum, goal, completed)
        case .everyDay:
            let all = challenge.days ?? 1
            return (
                Int64(enough.count), Int64(all), enough.count >= all ? enough.last?.day : nil
            )
        }
    }

    private func amounts(of challenge: PersonalChallenge, upTo last: Day) -> [AmountOfDay] {
        let known = fields.personal(challenge.id)?.days.map { $0.day } ?? []
        let days = challenge.kind.signal.map { measuredDays(of: $0) } ?? known
        let start = days.firstSortedIndex { $0 >= challenge.first }
        let end = days.firstSortedIndex { $0 > last }
        guard start < end else { return [] }
        return days[start..<end].map { AmountOfDay(day: $0, amount: amount(of: challenge, on: $0)) }
            .filter { $0.amount > 0 }
    }
}
