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
        let last = first.advanced(by: Day.length(ofMonth: first.date.month, in: first.date.year) - 1)
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
                var monday = first.startOfWeek(beginningOn: firstWeekday)
                while monday <= last {
                    html("tr") { html in
                        for number in 0..<7 { writeCell(monday.advanced(by: number), to: &html) }
                    }
                    monday = monday.advanced(by: 7)
                }
            }
        }
    }

    private func writeCell(_ day: Day, to html: inout HTML) {
        guard day.date.month == first.date.month else {
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
