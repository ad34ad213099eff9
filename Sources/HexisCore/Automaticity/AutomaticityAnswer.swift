/// The outcome of asking the four questions once.
struct AutomaticityAnswer: Hashable, Sendable {
    let stamp: Stamp
    let day: Day
    /// The ratings; `nil` when the person postponed the questions.
    let rated: AutomaticityRated?
}

extension Habit {
    /// Every time that the four questions were answered, in journal order.
    package var automaticityRatings: [AutomaticityRated] {
        fields.automaticityAnswers.compactMap { $0.rated }
    }
}

extension HabitFields {
    /// Inserts an answer, keeping the answers in journal order.
    mutating func answerAutomaticity(_ rated: AutomaticityRated?, on day: Day, at stamp: Stamp) {
        let place = automaticityAnswers.firstSortedIndex { stamp < $0.stamp }
        automaticityAnswers.insert(AutomaticityAnswer(stamp: stamp, day: day, rated: rated), at: place)
    }
}
