import HexisCore

/// A week of all habits: one row each, with a dot per day.
struct WeekPanel: View {
    let week: WeekOverview
    let practice: Practice
    let today: Day
    let assets: Assets
    let earlier: SpanHeader.Step?
    let later: SpanHeader.Step?

    func write(to html: inout HTML) {
        html("section", .class("panel"), .id("week"), Attribute("aria-labelledby", "week-title")) { html in
            html(SpanHeader(id: "week-title", title: title, details: details, earlier: earlier, later: later))
            guard !week.rows.isEmpty else {
                html("p", .class("hint"), text: ProgressWording.emptyWeek)
                return
            }
            html("div", .class("week-list")) { writeRows(to: &$0) }
        }
    }

    private func writeRows(to html: inout HTML) {
        html("div", .class("week-row week-names"), .decorative) { html in
            html("div", .class("week-marks")) { html in
                for weekday in week.first.weekday.week {
                    html("span", text: DateWording.firstLetters(1, of: weekday))
                }
            }
        }
        html("ul", .class("week-rows")) { html in
            for row in week.rows { write(row, to: &html) }
        }
    }

    private var last: Day { week.first.advanced(by: 6) }

    private var title: String {
        switch week.first.distance(to: today) {
        case 0...6: ProgressWording.thisWeek
        case 7...13: ProgressWording.lastWeek
        default: DateWording.span(week.first, last, seenFrom: today)
        }
    }

    private var details: [String] {
        let dates =
            week.first.distance(to: today) < 14 ? DateWording.span(week.first, last, seenFrom: today) : nil
        return [dates, ProgressWording.done(week.rate)].compactMap { $0 }
    }

    private func write(_ row: WeekOverview.Row, to html: inout HTML) {
        html("li", .class("week-row"), Attribute("data-colour", row.habit.colour.name)) { html in
            writeName(of: row.habit, to: &html)
            html("span", .class("week-count"), text: count(of: row))
            html("div", .class("week-marks")) { html in html(marks(of: row)) }
        }
    }

    private func writeName(of habit: Habit, to html: inout HTML) {
        html("a", .class("week-name"), .href("/progress/\(habit.id)")) { html in
            html(Symbol(habit.symbol.name, assets: assets))
            html("span", text: habit.name)
        }
    }

    /// A habit with a number of times a week counts against that number, because no single day was due. If some days
    /// rested, the full number would be too much to ask, so it counts like any other habit.
    private func count(of row: WeekOverview.Row) -> String {
        if row.days.allSatisfy({ $0.kind != .resting }),
            let progress = practice.weekProgress(of: row.habit, on: min(last, today)),
            progress.times.span == .calendarWeek
        {
            return "\(progress.done) of \(progress.times.times)"
        }
        return ProgressWording.count(row.rate)
    }

    private func marks(of row: WeekOverview.Row) -> HeatMap {
        HeatMap(dots: row.days.map { $0.dot }, isStretched: true, gist: ProgressWording.week(row.days))
    }
}

extension CountedDay {
    /// How the day is drawn. What was done is visible on any day, due or not.
    var dot: HeatMap.Dot {
        if permille > 0 { return .progress(permille) }
        switch kind {
        case .outside: return .blank
        case .notAsked, .free: return .faint
        case .resting: return .resting
        case .relevant: return .progress(0)
        case .pending, .unanswered: return .open
        }
    }
}
