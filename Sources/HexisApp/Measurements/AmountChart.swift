import HexisCore

/// Daily amounts as bars, and as text.
struct AmountChart: View {
    let days: MeasuredDays
    let today: Day
    /// The amount of a full bar; `nil` uses the largest amount.
    let scale: Int64?
    let labelled: (Day) -> String
    let worded: (Int64) -> String

    func write(to html: inout HTML) {
        let permilles = scale.map { days.permilles(of: $0) } ?? days.permilles
        let rows = days.values.enumerated().compactMap { number, value in
            value.map { [DateWording.long(day(number), seenFrom: today), worded($0)] }
        }
        html(
            BarChart(
                gist: rows.isEmpty
                    ? MeasurementsWording.nothing
                    : rows.map { $0.joined(separator: ": ") }.joined(separator: ", "),
                bars: permilles.enumerated().map { BarChart.Bar(labelled(day($0)), permille: $1) }))
        if !rows.isEmpty {
            html(FigureTable(headings: [MeasurementsWording.day, MeasurementsWording.value], rows: rows))
        }
    }

    private func day(_ number: Int) -> Day { days.first.advanced(by: number) }
}
