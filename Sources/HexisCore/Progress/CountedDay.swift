/// One day of a habit in the long view: whether it was asked for, how much was done, and whether it counts.
public struct CountedDay: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Before the habit began, while it was archived, or in the future.
        case outside
        /// The schedule names other days.
        case notAsked
        /// The habit has N times a week, and the week had room without this day.
        case free
        /// Skipped, paused or hardly lived: the day counts neither for nor against.
        case resting
        /// A relevant day: it counts.
        case relevant
        /// A relevant day of an unanswered limit: it counts neither for nor against.
        case unanswered
        /// Today, relevant and not done. It counts once it is done, or once it is over.
        case pending
    }

    public let day: Day
    public let kind: Kind
    /// Progress, 0...1000; 1000 exactly when it was done. Days that were not asked for can be done, too.
    public let permille: Int
    /// The amount done, in thousandths of the goal's unit.
    public let thousandths: Int64

    public var isDone: Bool { permille == 1000 }

    /// The day's contribution to a rate.
    public var rate: Rate { kind == .relevant ? Rate(done: isDone ? 1 : 0, of: 1) : .nothing }
}

extension Practice {
    /// Returns the days from the first to the last, both included, as seen on the day `today`.
    ///
    /// Each day is looked up once, however often its neighbours depend on it.
    public func countedDays(of habit: Habit, from first: Day, to last: Day, seenFrom today: Day)
        -> [CountedDay]
    {
        guard first <= last else { return [] }
        let days = LookedUpDays(of: habit, from: first, to: last, in: self)
        return (0...first.distance(to: last)).map { number in
            let day = first.advanced(by: number)
            let (_, permille, thousandths) = days.all(about: day)
            return CountedDay(
                day: day, kind: kind(of: day, of: habit, days, seenFrom: today), permille: permille,
                thousandths: thousandths)
        }
    }

    private func kind(of day: Day, of habit: Habit, _ days: LookedUpDays, seenFrom today: Day)
        -> CountedDay.Kind
    {
        let itself = days.look(day)
        guard day <= today, itself.isInUse else { return .outside }
        if itself.isResting { return .resting }
        if isRelevant(habit, on: day, look: days.look) {
            if day == today && !itself.isDone { return .pending }
            return habit.isLimitUnanswered(on: day) ? .unanswered : .relevant
        }
        if case .timesAWeek = habit.schedule(on: day) { return .free }
        return .notAsked
    }
}

/// A habit's days, plus the neighbouring days that their weeks depend on, all looked up in advance.
private struct LookedUpDays {
    private let first: Day
    private let days: [(facts: LookedUpDay, permille: Int, thousandths: Int64)]

    init(of habit: Habit, from first: Day, to last: Day, in practice: Practice) {
        let (first, last) = (
            min(habit.firstCounted(before: first), first.advanced(by: -6)), last.advanced(by: 6)
        )
        let pauses = practice.pauses.filter { $0.habit == nil || $0.habit == habit.id }
        self.first = first
        days = (0...first.distance(to: last)).map { number in
            let day = first.advanced(by: number)
            let standing = habit.recordedStanding(on: day)
            let isDone = standing?.isDone ?? false
            let facts = LookedUpDay(
                isDone: isDone, isInUse: habit.isInUse(on: day),
                isResting: standing?.isSkipped ?? false || pauses.contains { $0.contains(day) }
                    || practice.isHardlyLived(day) && !isDone)
            return (facts, standing?.permille ?? 0, standing?.total.thousandths ?? 0)
        }
    }

    func all(about day: Day) -> (facts: LookedUpDay, permille: Int, thousandths: Int64) {
        days[first.distance(to: day)]
    }

    /// Returns the facts of a day, which must be one of those looked up.
    func look(_ day: Day) -> LookedUpDay { all(about: day).facts }
}
