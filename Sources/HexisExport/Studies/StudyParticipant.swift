package import HexisCore

/// A participant of a study, as far as the study may see them.
package struct StudyParticipant {
    /// Represents the person in the data.
    package let pseudonym: Identifier
    let practice: Practice
    let share: StudyShare
    /// The version of the terms that they signed last.
    let version: Int64
    /// The days of which something is given out; `nil` if the study has not begun for them.
    let days: ClosedRange<Day>?
    /// Now, or when the person left, from their point of view.
    let moment: Moment
    var today: Day { moment.today }

    /// - Parameters:
    ///   - practice: What was recorded until the person left, if they left.
    ///   - moment: Now, or when the person left.
    package init(
        _ pseudonym: Identifier, _ practice: Practice, _ share: StudyShare, version: Int64, at moment: Moment
    ) {
        self.pseudonym = pseudonym
        self.practice = practice
        self.share = share
        self.version = version
        self.moment = moment
        let last = min(share.days.upperBound, moment.today)
        days = share.days.lowerBound <= last ? share.days.lowerBound...last : nil
    }

    func shares(_ topic: StudyTopic) -> Bool { share.topics.contains(topic) }

    /// Whether doses of a day can no longer be marked.
    func isOver(_ day: Day) -> Bool { !Dose.canBeAnswered(day, on: today) }

    /// The habits of which the study may see something.
    var habits: [Habit] {
        guard let days, shares(.checkIns) || shares(.automaticity) else { return [] }
        return practice.habits.filter { habit in
            habit.start <= days.upperBound || habit.recordedDays.contains { days.contains($0) }
        }
    }

    /// The medicines of which the study may see something.
    var medicines: [Medicine] {
        guard let days, shares(.adherence) else { return [] }
        return practice.medicines.filter { $0.start <= days.upperBound }
    }
}
