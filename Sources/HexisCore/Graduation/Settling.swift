/// How much a habit still relies on help, and by which sign.
///
/// Reminders help a habit begin, and hinder it later: what is done on a beep is not done on its cue (Stawarz et al.
/// 2015). So Hexis proposes fewer once the habit settles, and graduation once it has settled. The person decides.
public enum Settling: Hashable, Sendable {
    case forming
    /// The habit is done nearly whenever it is due and is becoming automatic: fewer reminders will do.
    case settling(Sign)
    /// The habit is done whenever it is due and is automatic as far as is known: it no longer needs help.
    case settled(Sign)

    /// The sign that a habit is settling.
    public enum Sign: Hashable, Sendable {
        /// The latest answers to the automaticity questions, on average, in hundredths: 100...700.
        case automaticity(hundredths: Int)
        /// The number of days on which it was done, used where the questions were never answered.
        case repetitions(days: Int)
    }
}

/// The values from which a habit counts as settling, or as settled.
private struct Threshold {
    /// The share of the last weeks' relevant days on which it was done, in thousandths.
    let rate: Int
    /// The rating on the scale of 1 to 7, in hundredths. At 4 people neither agree nor disagree that it happens
    /// automatically, at 5 they tend to agree, at 6 they agree. Gardner et al. (2012) give no cut-off: these are our
    /// own choice.
    let automaticity: Int
    /// The number of days done, used where there are no answers: about half the days that half of the people needed,
    /// and all of them (Lally et al. 2010).
    let repetitions: Int

    static var settling: Threshold { Threshold(rate: 800, automaticity: 500, repetitions: 33) }
    static var settled: Threshold { Threshold(rate: 900, automaticity: 600, repetitions: 66) }
}

extension Practice {
    /// The number of days that are considered.
    static var settlingSpan: Int { 28 }

    /// Returns how much a habit in use relies on help, judged by the days up to this one.
    public func settling(of habit: Habit, on today: Day) -> Settling {
        guard !habit.isArchived, let sign = sign(of: habit) else { return .forming }
        guard sign.reaches(.settling), let rate = recentRate(of: habit, on: today),
            rate >= Threshold.settling.rate
        else { return .forming }
        return sign.reaches(.settled) && rate >= Threshold.settled.rate ? .settled(sign) : .settling(sign)
    }

    /// Returns the sign that justifies graduation; `nil` if it is too early, or was declined less than four weeks ago.
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
        // The number of days with a record is an upper bound of the days done; counting those means looking at each.
        guard habit.fields.records.count >= Threshold.settling.repetitions else { return nil }
        return .repetitions(days: habit.fields.records.reduce(0) { $0 + (habit.isDone(on: $1.day) ? 1 : 0) })
    }

    /// Returns the share of relevant days done over the last four weeks, in thousandths; `nil` if the habit is younger,
    /// or fewer than four days counted. Today does not count until it is done.
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
