/// The resting heart rate as a check: beta-blockers lower it, so a high one may mean a forgotten dose.
///
/// It only ever asks. It changes neither the marked doses nor the streak.
public struct HeartRate: Hashable, Sendable {
    /// The plausible range of a resting heart rate, in beats per minute.
    public static let beats = 20...250
    public static let boundaries = 0...200
    public static let gaps = 1...50
    public static let usualGap = 5

    /// The boundary as set, raised by the gap for every later day on which the person answered “yes, taken”; 200 at
    /// most.
    public let boundary: Int?
    /// The boundary before today’s “yes, taken” raised it; `nil` if it did not.
    public let raisedFrom: Int?
    public let gap: Int
    /// The last seven days, the latest last.
    public let days: [HeartDay]
    public let question: Question?

    public enum Question: Hashable, Sendable {
        /// The heart rate is above the boundary: was the medicine taken?
        case wasItTaken
        /// The same, but the day is already marked as taken.
        case wasItTakenAsMarked
    }

    /// The average of the readings of the seven days, to the nearest beat.
    public var average: Int? {
        let readings = days.compactMap { $0.beats }
        return readings.isEmpty ? nil : (readings.reduce(0, +) * 2 + readings.count) / (readings.count * 2)
    }

    /// Whether the last three days were all above the boundary, which is something to talk to a doctor about.
    public var isHighRepeatedly: Bool { days.suffix(3).allSatisfy { $0.suggestsTaken == false } }
}

/// What the heart rate of a day suggests, beside what was marked.
public struct HeartDay: Hashable, Sendable {
    public let day: Day
    public let beats: Int?
    /// Whether the heart rate is not above the boundary; `nil` without a reading or a boundary.
    public let suggestsTaken: Bool?
    /// Whether every due dose was marked; `nil` if nothing was due.
    public let isMarked: Bool?

    public var isMismatch: Bool { suggestsTaken != nil && isMarked != nil && suggestsTaken != isMarked }
}

/// What a person entered about the heart rate of a day.
package struct EnteredHeartRate: Sendable {
    package let day: Day
    package let beats: Int?
    /// Their answer to whether the medicine was taken.
    package let isTaken: Bool?
}

extension Practice {
    /// In the order of the days.
    package var enteredHeartRates: [EnteredHeartRate] {
        fields.heart.days.map {
            EnteredHeartRate(
                day: $0.day, beats: $0.beats.value.map { Int(clamping: $0) }, isTaken: $0.answer.value)
        }
    }

    public func heartRate(upTo today: Day) -> HeartRate {
        let heart = fields.heart
        let boundary = heart.boundary
        let days = (0..<7).map { heartDay(today.advanced(by: $0 - 6), boundary) }
        var question: HeartRate.Question?
        if days[6].suggestsTaken == false, heart.fields(of: today)?.answer.value == nil {
            question = days[6].isMarked == true ? .wasItTakenAsMarked : .wasItTaken
        }
        let earlier = heart.boundary(without: today)
        return HeartRate(
            boundary: boundary, raisedFrom: earlier == boundary ? nil : earlier, gap: heart.gap, days: days,
            question: question)
    }

    /// Returns the answer for a day with a high heart rate.
    public func heartAnswer(on day: Day) -> Bool? { fields.heart.fields(of: day)?.answer.value }

    private func heartDay(_ day: Day, _ boundary: Int?) -> HeartDay {
        let beats = fields.heart.fields(of: day)?.beats.value.map { Int($0) } ?? measuredBeats(on: day)
        let count = doseCount(on: day)
        let suggestsTaken = beats.flatMap { beats in boundary.map { beats <= $0 } }
        return HeartDay(
            day: day, beats: beats, suggestsTaken: suggestsTaken,
            isMarked: count.due > 0 ? count.isComplete : nil)
    }

    /// Returns what a watch or another program measured, to the nearest beat: 62.5 is 63. It counts only if nothing was
    /// entered by hand for the medicine.
    private func measuredBeats(on day: Day) -> Int? {
        value(of: .restingHeartRate, on: day).map { Int(clamping: ($0 + 500) / 1000) }
            .flatMap { HeartRate.beats.contains($0) ? $0 : nil }
    }
}

extension HeartFields {
    var gap: Int {
        let gap = setting.value.map { Int(clamping: $0.gap) } ?? HeartRate.usualGap
        return min(max(gap, HeartRate.gaps.lowerBound), HeartRate.gaps.upperBound)
    }

    var boundary: Int? { boundary(without: nil) }

    /// Returns the boundary as it would be without the answer of one day.
    func boundary(without left: Day?) -> Int? {
        guard let set = setting.value?.boundary, let stamp = setting.stamp else { return nil }
        let raised = days.filter { day in
            day.day != left && day.answer.value == true && (day.answer.stamp.map { $0 > stamp } ?? false)
        }.count
        let most = HeartRate.boundaries.upperBound
        let first = min(max(Int(clamping: set), HeartRate.boundaries.lowerBound), most)
        return min(first + min(raised, most) * gap, most)
    }
}
