import HexisCore

/// The horizontal axis of the curve: from which day to which it shows, and where weeks stand on it.
struct CurveAxis {
    /// Days since the habit began.
    let first: Int
    let last: Int
    /// Weeks from one mark to the next.
    let step: Int

    /// At least eight weeks, all answers, and when it is likely to level off unless that is far away. A habit that
    /// was old when it was first asked about begins with the answers.
    init(_ reading: AutomaticityReading) {
        let answers = (first: reading.points.first?.days ?? 0, last: reading.points.last?.days ?? 0)
        let first = answers.first > 26 * 7 ? (answers.first / 7 - 1) * 7 : 0
        let ahead = min(reading.forecast?.latest ?? 0, first + 3 * (answers.last - first))
        let weeks = max(8, (max(answers.last, ahead) - first) / 7 + 1)
        self.first = first
        last = first + weeks * 7
        step = CurveAxis.steps.first { weeks <= 4 * $0 } ?? weeks
    }

    /// The weeks that are marked: at most five, so that large text has room.
    var weeks: [Int] { Array(stride(from: first / 7, through: last / 7, by: step)) }

    /// Where a day stands, in ten-thousandths of the width; what lies beyond is at the edge.
    func place(of day: Int) -> Int { (min(max(day, first), last) - first) * 10_000 / (last - first) }

    private static var steps: [Int] { [2, 4, 6, 8, 13, 26, 52, 104, 260, 520, 1040, 2600, 5200] }
}
