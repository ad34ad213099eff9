import HexisCore

/// The progress pages: of all habits, of a year, and of one habit.
struct ProgressRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/progress`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard request.method == .get else {
            return path.count == 1 && path[0] == "figures" ? explain() : nil
        }
        guard let first = path.first else { return .page(overview.page()) }
        guard path.count == 1 else { return nil }
        if first == "year" { return .page(year.page()) }
        guard let habit = Identifier(first).flatMap({ practice.habit($0) }) else {
            return nil
        }
        return .page(HabitProgressPage(habit: habit, practice: practice, surroundings: surroundings).page())
    }

    private func explain() -> Reply {
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated, let change = practice.unexplainedChange {
            recorder.record(.figuresExplained(FiguresExplained(change: change)))
        }
        return .redirect(to: Confirmation.saved.at("/progress"), recording: recorder.entries)
    }

    private var span: ProgressSpan {
        ProgressSpan(
            earliest: practice.firstDay(of: practice.habits, seenFrom: today), today: today,
            firstWeekday: practice.firstWeekday)
    }

    private var year: YearReviewPage {
        let span = self.span
        return YearReviewPage(
            review: practice.review(ofYear: span.year(request.query["year"]), seenFrom: today), span: span,
            practice: practice, surroundings: surroundings)
    }

    private var overview: ProgressPage {
        let habits = practice.habits
        let span = self.span
        let stretch = Stretch(request.query, of: habits.count)
        return ProgressPage(
            habits: Array(habits[stretch.places]), stretch: stretch, span: span,
            week: span.week(request.query["week"]), month: span.month(request.query["month"]),
            practice: practice, surroundings: surroundings)
    }
}

/// The weeks and months that have something to show.
struct ProgressSpan {
    let earliest: Day
    let today: Day
    let firstWeekday: Weekday

    /// The first day of the week named by the query; that of the current week if it names none in range.
    func week(_ text: String?) -> Day {
        let current = today.startOfWeek(beginningOn: firstWeekday)
        guard let week = text.flatMap({ Day($0) })?.startOfWeek(beginningOn: firstWeekday), week <= current,
            week >= earliest.startOfWeek(beginningOn: firstWeekday)
        else { return current }
        return week
    }

    /// The first day of the month named by the query; that of the current month if it names none in range.
    func month(_ text: String?) -> Day {
        guard let month = text.flatMap({ Day("\($0)-01") }), month <= today, month >= earliest.startOfMonth
        else {
            return today.startOfMonth
        }
        return month
    }

    /// The first day of the year named by the query; that of the current year if it names none in range.
    func year(_ text: String?) -> Day {
        guard let january = text.flatMap({ Day("\($0)-01-01") }), holds(year: january) else {
            return today.startOfYear
        }
        return january
    }

    func holds(_ week: Day) -> Bool {
        earliest.startOfWeek(beginningOn: firstWeekday) <= week && week <= today
    }

    func holds(month: Day) -> Bool { earliest.startOfMonth <= month && month <= today }

    func holds(year january: Day) -> Bool { earliest.startOfYear <= january && january <= today }
}
