import HexisCore

/// The last twelve months of a habit, each as a small calendar of dots that links to its own page.
struct YearPanel: View {
    let habit: Habit
    let year: YearOfDays
    let firstWeekday: Weekday
    /// Whether a day can be partly done.
    let measured: Bool

    func write(to html: inout HTML) {
        html("section", .class("panel"), Attribute("data-colour", habit.colour.name)) { html in
            html("h2", text: ProgressWording.year)
            writeSummary(to: &html)
            html("ol", .class("year")) { html in
                for month in year.monthsInUse { html(small(month)) }
            }
            writeLegend(to: &html)
            html(explanation)
        }
    }

    private func writeSummary(to html: inout HTML) {
        if let line = ProgressWording.line(year.rate, year.daysDone) {
            html("p", text: ProgressWording.sentence(line))
        }
    }

    private func small(_ month: MonthOfDays) -> SmallMonth {
        SmallMonth(
            first: month.first, firstWeekday: firstWeekday, dots: month.days.map { $0.dot },
            label: ProgressWording.month(month), address: YearPanel.address(of: month.first, habit))
    }

    /// The address of a habit's month.
    static func address(of month: Day, _ habit: Habit) -> String {
        "/habits/\(habit.id)?from=progress&month=\(DateWording.address(ofMonth: month))"
    }

    private func writeLegend(to html: inout HTML) {
        html("ul", .class("legend")) { html in
            write(.progress(1000), ProgressWording.legendDone, to: &html)
            if measured { write(.progress(500), ProgressWording.legendPartly, to: &html) }
            write(.progress(0), ProgressWording.legendNot, to: &html)
            write(.resting, ProgressWording.legendResting, to: &html)
        }
    }

    private func write(_ dot: HeatMap.Dot, _ meaning: String, to html: inout HTML) {
        html("li") { html in
            html(HeatMap(dots: [dot], columns: 1))
            html("span", text: meaning)
        }
    }

    private var explanation: Explanation {
        Explanation(title: ProgressWording.yearExplanationTitle, text: ProgressWording.yearExplanation)
    }
}
