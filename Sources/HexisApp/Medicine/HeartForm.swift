import HexisCore

/// The form of the heart rate page.
struct HeartForm {
    var beats = ""
    var day: String
    var boundary: String
    var gap: String
    var problems: [Problem] = []

    init(_ heart: HeartRate, today: Day) {
        day = today.description
        boundary = heart.boundary.map { "\($0)" } ?? ""
        gap = "\(heart.gap)"
    }

    static func number(_ text: String, in range: ClosedRange<Int>) -> Int64? {
        guard let number = TypedNumber.whole(text), range.contains(number) else { return nil }
        return Int64(number)
    }

    /// Returns `nil` while there are problems.
    mutating func reading(_ form: Form, today: Day) -> Fact? {
        beats = form["beats"] ?? ""
        day = form["day"] ?? ""
        let beats = HeartForm.number(beats, in: HeartRate.beats)
        let day = Day(day).flatMap { $0 <= today ? $0 : nil }
        if beats == nil { problems.append(Problem(field: "beats", message: HeartWording.beatsProblem)) }
        if day == nil { problems.append(Problem(field: "day", message: HeartWording.dayProblem)) }
        guard let beats, let day else { return nil }
        return .heartRateMeasured(HeartRateMeasured(day: day, beats: beats))
    }

    mutating func setting(_ form: Form) -> Fact? {
        boundary = form["boundary"] ?? ""
        gap = form["gap"] ?? ""
        let limit = HeartForm.number(boundary, in: HeartRate.boundaries)
        let gap = HeartForm.number(gap, in: HeartRate.gaps)
        if limit == nil, !boundary.isBlank {
            problems.append(Problem(field: "boundary", message: HeartWording.boundaryProblem))
        }
        if gap == nil { problems.append(Problem(field: "gap", message: HeartWording.gapProblem)) }
        guard problems.isEmpty, let gap else { return nil }
        return .heartRateBoundarySet(HeartRateBoundarySet(boundary: limit, gap: gap))
    }
}
