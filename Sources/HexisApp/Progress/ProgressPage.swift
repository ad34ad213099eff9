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
            if habits.isEmpty { html(noHabits) } else { writeProgress(to: &html) }
        }
    }

    private var noHabits: EmptyProgress {
        EmptyProgress(
            title: ProgressWording.emptyTitle, text: ProgressWording.emptyText, address: "/habits/new",
            action: HabitsWording.new, assets: surroundings.assets)
    }

    private func writeProgress(to html: inout HTML) {
        html(FiguresPanel(practice: practice, surroundings: surroundings))
        html(weekPanel)
        html(monthPanel)
        html("ul", .class("rows")) { html in html(yearReview) }
        writeLists(to: &html)
        html(StretchLinks(stretch: stretch, address: address(week, month) + "&stretch="))
    }

    private var weekPanel: WeekPanel {
        WeekPanel(
            week: practice.week(around: week, of: habits, seenFrom: today), practice: practice, today: today,
            assets: surroundings.assets, earlier: weekStep(-7), later: weekStep(7))
    }

    private var monthPanel: MonthPanel {
        MonthPanel(
            month: practice.month(around: month, of: habits, seenFrom: today),
            firstWeekday: practice.firstWeekday, today: today, earlier: monthStep(-1), later: monthStep(1))
    }

    private var yearReview: LinkRow {
        LinkRow(
            name: YearReviewWording.title, line: YearReviewWording.row, address: YearReviewPage.address)
    }

    private func writeLists(to html: inout HTML) {
        writeList(ProgressWording.habits, habits.filter { !$0.isArchived }, to: &html)
        writeList(GraduationWording.graduated, habits.filter { $0.graduation != nil }, to: &html)
        writeList(
            HabitsWording.archived, habits.filter { $0.isArchived && $0.graduation == nil }, to: &html)
    }

    private func writeList(_ title: String, _ habits: [Habit], to html: inout HTML) {
        guard !habits.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: title)
            html("ul", .class("rows")) { html in
                for habit in habits { html(row(of: habit)) }
            }
        }
    }

    private func row(of habit: Habit) -> ProgressRow {
        let year = practice.year(of: habit, upTo: today)
        return ProgressRow(
            habit: habit, line: ProgressWording.line(year.rate, year.daysDone) ?? ProgressWording.noDays,
            months: year.months.map { $0.rate.permille }, assets: surroundings.assets)
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
