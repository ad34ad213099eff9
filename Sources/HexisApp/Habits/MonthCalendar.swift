import HexisCore

/// A month of one habit: each day coloured by its progress, and a way to each.
struct MonthCalendar: View {
    let habit: Habit
    let month: Day
    let practice: Practice
    let today: Day

    private var first: Day { month.startOfMonth }

    func write(to html: inout HTML) {
        html("section", .class("panel calendar"), Attribute("data-colour", habit.colour.name)) { html in
            html("header", .class("calendar-header")) { html in
                html("a", .class("round"), .href(address(-1)), .label(HabitsWording.earlierMonth)) { html in
                    html("span", .class("arrow back"), .decorative, text: "")
                }
                html("h2", text: DateWording.month(of: first))
                html("a", .class("round"), .href(address(1)), .label(HabitsWording.laterMonth)) { html in
                    html("span", .class("arrow ahead"), .decorative, text: "")
                }
            }
            if habit.firstRecordedDay == nil { html("p", .class("hint"), text: HabitsWording.noHistory) }
            writeTable(to: &html)
            html(
                Explanation(
                    title: HabitsWording.calendarExplanationTitle, text: HabitsWording.calendarExplanation))
        }
    }

    private func writeTable(to html: inout HTML) {
        let firstWeekday = practice.settings.firstWeekday
        let length = Day.length(ofMonth: first.date.month, in: first.date.year)
        // Counted, not reckoned with dates: the weeks of the first and the last month reach beyond all days.
        let before = (first.weekday.rawValue - firstWeekday.rawValue + 7) % 7
        html("table", .class("month")) { html in
            html("thead") { html in
                html("tr") { html in
                    for weekday in firstWeekday.week {
                        html(
                            "th", Attribute("scope", "col"), Attribute("abbr", DateWording.name(of: weekday)),
                            text: DateWording.shortName(of: weekday))
                    }
                }
            }
            html("tbody") { html in
                for week in stride(from: -before, to: length, by: 7) {
                    html("tr") { html in
                        for number in week..<week + 7 {
                            let isInMonth = (0..<length).contains(number)
                            writeCell(isInMonth ? first.advanced(by: number) : nil, to: &html)
                        }
                    }
                }
            }
        }
    }

    private func writeCell(_ day: Day?, to html: inout HTML) {
        guard let day else {
            html("td", text: "")
            return
        }
        let standing = habit.standing(on: day)
        let isPaused = practice.isPaused(habit, on: day)
        let label = HabitsWording.calendarDay(
            DateWording.long(day, seenFrom: today), standing, isPaused: isPaused,
            isRelevant: practice.isRelevant(habit, on: day))
        html("td") { html in
            html(
                "a", .class(classes(day, standing, isPaused)), .href("/habits/\(habit.id)/days/\(day)"),
                .label(label), Attribute("aria-current", day == today ? "date" : nil),
                Attribute("data-progress", (standing.permille + 99) / 100)
            ) { html in
                html("span", text: "\(day.date.day)")
            }
        }
    }

    private func classes(_ day: Day, _ standing: Standing, _ isPaused: Bool) -> String {
        if standing.isSkipped || (isPaused && !standing.isDone) { return "cell off" }
        if day > today || day < habit.start { return "cell outside" }
        return practice.isRelevant(habit, on: day) ? "cell relevant" : "cell"
    }

    private func address(_ months: Int) -> String {
        let (year, number, _) = first.startOfMonth(advancedBy: months).date
        return "/habits/\(habit.id)?month=\(year)-\(number < 10 ? "0" : "")\(number)"
    }
}
