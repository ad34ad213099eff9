/// Everything recorded about one dose. Nothing is discarded; the last answer applies.
struct DoseRecord: Hashable, Sendable {
    let slot: DoseSlot
    /// The answers in journal order.
    private(set) var answers: [Answer] = []

    struct Answer: Hashable, Sendable {
        let stamp: Stamp
        let content: Content
    }

    enum Content: Hashable, Sendable {
        case taken(at: Instant, time: TimeOfDay)
        case skipped(Line?)
        case undone
    }

    init(_ slot: DoseSlot) {
        self.slot = slot
    }

    mutating func add(_ content: Content, at stamp: Stamp) {
        answers.insert(
            Answer(stamp: stamp, content: content), at: answers.firstSortedIndex { stamp < $0.stamp })
    }

    /// The answer that applies; `nil` if there is none, or it was undone.
    var content: Content? {
        switch answers.last?.content {
        case .undone, nil: nil
        case .some(let content): content
        }
    }

    var isTaken: Bool { takenAt != nil }

    var takenAt: Instant? {
        guard case .taken(let at, _)? = content else { return nil }
        return at
    }

    /// Returns when the dose was taken by the person's clock according to the last answer, or with `ever` according to
    /// any answer, undone or not.
    func takenTime(ever: Bool) -> TimeOfDay? {
        for answer in answers.reversed() {
            if case .taken(_, let time) = answer.content { return time }
            if !ever { return nil }
        }
        return nil
    }

    /// Whether the dose was ever answered, undone or not.
    var wasAnswered: Bool { answers.contains { $0.content != .undone } }

    /// When the dose was marked as taken, if it still is. Correcting the time does not change it.
    var marked: Stamp? {
        guard isTaken else { return nil }
        var first: Stamp?
        for answer in answers.reversed() {
            guard case .taken = answer.content else { break }
            first = answer.stamp
        }
        return first
    }
}

/// A dose with the answer that applies.
package struct AnsweredDose: Sendable {
    package let day: Day
    package let slot: DoseSlot
    package let answer: Answer

    package enum Answer: Sendable {
        case taken(at: Instant)
        case skipped(reason: Line?)
    }
}

extension Medicine {
    /// The doses that were taken or skipped, in the order of the days.
    package var answeredDoses: [AnsweredDose] {
        fields.days.flatMap { day in
            day.doses.compactMap { dose in
                switch dose.content {
                case .taken(let instant, _):
                    AnsweredDose(day: day.day, slot: dose.slot, answer: .taken(at: instant))
                case .skipped(let reason):
                    AnsweredDose(day: day.day, slot: dose.slot, answer: .skipped(reason: reason))
                case .undone, nil: nil
                }
            }
        }
    }
}

extension Medicine {
    /// When each dose that is taken or skipped was last answered.
    package var standingAnswers: [(day: Day, slot: DoseSlot, at: Instant)] {
        fields.days.flatMap { day in
            day.doses.compactMap { dose in
                dose.content == nil ? nil : dose.answers.last.map { (day.day, dose.slot, $0.stamp.at) }
            }
        }
    }
}
