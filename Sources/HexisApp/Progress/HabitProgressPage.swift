import HexisCore

/// The progress of one habit: its year of days, its months, its weekdays, and its totals.
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
            if habit.firstRecordedDay == nil { html(noDays) } else { writeProgress(to: &html) }
        }
    }

    private func writeHeader(to html: inout HTML) {
        html("header", .class("page-header"), Attribute("data-colour", habit.colour.name)) { html in
            html.backLink(to: "/progress", CommonWording.progress)
            html("div", .class("habit-title")) { writeTitle(to: &$0) }
            html(
                "a", .class("button quiet"), .href("/habits/\(habit.id)?from=progress"),
                text: ProgressWording.openHabit)
        }
    }

    private func writeTitle(to html: inout HTML) {
        html("span", .class("card-symbol")) { html in
            html(Symbol(habit.symbol.name, assets: surroundings.assets))
        }
        html("h1", text: habit.name)
    }

    private var noDays: EmptyProgress {
        EmptyProgress(
            title: ProgressWording.noDaysTitle, text: ProgressWording.noDaysText, address: "/today",
            action: CommonWording.today, assets: surroundings.assets)
    }

    private func writeProgress(to html: inout HTML) {
        writeYear(practice.year(of: habit, upTo: today), to: &html)
        html(TotalsView(habit: habit, practice: practice, today: today))
        html(AutomaticityPanel(habit: habit, practice: practice, surroundings: surroundings))
        html(ReportList(habit: habit, practice: practice, today: today))
    }

    /// Writes nothing if the habit was archived more than a year ago.
    private func writeYear(_ year: YearOfDays, to html: inout HTML) {
        guard !year.monthsInUse.isEmpty else { return }
        html(
            YearPanel(
                habit: habit, year: year, firstWeekday: practice.firstWeekday,
                measured: habit.dailyGoal(on: today) != nil))
        guard year.rate.relevant > 0 else { return }
        html(months(of: year))
        html(weekdays(of: year.weekdayRates(weekBeginningOn: practice.firstWeekday)))
    }

    private func months(of year: YearOfDays) -> RatesPanel {
        let rows = year.months.map { month in
            RatesPanel.Row(
                name: DateWording.month(of: month.first),
                label: DateWording.firstLetters(1, ofMonth: month.first.date.month), rate: month.rate,
                thousandths: month.thousandths, address: YearPanel.address(of: month.first, habit))
        }
        return RatesPanel(
            habit: habit, title: ProgressWording.months, kind: ProgressWording.month, rows: rows,
            goal: habit.dailyGoal(on: today))
    }

    private func weekdays(of rates: WeekdayRates) -> RatesPanel {
        let rows = rates.shares.map { share in
            RatesPanel.Row(
                name: DateWording.name(of: share.weekday), label: DateWording.shortName(of: share.weekday),
                rate: share.rate)
        }
        return RatesPanel(
            habit: habit, title: ProgressWording.weekdays, kind: ProgressWording.weekday,
            sentence: ProgressWording.best(rates.best), rows: rows)
    }
}
