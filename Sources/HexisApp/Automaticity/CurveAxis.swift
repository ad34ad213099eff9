import HexisCore

/// The horizontal axis of the curve: its first and last day, and the positions of the week marks.
struct CurveAxis {
    /// In days since the habit began.
    let first: Int
    let last: Int
    /// The number of weeks between two marks.
    let step: Int

    /// Spans at least eight weeks, all answers, and the forecast unless it is far away. The axis of a habit that was
    /// already old at its first answer begins with the answers.
    init(_ reading: AutomaticityReading) {
        let answers = (first: reading.points.first?.days ?? 0, last: reading.points.last?.days ?? 0)
        let first = answers.first > 26 * 7 ? (answers.first / 7 - 1) * 7 : 0
        let ahead = min(reading.forecast?.latest ?? 0, first + 3 * (answers.last - first))
        let weeks = max(8, (max(answers.last, ahead) - first) / 7 + 1)
        self.first = first
        last = first + weeks * 7
        step = CurveAxis.steps.first { weeks <= 4 * $0 } ?? weeks
    }

    /// The weeks to mark: at most five, so that large text fits.
    var weeks: [Int] { Array(stride(from: first / 7, through: last / 7, by: step)) }

    /// The position of a day, in ten-thousandths of the width. Days outside the axis are placed at its edges.
    func place(of day: Int) -> Int { (min(max(day, first), last) - first) * 10_000 / (last - first) }

    private static var steps: [Int] { [2, 4, 6, 8, 13, 26, 52, 104, 260, 520, 1040, 2600, 5200] }
}
