extension CompanionProgressed {
    mutating func describeDays(_ days: [Day]) {
        var bits: Int64 = 0
        for done in days {
            let ago = done.distance(to: day)
            if 0..<Practice.companionDays ~= ago { bits |= 1 << Int64(ago) }
        }
        done = bits
    }

    /// Whether it adds nothing to what was recorded last. A day that passes is news only where days are shown.
    func saysTheSame(as last: CompanionProgressed?) -> Bool {
        guard var last else { return false }
        if done == nil { last.day = day }
        return self == last
    }

    /// Whether something was done some days before `day`; `nil` where that is not shown.
    public func isDone(daysAgo ago: Int) -> Bool? {
        done.map { 0..<Practice.companionDays ~= ago && $0 >> Int64(ago) & 1 == 1 }
    }
}

extension CompanionProgressed.Amounts {
    /// A goal with these amounts, to be named and reckoned like one's own.
    public func challenge(from day: Day) -> PersonalChallenge? {
        guard let title = Line("–") else { return nil }
        return PersonalChallenge(
            PersonalChallengeSet(
                challenge: Identifier(high: 0, low: 0), title: title, kind: kind, pace: pace, amount: goal,
                unit: unit, first: day, last: day))
    }

    /// How far the companion has come.
    public func standing(completed: Day?) -> PersonalStanding {
        PersonalStanding(
            state: completed.map { .completed(on: $0) } ?? .active, days: [], reached: bounded(reached),
            goal: bounded(goal))
    }

    /// Within what a goal of one's own can be: the rules reckon with no more.
    private func bounded(_ amount: Int64) -> Int64 {
        min(max(0, amount), PersonalChallenge.amounts.upperBound)
    }
}
