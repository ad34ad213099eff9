import HexisCore

/// The long view of one habit: its year of days, its months, its weekdays, and what it adds up to.
struct HabitProgressPage {
    let habit: Habit
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(
            "\(CommonWording.progress): \(habit.name)", in: .progress, of: practice, with: surroundings)
        return document.page { html in
            writeHeader(to: &html)
            if habit.firstRecordedDay == nil {
                writeNoDays(to: &html)
            } else {
                writeYear(practice.year(of: habit, upTo: today), to: &html)
                html(TotalsView(habit: habit, practice: practice, today: today))
            }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html("a", .class("back-link"), .href("/progress"), text: CommonWording.progress)
            html("div", .class("habit-title")) { html in
                html("span", .class("card-symbol")) { html in
                    html(Symbol(habit.symbol.name, assets: surroundings.assets))
                }
                html("h1", text: habit.name)
            }
            html("a", .class("button quiet"), .href("/habits/\(habit.id)"), text: ProgressWording.openHabit)
        }
    }

    private func writeNoDays(to html: inout HTML) {
        html("section", .class("empty"), Attribute("data-colour", habit.colour.name)) { html in
            html("div", .class("empty-picture")) { html in
                html(Symbol("place-progress", assets: surroundings.assets))
            }
            html("h2", text: ProgressWording.noDaysTitle)
            html("p", text: ProgressWording.noDaysText)
            html("a", .class("button"), .href("/today"), text: CommonWording.today)
        }
    }

    /// Nothing of it where the habit was put away more than a year ago.
    private func writeYear(_ year: YearOfDays, to html: inout HTML) {
        guard !year.monthsInUse.isEmpty else { return }
        html(
            YearPanel(
                habit: habit, year: year, firstWeekday: practice.settings.firstWeekday,
                measured: habit.dailyGoal(on: today) != nil))
        guard year.rate.relevant > 0 else { return }
        html(MonthsPanel(habit: habit, year: year, goal: habit.dailyGoal(on: today)))
        html(
            WeekdaysPanel(
                habit: habit,
                rates: year.weekdayRates(weekBeginningOn: practice.settings.firstWeekday)))
    }
}
