import HexisCore

/// A month as a calendar: a row per week, beginning on the person's first weekday.
struct MonthTable: View {
    /// The month's first day.
    let first: Day
    let firstWeekday: Weekday
    /// Writes the content of a day's cell.
    let writeDay: (Day, inout HTML) -> Void

    func write(to html: inout HTML) {
        html("table", .class("month")) { html in
            html("thead") { writeWeekdays(to: &$0) }
            html("tbody") { writeWeeks(to: &$0) }
        }
    }

    private func writeWeekdays(to html: inout HTML) {
        html("tr") { html in
            for weekday in firstWeekday.week {
                html(
                    "th", Attribute("scope", "col"), Attribute("abbr", DateWording.name(of: weekday)),
                    text: DateWording.shortName(of: weekday))
            }
        }
    }

    private func writeWeeks(to html: inout HTML) {
        let length = Day.length(ofMonth: first.date.month, in: first.date.year)
        for week in stride(from: -MonthTable.blanks(before: first, firstWeekday), to: length, by: 7) {
            html("tr") { html in
                for number in week..<week + 7 {
                    html("td") { html in
                        if (0..<length).contains(number) { writeDay(first.advanced(by: number), &html) }
                    }
                }
            }
        }
    }

    /// The number of empty cells before a month's first day.
    ///
    /// It is counted from weekdays, not from dates: the weeks of the first and last month extend beyond the range of
    /// days.
    static func blanks(before first: Day, _ firstWeekday: Weekday) -> Int {
        (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
    }

    /// The shade of a cell, 0 to 10; only complete days get 10.
    static func shade(_ permille: Int) -> Int { permille == 1000 ? 10 : min(9, (permille + 99) / 100) }
}
