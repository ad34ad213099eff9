import HexisCore

/// A month of all habits as a calendar: the stronger a day's colour, the more of what was due is done.
struct MonthPanel: View {
    let month: MonthOverview
    let firstWeekday: Weekday
    let today: Day
    let earlier: SpanHeader.Step?
    let later: SpanHeader.Step?

    func write(to html: inout HTML) {
        html(
            "section", .class("panel calendar"), .id("month"), Attribute("aria-labelledby", "month-title")
        ) { html in
            html(header)
            html(days)
            html(
                Explanation(
                    title: ProgressWording.monthExplanationTitle, text: ProgressWording.monthExplanation))
        }
    }

    private var header: SpanHeader {
        SpanHeader(
            id: "month-title", title: DateWording.month(of: month.first),
            details: [ProgressWording.done(month.rate)].compactMap { $0 }, earlier: earlier, later: later)
    }

    private var days: MonthTable {
        MonthTable(first: month.first, firstWeekday: firstWeekday) { day, html in
            write(day, month.days[month.first.distance(to: day)], to: &html)
        }
    }

    private func write(_ day: Day, _ progress: DayProgress, to html: inout HTML) {
        html(
            "a", .class(progress.asked > 0 ? "cell relevant" : "cell outside"),
            .href(day == today ? "/today" : "/today?day=\(day)"),
            .label(TodayWording.day(day, progress, seenFrom: today)),
            Attribute("aria-current", day == today ? "date" : nil),
            Attribute("data-progress", MonthTable.shade(progress.permille ?? 0))
        ) { html in
            html("span", text: "\(day.date.day)")
        }
    }
}
