/// How automatic a habit felt on one day.
public struct AutomaticityPoint: Hashable, Sendable {
    public let day: Day
    /// Days since the habit began; answers from before its beginning count as 0.
    public let days: Int
    /// The mean of the four items in hundredths, 100...700. It is 25 times their sum, so nothing is rounded.
    public let hundredths: Int
}

extension Practice {
    /// Returns one point per day on which the four questions were answered, in day order. Of two answers on the same
    /// day, the later one counts.
    public func automaticityPoints(of habit: Habit) -> [AutomaticityPoint] {
        var points: [AutomaticityPoint] = []
        for answer in habit.fields.automaticityAnswers {
            guard let rated = answer.rated else { continue }
            let point = AutomaticityPoint(
                day: answer.day, days: max(0, habit.start.distance(to: answer.day)),
                hundredths: rated.hundredths)
            let place = points.firstSortedIndex { $0.day >= answer.day }
            if place < points.count, points[place].day == answer.day {
                points[place] = point
            } else {
                points.insert(point, at: place)
            }
        }
        return points
    }
}

extension AutomaticityRated {
    /// The mean of the four items in hundredths: 100...700.
    package var hundredths: Int {
        (automatically.value + withoutRemembering.value + withoutThinking.value + beforeRealising.value) * 25
    }
}
