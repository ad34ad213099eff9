import HexisCore

/// A habit's totals: this week, this month, this year and overall.
struct TotalsView: View {
    let habit: Habit
    let practice: Practice
    let today: Day
    /// Whether it links to the habit's progress page.
    var leadsToProgress = false

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ProgressWording.totals)
            html("dl", .class("totals")) { writeSpans(to: &$0) }
            if leadsToProgress {
                html("p") { html in
                    html("a", .href("/progress/\(habit.id)"), text: ProgressWording.seeProgress)
                }
            }
        }
    }

    private func writeSpans(to html: inout HTML) {
        let week = today.startOfWeek(beginningOn: practice.firstWeekday)
        write(ProgressWording.totalThisWeek, from: week, to: &html)
        write(ProgressWording.totalThisMonth, from: today.startOfMonth, to: &html)
        write(ProgressWording.totalThisYear, from: today.startOfYear, to: &html)
        write(
            ProgressWording.totalAltogether,
            from: habit.firstRecordedDay.map { min($0, habit.start) } ?? habit.start, to: &html)
    }

    private func write(_ label: String, from first: Day, to html: inout HTML) {
        let totals = practice.totals(of: habit, from: first, to: today)
        html("div") { html in
            html("dt", text: label)
            html("dd") { html in
                html("strong", text: CommonWording.days(totals.daysDone))
                if let goal = habit.dailyGoal(on: today) {
                    html("span", text: ProgressWording.amount(totals.thousandths, goal.unit))
                }
            }
        }
    }
}
