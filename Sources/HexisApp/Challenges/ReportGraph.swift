import HexisCore

/// The days of a challenge as bars. Days that are not due are left out; future days have no bar yet.
struct ReportGraph: View {
    let report: ChallengeReport
    let today: Day
    /// The width in days. Reports side by side share that of the longest, so that their days are equally wide.
    var width: Int?

    func write(to html: inout HTML) {
        html(
            BarChart(gist: ReportWording.graphLabel(report), count: max(width ?? 0, report.days.count)) {
                number in
                number < report.days.count ? bar(number) : BarChart.Bar("", permille: nil)
            })
    }

    private func bar(_ number: Int) -> BarChart.Bar {
        let day = report.days[number]
        let isPast = day.day <= today
        return BarChart.Bar(
            label(day.day, number), permille: day.isDue ? day.permille : nil,
            words: isPast ? [ReportWording.day(day, seenFrom: today)] : [],
            address: isPast ? "/today?day=\(day.day)" : nil)
    }

    /// Weekday letters while there is room, else the date at the beginning of each week.
    private func label(_ day: Day, _ number: Int) -> String {
        if max(width ?? 0, report.days.count) <= 14 { return DateWording.firstLetters(1, of: day.weekday) }
        return number % 7 == 0 ? "\(day.date.day)" : ""
    }
}

/// The days of a challenge as a table, for people who prefer to read them.
struct ReportTable: View {
    let report: ChallengeReport
    let today: Day

    func write(to html: inout HTML) {
        html("details", .class("more-words")) { html in
            html("summary", text: ReportWording.asList)
            html("ul", .class("log")) { html in
                for day in report.days { html("li", text: ReportWording.day(day, seenFrom: today)) }
            }
        }
    }
}
