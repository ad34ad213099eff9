/// How much a habit still leans on help, and what tells.
///
/// Reminders help a habit begin, and hinder it later: what is done on a beep is not done on its cue (Stawarz et al.
/// 2015). So Hexis proposes fewer once the habit settles, and graduation once it has settled. The person decides.
public enum Settling: Hashable, Sendable {
    case forming
    /// Done nearly whenever it was due, and on the way to being automatic: fewer reminders will do.
    case settling(Sign)
    /// Done whenever it was due, and automatic by all that is known: it needs no help any more.
    case settled(Sign)

    /// What tells.
    public enum Sign: Hashable, Sendable {
        /// The latest answers to the automaticity questions, on average, in hundredths: 100...700.
        case automaticity(hundredths: Int)
        /// Nobody answered those, so days count on which it was done.
        case repetitions(days: Int)
    }
}

/// From where a habit counts as settling, and as settled.
private struct Threshold {
    /// Of the last weeks' relevant days, in thousandths.
    let rate: Int
    /// On the scale of 1 to 7, in hundredths. At 4 people neither agree nor disagree that it happens automatically, at 5
    /// they tend to agree, at 6 they agree. Gardner et al. (2012) give no cut-off: these are our own choice.
    let automaticity: Int
    /// Without answers: about half the days that half of the people needed, and all of them (Lally et al. 2010).
    let repetitions: Int

    static var settling: Threshold { Threshold(rate: 800, automaticity: 500, repetitions: 33) }
    static var settled: Threshold { Threshold(rate: 900, automaticity: 600, repetitions: 66) }
}

extension Practice {
    /// How many days are looked back on.
    static var settlingSpan: Int { 28 }

    /// How much a habit in use leans on help, as far as the days up to this one tell.
    public func settling(of habit: Habit, on today: Day) -> Settling {
        guard !habit.isArchived, let sign = sign(of: habit) else { return .forming }
        guard sign.reaches(.settling), let rate = recentRate(of: habit, on: today),
            rate >= Threshold.settling.rate
        else { return .forming }
        return sign.reaches(.settled) && rate >= Threshold.settled.rate ? .settled(sign) : .settling(sign)
    }

    /// Why a habit may graduate; `nil` when it is not time, or was put off less than four weeks ago.
    public func graduationProposal(for habit: Habit, on today: Day) -> Settling.Sign? {
        if let declined = habit.fields.graduationDeclined.value,
            declined.distance(to: today) < Practice.settlingSpan
        {
            return nil
        }
        guard case .settled(let sign) = settling(of: habit, on: today) else { return nil }
        return sign
    }

    private func sign(of habit: Habit) -> Settling.Sign? {
        if let rated = habit.fields.automaticityAnswers.last(where: { $0.rated != nil })?.rated {
            return .automaticity(hundredths: rated.hundredths)
        }
        // Days with a record are at least those that were done; counting those takes a look at each.
        guard habit.fields.records.count >= Threshold.settling.repetitions else { return nil }
        return .repetitions(days: habit.fields.records.keys.reduce(0) { $0 + (habit.isDone(on: $1) ? 1 : 0) })
    }

    /// Done of relevant days, in thousandths, over the last four weeks; `nil` when the habit is younger, or fewer
    /// than four days counted. Today is open until it is done.
    private func recentRate(of habit: Habit, on today: Day) -> Int? {
        let first = today.advanced(by: 1 - Practice.settlingSpan)
        guard habit.start <= first else { return nil }
        var (done, relevant) = (0, 0)
        for ago in 0..<Practice.settlingSpan {
            let day = today.advanced(by: -ago)
            let isDone = habit.isDone(on: day)
            guard isDone || ago > 0, isRelevant(habit, on: day), !habit.isLimitUnanswered(on: day) else {
                continue
            }
            relevant += 1
            if isDone { done += 1 }
        }
        return relevant < 4 ? nil : done * 1000 / relevant
    }
}

extension Settling.Sign {
    fileprivate func reaches(_ threshold: Threshold) -> Bool {
        switch self {
        case .automaticity(let hundredths): hundredths >= threshold.automaticity
        case .repetitions(let days): days >= threshold.repetitions
        }
    }
}
