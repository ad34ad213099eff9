import HexisCore

/// A month of one habit: each day is coloured by its progress and links to its page.
struct MonthCalendar: View {
    let habit: Habit
    let month: Day
    let practice: Practice
    let today: Day

    private var first: Day { month.startOfMonth }

    func write(to html: inout HTML) {
        html("section", .class("panel calendar"), Attribute("data-colour", habit.colour.name)) { html in
            writeHeader(to: &html)
            if habit.firstRecordedDay == nil { html("p", .class("hint"), text: HabitsWording.noHistory) }
            html(MonthTable(first: first, firstWeekday: practice.firstWeekday) { writeCell($0, to: &$1) })
            html(
                Explanation(
                    title: HabitsWording.calendarExplanationTitle, text: HabitsWording.calendarExplanation))
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("calendar-header")) { html in
            html("a", .class("round"), .href(address(-1)), .label(HabitsWording.earlierMonth)) { html in
                html("span", .class("arrow back"), .decorative, text: "")
            }
            html("h2", text: DateWording.month(of: first))
            html("a", .class("round"), .href(address(1)), .label(HabitsWording.laterMonth)) { html in
                html("span", .class("arrow ahead"), .decorative, text: "")
            }
        }
    }

    private func address(_ months: Int) -> String {
        "/habits/\(habit.id)?month=\(DateWording.address(ofMonth: first.startOfMonth(advancedBy: months)))"
    }

    private func writeCell(_ day: Day, to html: inout HTML) {
        let standing = habit.standing(on: day)
        let isPaused = practice.isPaused(habit, on: day)
        html(
            "a", .class(classes(day, standing, isPaused)), .href("/habits/\(habit.id)/days/\(day)"),
            .label(label(day, standing, isPaused)), Attribute("aria-current", day == today ? "date" : nil),
            Attribute("data-progress", MonthTable.shade(standing.permille))
        ) { html in
            html("span", text: "\(day.date.day)")
        }
    }

    private func label(_ day: Day, _ standing: Standing, _ isPaused: Bool) -> String {
        HabitsWording.calendarDay(
            DateWording.long(day, seenFrom: today), standing, isPaused: isPaused,
            isRelevant: practice.isRelevant(habit, on: day))
    }

    private func classes(_ day: Day, _ standing: Standing, _ isPaused: Bool) -> String {
        if standing.isSkipped || (isPaused && !standing.isDone) { return "cell off" }
        if day > today || day < habit.start { return "cell outside" }
        return practice.isRelevant(habit, on: day) ? "cell relevant" : "cell"
    }
}
