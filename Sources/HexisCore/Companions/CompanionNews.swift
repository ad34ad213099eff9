/// What one of two companions has to hear of the other: an entry that the server makes in their journal.
public struct CompanionNews: Hashable, Sendable {
    public let fact: Fact
    /// What the identifier of its entry derives from, so that the same is recorded once; `nil` where each is new.
    public let source: Identifier?
}

extension Practice {
    /// The number of days about which a companion learns whether something was done.
    public static let companionDays = 28

    /// What the person shows a companion on a day.
    public func shown(to companion: Companion, on today: Day) -> CompanionProgressed {
        var shown = CompanionProgressed(companion: companion.id, day: today)
        guard companion.state == .active, !settings.isPaused, let level = companion.level else {
            return shown
        }
        guard let goal = sharedGoal(companion.challenge) else { return shown }
        describe(goal, in: &shown)
        shown.level = level
        if level == .finish { shown.done = nil }
        if level != .amounts { shown.amounts = nil }
        if level == .amounts, companion.isRanked { shown.isRanked = true }
        return shown
    }

    /// How much the person has done of a goal; `nil` for one that is gone.
    func amounts(of goal: SharedGoal, on today: Day) -> CompanionProgressed.Amounts? {
        var shown = CompanionProgressed(companion: goal.id, day: today)
        describe(goal, in: &shown)
        return shown.amounts
    }

    private func describe(_ goal: SharedGoal, in shown: inout CompanionProgressed) {
        switch goal {
        case .personal(let challenge): describe(challenge, in: &shown)
        case .habit(let challenge, let habit): describe(challenge, of: habit, in: &shown)
        }
    }

    private func describe(_ challenge: PersonalChallenge, in shown: inout CompanionProgressed) {
        let standing = standing(of: challenge, on: shown.day)
        if case .completed(let day) = standing.state { shown.completed = day }
        // On a challenge for every day, a day counts once its whole amount is reached.
        let least = challenge.pace == .everyDay ? challenge.amount : 1
        shown.describeDays(standing.days.filter { $0.amount >= least }.map { $0.day })
        shown.amounts = .init(
            kind: challenge.kind, pace: challenge.pace, reached: standing.reached, goal: standing.goal,
            unit: challenge.factUnit)
    }

    /// Of a habit, the amount is the number of times it was done, of those due.
    private func describe(_ challenge: Challenge, of habit: Habit, in shown: inout CompanionProgressed) {
        guard let report = report(on: challenge) else { return }
        shown.completed = completionDay(of: challenge, on: shown.day)
        shown.describeDays(
            report.days.map { $0.day }.filter {
                habit.standing(on: $0).isDone && !habit.isLimitUnanswered(on: $0)
            })
        shown.amounts = .init(
            kind: .done, pace: .everyDay, reached: Int64(report.rate.done),
            goal: Int64(report.rate.relevant))
    }

    /// What this person lacks of what the practice of a companion says: that they left, what they show, their cheers.
    ///
    /// `theirDay` is the companion's own day.
    public func news(
        of id: Identifier, from other: Practice, on theirDay: Day, at now: Instant
    ) -> [CompanionNews] {
        guard let mine = companion(id), !mine.isOver, let theirs = other.companion(id) else { return [] }
        if theirs.isOver {
            return [
                CompanionNews(
                    fact: .companionLeft(CompanionLeft(companion: id, party: .companion)),
                    source: id.derived(2))
            ]
        }
        guard mine.state == .active else { return [] }
        var news = newCheers(mine, theirs, at: now)
        let shown = other.shown(to: theirs, on: theirDay)
        if !shown.saysTheSame(as: mine.lastProgress) {
            news.append(CompanionNews(fact: .companionProgressed(shown), source: nil))
        }
        return news
    }

    /// At most a few within a day: the others follow later.
    private func newCheers(_ mine: Companion, _ theirs: Companion, at now: Instant) -> [CompanionNews] {
        let dayAgo = now.advanced(byMilliseconds: -86_400_000)
        let recent = mine.cheers.count { $0.party == .companion && $0.instant > dayAgo }
        var news: [CompanionNews] = []
        for sent in theirs.cheers where sent.party == .person && recent + news.count < Cheer.mostADay {
            let source = sent.stamp.id.derived(3)
            guard !contains(source) else { continue }
            let fact = CompanionCheered(
                companion: mine.id, party: .companion, cheer: sent.cheer, text: sent.text)
            news.append(CompanionNews(fact: .companionCheered(fact), source: source))
        }
        return news
    }
}

extension Cheer {
    /// The most cheers that one companion receives from another within a day.
    public static let mostADay = 5
}
