import HexisCore

/// Adding, changing, archiving and deleting habits.
struct HabitRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// `GET /habits`.
    func list() -> Reply {
        let notice = request.query["brought-back"].flatMap { Identifier($0) }.flatMap { practice.habit($0) }
            .map { Notice(text: HabitsWording.added($0.name)) }
        return .page(
            HabitsPage(
                practice: practice, surroundings: surroundings, query: request.query,
                notice: notice
            ).page())
    }

    /// `GET /habits/archived`.
    func listArchived() -> Reply {
        .page(ArchivedPage(practice: practice, surroundings: surroundings, query: request.query).page())
    }

    /// `GET /habits/new`, filled in if the query names an earned suggestion.
    func new() -> Reply {
        let suggestion = request.query["suggestion"].flatMap { practice.earnedSuggestion($0) }
        return newPage(
            suggestion.map { NewHabitForm($0, beginning: today) } ?? NewHabitForm(beginning: today), [])
    }

    /// `POST /habits` and `POST /habits/new`: adds a habit, or fills in the form if a chip was tapped.
    func add() -> Reply {
        let form = NewHabitForm(request.form, today: today)
        if let filled = form.filled(by: request.form, cues: practice.freeCues) {
            return newPage(filled, [], isFilled: true)
        }
        let recorder = Recorder(request, practice, surroundings)
        let habit = recorder.newIdentifier
        guard let facts = facts(adding: form, as: habit) else { return newPage(form, form.problems) }
        return recorder.reply(recording: facts, thenTo: "/today?added=\(habit)")
    }

    private func facts(adding form: NewHabitForm, as habit: Identifier) -> [Fact]? {
        form.facts(habit: habit, plan: habit.derived(1), reminder: habit.derived(2), in: practice)
    }

    /// `GET /habits/ID`, with the month named by the query.
    func show(_ habit: Habit) -> Reply {
        let month = request.query["month"].flatMap { Day("\($0)-01") } ?? today
        var notice = TimersWording.notice(request.query)
        if request.query["saved"] != nil { notice = Notice(text: HabitsWording.saved(habit.name)) }
        if request.query["faded"] != nil { notice = Notice(text: RemindersWording.faded) }
        return .page(
            HabitPage(
                habit: habit, month: month, practice: practice, surroundings: surroundings,
                cameFrom: request.query["from"], notice: notice
            ).page())
    }

    /// `GET /habits/ID/edit`.
    func edit(_ habit: Habit) -> Reply {
        formPage(HabitForm(habit, on: max(today, habit.start)), [], changing: habit)
    }

    /// `POST /habits/ID`.
    func save(_ habit: Habit) -> Reply {
        save(HabitForm(request.form, today: today), of: habit, thenTo: "/habits/\(habit.id)?saved=1")
    }

    /// `POST /habits/ID/begin`: moves the habit's beginning to an earlier day.
    func begin(_ habit: Habit) -> Reply {
        let day = TodayRoutes.day(request.form["day"], surroundings)
        var form = HabitForm(habit, on: max(today, habit.start))
        form.start = min(day, habit.start).description
        return save(form, of: habit, thenTo: Confirmation.saved.at("/habits/\(habit.id)/days/\(day)"))
    }

    private func save(_ form: HabitForm, of habit: Habit, thenTo address: String) -> Reply {
        let day = max(today, habit.start)
        guard let description = form.description(countedFrom: countedFrom(habit, day, form)) else {
            return formPage(form, form.problems, changing: habit)
        }
        return record(description.facts(changing: habit, on: day), thenTo: address)
    }

    /// The day that an interval counts from: the one it counts from already, unless the form changes the number of
    /// days or the first day. It then counts from `day` or from the new first day.
    private func countedFrom(_ habit: Habit, _ day: Day, _ form: HabitForm) -> Day {
        guard case .everyDays(let interval) = habit.schedule(on: day), form.interval == "\(interval.days)"
        else { return day }
        if let start = Day(form.start), start != habit.start { return start }
        return interval.first
    }

    /// `POST /habits/ID/archive`.
    func archive(_ habit: Habit) -> Reply {
        record(
            [.habitArchived(HabitArchived(habit: habit.id, day: today))],
            thenTo: Confirmation.archived.at("/habits", habit.id))
    }

    /// `POST /habits/ID/bring-back`.
    func bringBack(_ habit: Habit) -> Reply {
        record(
            [.habitBroughtBack(HabitBroughtBack(habit: habit.id, day: today))],
            thenTo: "/habits?brought-back=\(habit.id)")
    }

    /// `GET /habits/ID/delete`: asks first.
    func askToDelete(_ habit: Habit) -> Reply {
        .page(HabitDeletionPage(habit: habit, practice: practice, surroundings: surroundings).page())
    }

    /// `POST /habits/ID/delete`.
    func delete(_ habit: Habit) -> Reply {
        record(
            [.habitDeleted(HabitDeleted(habit: habit.id))]
                + habit.challenges.flatMap { practice.leaving(companionsOf: $0.id) },
            thenTo: Confirmation.deleted.at("/habits"))
    }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    private func newPage(_ form: NewHabitForm, _ problems: [Problem], isFilled: Bool = false) -> Reply {
        .page(
            NewHabitPage(
                form: form, problems: problems, isFilled: isFilled, practice: practice,
                surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }

    private func formPage(_ form: HabitForm, _ problems: [Problem], changing habit: Habit) -> Reply {
        .page(
            HabitFormPage(
                form: form, problems: problems, habit: habit, practice: practice, surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
