import HexisCore

/// Amounts day by day: bars, and the same in words for who reads them.
struct AmountChart: View {
    let days: MeasuredDays
    let today: Day
    /// What a full bar stands for; `nil`: the largest amount.
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
