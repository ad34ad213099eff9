import HexisCore

/// What else can be done with a habit on one day, on a sheet that the ⋯ of its card opens.
struct CardMenuPage {
    let habit: Habit
    let day: Day
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }
    private var dayAddress: String { "/habits/\(habit.id)/days/\(day)" }

    /// The address of the menu of a habit's card.
    static func address(of habit: Habit, on day: Day) -> String { "/habits/\(habit.id)/days/\(day)/menu" }

    func page() -> HTML {
        let list = day == today ? "/today" : "/today?day=\(day)"
        let document = Document(
            CheckInWording.more(habit.name), in: .today, of: practice, with: surroundings,
            sheet: Sheet(over: "\(list)#habit-\(habit.id)"))
        return document.page { html in
            html(heading)
            html("ul", .class("rows menu")) { html in writeRows(to: &html) }
        }
    }

    private var heading: HabitHeading {
        HabitHeading(
            habit: habit, line: DateWording.relative(day, seenFrom: today), assets: surroundings.assets)
    }

    private func writeRows(to html: inout HTML) {
        html(skip)
        html(LinkRow(name: CheckInWording.writeNote, address: "\(dayAddress)#note"))
        html(LinkRow(name: CheckInWording.addPhoto, address: "\(dayAddress)#photos"))
        writeTimer(to: &html)
        html(LinkRow(name: HabitsWording.arrange, address: ArrangeHabitPage.address(of: habit)))
        html(LinkRow(name: HabitsWording.edit, address: "/habits/\(habit.id)/edit"))
        html(LinkRow(name: CheckInWording.wholeHabit, address: "/habits/\(habit.id)?from=today"))
    }

    private var skip: MenuButton {
        let isSkipped = habit.standing(on: day).isSkipped
        return MenuButton(
            name: isSkipped ? CheckInWording.unskip : CheckInWording.skip(isToday: day == today),
            action: "/habits/\(habit.id)/mark",
            fields: [
                ("day", day.description), ("mark", isSkipped ? "" : DayMark.skipped.name),
                surroundings.formIdentifier(habit.id, 45),
            ])
    }

    /// Writes the way to a timer for a habit that is counted in minutes.
    private func writeTimer(to html: inout HTML) {
        guard day == today, TimerSubject(habit.id, in: practice, on: today) != nil else { return }
        if let timer = practice.timer(of: habit.id) {
            html(LinkRow(name: TimersWording.open, address: "/timers/\(timer.id)"))
        } else {
            html(stopwatch)
        }
    }

    private var stopwatch: MenuButton {
        MenuButton(
            name: TimersWording.stopwatch, action: "/timers",
            fields: [("subject", habit.id.description), surroundings.formIdentifier(habit.id, 46)])
    }
}
