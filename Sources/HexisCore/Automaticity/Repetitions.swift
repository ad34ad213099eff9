/// How often a habit was done so far, before there is a curve to tell more.
///
/// In the study of Lally et al. (2010, “How are habits formed”, European Journal of Social Psychology 40) people did
/// something new once a day. It took them 18 to 254 days until it hardly became more automatic; half of them
/// needed no more than 66.
public struct Repetitions: Hashable, Sendable {
    /// Days on which it was done.
    public let days: Int

    public static let range = 18...254
    public static let median = 66
}

extension Practice {
    /// All days up to this one on which the habit was done, due or not.
    public func repetitions(of habit: Habit, upTo last: Day) -> Repetitions {
        var done = 0
        for (day, _) in habit.fields.records where day <= last && habit.isDone(on: day) { done += 1 }
        return Repetitions(days: done)
    }
}
