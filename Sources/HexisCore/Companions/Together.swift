extension Practice {
    /// What the person and those companions who show how much they did have reached together: the sum, where the goal is
    /// one, and theirs counts the same. `nil` where no one's amounts can be added.
    public func together(_ challenge: PersonalChallenge, on today: Day) -> PersonalStanding? {
        guard challenge.pace == .total, challenge.kind != .done else { return nil }
        let added = companions(of: challenge.id).compactMap { companion -> Int64? in
            guard companion.state == .active, let amounts = companion.progress?.shown.amounts,
                amounts.counts(like: challenge)
            else { return nil }
            return amounts.standing(completed: nil).reached
        }
        guard !added.isEmpty else { return nil }
        let own = standing(of: challenge, on: today)
        let sum = added.reduce(own.reached) { min($0 + $1, PersonalChallenge.amounts.upperBound) }
        return PersonalStanding(
            state: sum >= own.goal ? .completed(on: today) : .active, days: [], reached: sum, goal: own.goal)
    }
}

extension CompanionProgressed.Amounts {
    /// Whether these amounts can be added to those of a goal. Units that differ only in kilometres and miles can: both are
    /// stored in metres.
    fileprivate func counts(like challenge: PersonalChallenge) -> Bool {
        guard kind == challenge.kind, pace == challenge.pace else { return false }
        return kind != .count || unit == challenge.unit
    }
}
