import HexisCore

/// Records amounts, answers and notes for one day of one habit.
struct CheckInRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    var form: Form { request.form }
    private var today: Day { surroundings.moment.today }
    private var day: Day { TodayRoutes.day(form["day"], surroundings) }

    /// Refuses, on Today itself, a form whose day is unreadable or too early to do anything on. A future day can
    /// still be skipped, and the skip undone.
    @inline(never)
    func refusal(_ action: String) -> Reply? {
        guard let text = form["day"] else { return nil }
        let problem: String? =
            if let day = Day(text) { day > today && isDoing(action) ? CheckInWording.dayAhead : nil } else {
                CheckInWording.dayProblem
            }
        return problem.map { refused(Notice(text: $0)) }
    }

    private func refused(_ notice: Notice) -> Reply {
        let page = TodayPage(
            practice: practice, day: today, surroundings: surroundings, query: request.query, notice: notice)
        return .page(page.page(), status: 422)
    }

    private func isDoing(_ action: String) -> Bool {
        let mark = form["mark"].flatMap { DayMark(name: $0) }
        return action == "check-in" || action == "answer" && form["done"] != nil
            || (action == "mark" || action == "answer") && mark != nil && mark != .skipped
    }

    /// `POST /habits/ID/check-in`: adds or subtracts an amount.
    func checkIn() -> Reply {
        guard let amount = form["amount"].flatMap({ Amount($0) }), amount != .zero else {
            return leaveToday()
        }
        // The total never falls below zero: at most what was checked in can be subtracted.
        let allowed = max(amount, -habit.record(on: day).checkedIn)
        guard allowed != .zero else { return leaveToday() }
        return back(
            to: day, saying: allowed > .zero ? nil : .recorded,
            recording: [.checkedIn(CheckedIn(habit: habit.id, day: day, amount: allowed))])
    }

    /// `POST /habits/ID/reminders/REMINDER/done`: records everything the day still lacks. A notification sends the
    /// identifier of its reminder, so that the same answer from two devices counts once.
    func complete() -> Reply {
        guard let fact = habit.completion(on: day) else { return leaveToday() }
        let isCheckIn = if case .checkIn(.checkedIn) = fact { true } else { false }
        return back(
            to: day, saying: isCheckIn ? nil : .recorded, recording: [fact],
            with: Recorder(request, practice, surroundings).renewed)
    }

    /// `POST /habits/ID/undo`: undoes one check-in, or all of the day's check-ins and its answer.
    func undo() -> Reply {
        let named = form["of"].flatMap { Identifier($0) }
        var facts = takingBack(named)
        if named == nil, habit.record(on: day).answer != nil {
            facts.append(.dayMarked(DayMarked(habit: habit.id, day: day, mark: nil)))
        }
        return back(to: day, saying: facts.isEmpty ? nil : .reopened, recording: facts)
    }

    /// The facts that undo the check-in with that identifier, or all of the day's check-ins for `nil`.
    private func takingBack(_ named: Identifier?) -> [Fact] {
        habit.record(on: day).checkIns.filter { !$0.isUndone && (named == nil || $0.stamp.id == named) }.map {
            .checkInUndone(CheckInUndone(habit: habit.id, day: day, entry: $0.stamp.id))
        }
    }

    /// `POST /habits/ID/mark`: marks the day as not done, skipped (with a reason) or kept. Without a mark, it removes
    /// the answer.
    func mark() -> Reply { mark(inPlaceOf: []) }

    /// The confirmation offers undo only if the answer replaced nothing.
    private func mark(inPlaceOf takenBack: [Fact]) -> Reply {
        let mark = form["mark"].flatMap { DayMark(name: $0) }
        let isFirst = takenBack.isEmpty && habit.record(on: day).answer == nil
        return back(
            to: day, saying: mark == nil ? .reopened : isFirst ? .answered : .recorded,
            recording: takenBack + [.dayMarked(marked(mark))])
    }

    private func marked(_ mark: DayMark?) -> DayMarked {
        let reason = form["reason"].flatMap { Line($0.firstScalars(Line.longest)) }
        return DayMarked(habit: habit.id, day: day, mark: mark, reason: mark == .skipped ? reason : nil)
    }

    /// `POST /habits/ID/answer`: records how the day of a habit without an amount went, replacing any earlier answer.
    func answer() -> Reply {
        guard form["done"] != nil else { return mark(inPlaceOf: takingBack(nil)) }
        return habit.completion(on: day).map { back(to: day, recording: [$0]) } ?? leaveToday()
    }

    /// `GET /habits/ID/days/DAY`.
    func show(_ day: Day) -> Reply {
        .page(DayPage(habit: habit, day: day, practice: practice, surroundings: surroundings).page())
    }

    /// `GET /habits/ID/days/DAY/menu`.
    func showMenu(_ day: Day) -> Reply {
        .page(CardMenuPage(habit: habit, day: day, practice: practice, surroundings: surroundings).page())
    }

    /// `POST /habits/ID/days/DAY`: saves the day's total and its note.
    func save(_ day: Day) -> Reply {
        let page = DayPage(
            habit: habit, day: day, practice: practice, surroundings: surroundings,
            typed: DayPage.Typed(total: form["total"], note: form["note"] ?? ""))
        guard page.problems.isEmpty else { return .page(page.page(), status: 422) }
        return back(to: day, saying: .saved, recording: page.changes)
    }

    /// Redirects without recording anything.
    private func leaveToday() -> Reply { back(to: day, recording: []) }
}
