import HexisCore

/// The progress of all habits: a week, a month, and links to each habit's own progress.
struct ProgressPage {
    let habits: [Habit]
    let stretch: Stretch
    let span: ProgressSpan
    /// The first day of the week shown.
    let week: Day
    /// The first day of the month shown.
    let month: Day
    let practice: Practice
    let surroundings: Surroundings

    private var today: Day { surroundings.moment.today }

    func page() -> HTML {
        let document = Document(
            CommonWording.progress, on: .progress, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(CommonWording.progress)
            guard !habits.isEmpty else {
                html(
                    EmptyProgress(
                        title: ProgressWording.emptyTitle, text: ProgressWording.emptyText,
                        address: "/habits/new", action: HabitsWording.new, assets: surroundings.assets))
                return
            }
            html(FiguresPanel(practice: practice, surroundings: surroundings))
            html(
                WeekPanel(
                    week: practice.week(around: week, of: habits, seenFrom: today), practice: practice,
                    today: today, assets: surroundings.assets, earlier: weekStep(-7), later: weekStep(7)))
            html(
                MonthPanel(
                    month: practice.month(around: month, of: habits, seenFrom: today),
                    firstWeekday: practice.firstWeekday, today: today, earlier: monthStep(-1),
                    later: monthStep(1)))
            html("ul", .class("rows")) { html in
                html(
                    LinkRow(
                        name: YearReviewWording.title, line: YearReviewWording.row,
                        address: YearReviewPage.address))
            }
            writeList(ProgressWording.habits, habits.filter { !$0.isArchived }, to: &html)
            writeList(GraduationWording.graduated, habits.filter { $0.graduation != nil }, to: &html)
            writeList(
                HabitsWording.archived, habits.filter { $0.isArchived && $0.graduation == nil }, to: &html)
            html(StretchLinks(stretch: stretch, address: address(week, month) + "&stretch="))
        }
    }

    private func writeList(_ title: String, _ habits: [Habit], to html: inout HTML) {
        guard !habits.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: title)
            html("ul", .class("rows")) { html in
                for habit in habits {
                    let year = practice.year(of: habit, upTo: today)
                    html(
                        ProgressRow(
                            habit: habit,
                            line: ProgressWording.line(year.rate, year.daysDone) ?? ProgressWording.noDays,
                            months: year.months.map { $0.rate.permille }, assets: surroundings.assets))
                }
            }
        }
    }
}

extension ProgressPage {
    private func weekStep(_ days: Int) -> SpanHeader.Step? {
        let target = week.advanced(by: days)
        guard target != week, span.holds(target) else { return nil }
        return SpanHeader.Step(
            address: address(target, month) + "\(here)#week",
            label: days < 0 ? ProgressWording.earlierWeek : ProgressWording.laterWeek)
    }

    private func monthStep(_ months: Int) -> SpanHeader.Step? {
        let target = month.startOfMonth(advancedBy: months)
        guard target != month, span.holds(month: target) else { return nil }
        return SpanHeader.Step(
            address: address(week, target) + "\(here)#month",
            label: months < 0 ? HabitsWording.earlierMonth : HabitsWording.laterMonth)
    }

    /// Stepping through weeks keeps the month, and stepping through months keeps the week.
    private func address(_ week: Day, _ month: Day) -> String {
        "/progress?week=\(week)&month=\(DateWording.address(ofMonth: month))"
    }

    private var here: String { stretch.number == 0 ? "" : "&stretch=\(stretch.number)" }
}

/// A habit in a list, with a line about it.
struct ProgressRow: View {
    let habit: Habit
    let line: String
    /// The shares of its months, drawn as small bars; none in a list about something else.
    var months: [Int?] = []
    let assets: Assets

    func write(to html: inout HTML) {
        html("li", .class("row"), Attribute("data-colour", habit.colour.name)) { html in
            html("a", .class("card-body"), .href("/progress/\(habit.id)")) { html in
                html("span", .class("card-symbol")) { html in html(Symbol(habit.symbol.name, assets: assets))
                }
                html("span", .class("card-text")) { html in
                    html("span", .class("card-name"), text: habit.name)
                    html("span", .class("card-line"), text: line)
                }
            }
            if !months.isEmpty { html(Bars(permilles: months)) }
        }
    }
}
