import HexisCore

/// Rates side by side, of months or of weekdays: first as bars, then as a table of the same values.
struct RatesPanel: View {
    struct Row {
        /// `November 2026`.
        let name: String
        /// The label below its bar.
        let label: String
        let rate: Rate
        /// The amount done, in thousandths.
        var thousandths: Int64 = 0
        /// A page that shows its days.
        var address: String?

        /// Whether there is something to show: days that count, or an amount.
        var isListed: Bool { rate.relevant > 0 || thousandths > 0 }
    }

    let habit: Habit
    let title: String
    /// What a row stands for: a month, a weekday.
    let kind: String
    var sentence: String?
    let rows: [Row]
    /// `nil` if there are no amounts to add up.
    var goal: DailyGoal?

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: title)
            if let sentence { html("p", text: sentence) }
            html(BarChart(headings: headings, count: rows.count) { bar(of: rows[$0]) })
        }
    }

    private func bar(of row: Row) -> BarChart.Bar {
        BarChart.Bar(
            row.label, permille: row.rate.permille, words: row.isListed ? figures(of: row) : [],
            address: row.isListed ? row.address : nil)
    }

    private var headings: [String] {
        [kind, ProgressWording.done, ProgressWording.share]
            + (goal.map { [$0.unit?.text ?? ProgressWording.amount] } ?? [])
    }

    private func figures(of row: Row) -> [String] {
        [row.name, ProgressWording.count(row.rate), ProgressWording.percent(row.rate)]
            + (goal == nil ? [] : [ProgressWording.amount(row.thousandths, nil)])
    }
}
