/// How often a habit has been done so far, shown before there is a curve.
///
/// In the study of Lally et al. (2010, “How are habits formed”, European Journal of Social Psychology 40) people did
/// something new once a day. It took them 18 to 254 days until it hardly became more automatic; half of them needed no
/// more than 66.
public struct Repetitions: Hashable, Sendable {
    /// The number of days on which the habit was done.
    public let days: Int

    public static let range = 18...254
    public static let median = 66
}

extension Practice {
    /// Counts the days up to and including `last` on which the habit was done, due or not.
    public func repetitions(of habit: Habit, upTo last: Day) -> Repetitions {
        var done = 0
        for (day, _) in habit.fields.records where day <= last && habit.isDone(on: day) { done += 1 }
        return Repetitions(days: done)
    }
}
