import HexisCore

/// Changing, removing and snoozing a habit's reminders, and reducing their number.
struct ReminderRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests below `/habits/ID/reminders`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return nil }
        if first == "fade" { return path.count == 1 && request.method == .post ? fade() : nil }
        guard let reminder = practice.reminder(Identifier(first), of: habit) else {
            // A notification can outlive its reminder.
            return path.count == 2 && path[1] == "call" && request.method == .get
                ? .redirect(to: "/today") : nil
        }
        return reply(about: reminder, path)
    }

    private func reply(about reminder: PlanReminder, _ path: [String]) -> Reply? {
        switch (request.method, path.count, path.count > 1 ? path[1] : "") {
        case (.get, 2, "call"): call(reminder)
        case (.get, 1, _): page(ReminderForm(reminder), [], reminder)
        case (.post, 1, _): save(reminder)
        case (.post, 2, "remove"): remove(reminder)
        case (.post, 2, "snooze"): snooze(reminder)
        case (.post, 2, "done"): done()
        default: nil
        }
    }

    /// `POST /habits/ID/plans/PLAN/reminders`: adds a reminder. Problems are shown on the plan's own page.
    func add(to plan: Plan, showing page: (ReminderForm) -> Reply) -> Reply {
        let form = ReminderForm(request.form, practice.settings.routine)
        let recorder = Recorder(request, practice, surroundings)
        let reminder = recorder.newIdentifier
        guard let fact = form.fact(named: reminder, of: habit.id, on: plan.id, in: practice) else {
            return page(form)
        }
        return record(
            [fact],
            thenTo: Confirmation.reminderSet.at(
                "/habits/\(habit.id)/plans/\(plan.id)#reminder-\(reminder)", habit.id, reminder))
    }

    private func save(_ reminder: PlanReminder) -> Reply {
        let form = ReminderForm(request.form, ReminderForm(reminder).routine)
        guard let fact = form.fact(named: reminder.id, of: habit.id, on: reminder.plan, in: practice) else {
            return page(form, form.problems(in: practice), reminder)
        }
        return record(
            [fact], thenTo: Confirmation.saved.at("\(address(of: reminder))#reminder-\(reminder.id)"))
    }

    private func remove(_ reminder: PlanReminder) -> Reply {
        let removed = ReminderRemoved(reminder: reminder.id, habit: habit.id)
        return record(
            [.reminderRemoved(removed)],
            thenTo: Confirmation.removed.at("\(address(of: reminder))#reminders"))
    }

    /// `GET …/call?day=DAY`: the page that a notification opens.
    private func call(_ reminder: PlanReminder) -> Reply {
        .page(
            CallPage(
                habit: habit, plan: practice.plan(of: reminder, of: habit), reminder: reminder.id,
                place: reminder.place.flatMap { practice.place($0) },
                day: TodayRoutes.day(request.query["day"], surroundings), practice: practice,
                surroundings: surroundings
            ).page())
    }

    /// Accepts only today and yesterday; older days are first shown on their own page.
    private func done() -> Reply? {
        let named = request.form["day"]
        guard let day = named == nil ? today : named.flatMap({ Day($0) }),
            day == today || day == today.previous
        else { return nil }
        return CheckInRoutes(habit: habit, visit: visit).complete()
    }

    /// Snoozes for the day that the form names, because a notification may be answered later.
    private func snooze(_ reminder: PlanReminder) -> Reply? {
        guard let length = request.form["for"].flatMap({ SnoozeLength(name: $0) }) else { return nil }
        let day = request.form["day"].flatMap { Day($0) } ?? today
        let until = length.until(from: surroundings.moment.instant)
        let snoozed = ReminderSnoozed(reminder: reminder.id, habit: habit.id, day: day, until: until)
        return record(
            [.reminderSnoozed(snoozed)], thenTo: "/today?habit=\(habit.id)&snoozed=\(reminder.id)")
    }

    private func fade() -> Reply {
        let steps = practice.fadingProposal(for: habit, on: today)?.steps ?? []
        return record(steps.map { $0.fact(of: habit.id) }, thenTo: "/habits/\(habit.id)?faded=1")
    }

    private func address(of reminder: PlanReminder) -> String {
        ReminderRow.address(of: reminder.plan, habit)
    }

    private func record(_ facts: [Fact], thenTo address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }

    @inline(never)
    private func page(_ form: ReminderForm, _ problems: [Problem], _ reminder: PlanReminder) -> Reply {
        .page(
            ReminderPage(
                habit: habit, reminder: reminder, form: form, problems: problems,
                practice: practice, surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
