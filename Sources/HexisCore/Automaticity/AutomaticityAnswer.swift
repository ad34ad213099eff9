/// What came of the four questions, the one time they were asked.
struct AutomaticityAnswer: Hashable, Sendable {
    let stamp: Stamp
    let day: Day
    /// `nil` when they were put off.
    let rated: AutomaticityRated?
}

extension HabitFields {
    /// Kept in the order of the journal.
    mutating func answerAutomaticity(_ rated: AutomaticityRated?, on day: Day, at stamp: Stamp) {
        let place = automaticityAnswers.firstSortedIndex { stamp < $0.stamp }
        automaticityAnswers.insert(AutomaticityAnswer(stamp: stamp, day: day, rated: rated), at: place)
    }
}
