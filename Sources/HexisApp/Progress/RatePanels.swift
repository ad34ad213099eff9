import HexisCore

/// The rate of each of the last twelve months.
struct MonthsPanel: View {
    let habit: Habit
    let year: YearOfDays
    /// `nil` where there are no amounts to add up.
    let goal: DailyGoal?

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ProgressWording.months)
            html(
                BarChart(
                    gist: ProgressWording.gist(year.months),
                    bars: year.months.map { month in
                        BarChart.Bar(
                            DateWording.firstLetters(1, ofMonth: month.first.date.month),
                            permille: month.rate.permille)
                    }))
            html(
                FigureTable(
                    headings: [ProgressWording.month, ProgressWording.done, ProgressWording.share]
                        + (goal == nil ? [] : [goal?.unit?.text ?? ProgressWording.amount]),
                    rows: year.monthsInUse.reversed().map { row($0) }))
        }
    }

    private func row(_ month: MonthOfDays) -> [String] {
        [
            DateWording.month(of: month.first), ProgressWording.count(month.rate),
            ProgressWording.percent(month.rate),
        ] + (goal == nil ? [] : [ProgressWording.amount(month.thousandths, nil)])
    }
}

/// The rate of each day of the week, and which works best.
struct WeekdaysPanel: View {
    let habit: Habit
    let rates: WeekdayRates

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ProgressWording.weekdays)
            if let best = ProgressWording.best(rates.best) { html("p", text: best) }
            html(
                BarChart(
                    gist: ProgressWording.gist(rates),
                    bars: rates.shares.map { share in
                        BarChart.Bar(
                            DateWording.shortName(of: share.weekday), permille: share.rate.permille)
                    }))
            html(
                FigureTable(
                    headings: [ProgressWording.weekday, ProgressWording.done, ProgressWording.share],
                    rows: rates.shares.filter { $0.rate.relevant > 0 }.map { share in
                        [
                            DateWording.name(of: share.weekday), ProgressWording.count(share.rate),
                            ProgressWording.percent(share.rate),
                        ]
                    }))
        }
    }
}
