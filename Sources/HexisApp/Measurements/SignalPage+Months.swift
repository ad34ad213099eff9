import HexisCore

/// A year month by month.
extension SignalPage {
    /// Writes the twelve months up to this one, each by its daily average.
    func writeMonths(to html: inout HTML) {
        html("section", .class("panel"), Attribute("aria-labelledby", "months")) { html in
            html("h2", .id("months"), text: MeasurementsWording.months)
            html(
                Explanation(
                    title: MeasurementsWording.sumExplanationTitle,
                    text: MeasurementsWording.explanation(signal)))
            html("p", .class("hint"), text: MeasurementsWording.monthsHint)
            html(monthsChart)
        }
    }

    private var monthsChart: BarChart {
        let firsts = (0..<12).map { today.startOfMonth(advancedBy: $0 - 11) }
        let means = firsts.map { mean(ofMonth: $0) }
        let permilles = MeasuredDays(first: firsts[0], values: means).permilles
        return BarChart(headings: [ProgressWording.month, MeasurementsWording.value], count: 12) {
            bar(ofMonth: firsts[$0], means[$0], permille: permilles[$0])
        }
    }

    private func bar(ofMonth first: Day, _ mean: Int64?, permille: Int?) -> BarChart.Bar {
        BarChart.Bar(
            DateWording.firstLetters(1, ofMonth: first.date.month), permille: permille,
            words: mean.map {
                [DateWording.month(of: first), MeasurementsWording.amount($0, signal, in: unit)]
            } ?? [])
    }

    private func mean(ofMonth first: Day) -> Int64? {
        let all = practice.measuredDays(of: signal)
        let days = all.filter { $0.startOfMonth == first && $0 <= today }
        guard !days.isEmpty else { return nil }
        // A month has at most 31 days and each value is bounded, so the sum does not overflow.
        return days.reduce(0) { $0 + (practice.value(of: signal, on: $1) ?? 0) } / Int64(days.count)
    }
}
