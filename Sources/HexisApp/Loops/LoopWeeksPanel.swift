import HexisCore

/// Urges per week falling while the new routine grows: two rows of bars over the same weeks.
struct LoopWeeksPanel: View {
    let visit: LoopVisit

    func write(to html: inout HTML) {
        let weeks = visit.practice.urgeWeeks(of: visit.loop, upTo: visit.today)
        html("section", .class("panel loop-weeks")) { html in
            html("h2", text: LoopsWording.weeks)
            let rows = rows(of: weeks)
            write(LoopsWording.urgesHeading, weeks.map { $0.urges }, rows, "coral", to: &html)
            write(LoopsWording.doneHeading, weeks.map { $0.daysDone }, rows, "teal", to: &html)
            html(FigureTable(headings: headings, rows: rows))
        }
    }

    private var headings: [String] {
        [LoopsWording.weekOf, LoopsWording.urgesHeading, LoopsWording.doneHeading]
    }

    private func rows(of weeks: [UrgeWeek]) -> [[String]] {
        weeks.map { week in
            [DateWording.short(week.first, seenFrom: visit.today), "\(week.urges)", "\(week.daysDone)"]
        }
    }

    private func write(
        _ title: String, _ counts: [Int], _ rows: [[String]], _ colour: String, to html: inout HTML
    ) {
        let most = max(1, counts.reduce(0) { max($0, $1) })
        html("div", Attribute("data-colour", colour)) { html in
            html("h3", text: title)
            html(
                BarChart(gist: LoopsWording.weeks(title, counts), count: counts.count) { number in
                    BarChart.Bar(
                        "\(counts[number])", permille: counts[number] * 1000 / most,
                        words: [LoopsWording.week(rows[number][0], counts[number])])
                })
        }
    }
}
