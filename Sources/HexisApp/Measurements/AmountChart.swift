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
        html(
            BarChart(
                gist: days.values.contains { $0 != nil } ? nil : MeasurementsWording.nothing,
                headings: [MeasurementsWording.day, MeasurementsWording.value], count: permilles.count
            ) { bar($0, permille: permilles[$0]) })
    }

    private func bar(_ number: Int, permille: Int?) -> BarChart.Bar {
        BarChart.Bar(
            labelled(day(number)), permille: permille,
            words: days.values[number].map { [DateWording.long(day(number), seenFrom: today), worded($0)] }
                ?? [])
    }

    private func day(_ number: Int) -> Day { days.first.advanced(by: number) }
}
