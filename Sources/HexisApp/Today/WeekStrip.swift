import HexisCore

/// The week around the day shown, one ring per day.
struct WeekStrip: View {
    let practice: Practice
    let habits: [Habit]
    let medicines: [Medicine]
    let day: Day
    let today: Day
    let firstWeekday: Weekday

    func write(to html: inout HTML) {
        let first = day.startOfWeek(beginningOn: firstWeekday)
        html("nav", .class("week"), .label(TodayWording.weekStrip)) { html in
            for number in 0..<7 { write(first.advanced(by: number), to: &html) }
        }
    }

    private func write(_ date: Day, to html: inout HTML) {
        let progress = practice.progress(of: habits, and: medicines, on: date, seenFrom: today)
        html(
            "a", .class(date == today ? "weekday today" : date > today ? "weekday future" : "weekday"),
            .href(date == today ? "/today" : "/today?day=\(date)"),
            .label(TodayWording.day(date, progress, seenFrom: today)),
            Attribute("aria-current", date == day ? "date" : nil)
        ) { html in
            html("span", .decorative, text: DateWording.firstLetters(1, of: date.weekday))
            html(ProgressRing(permille: date > today ? 0 : progress.permille ?? 0, text: "\(date.date.day)"))
        }
    }
}
