import HexisCore

/// Adding, changing and removing a habit's plans.
struct PlanRoutes: VisitRoutes {
    let habit: Habit
    let visit: Visit

    private var address: String { "/habits/\(habit.id)/plans" }

    /// Answers requests below `/habits/ID/plans`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .get ? list() : add() }
        guard let plan = plan(named: first) else { return nil }
        if path.count == 1 { return request.method == .get ? edit(plan) : save(plan) }
        guard path.count == 2, request.method == .post else { return nil }
        switch path[1] {
        case "remove": return remove(plan)
        case "reminders" where plan.kind == .action: return addReminder(to: plan)
        default: return nil
        }
    }

    private func plan(named text: String) -> Plan? {
        practice.plans(of: habit.id).first { $0.id.description == text }
    }

    private func addReminder(to plan: Plan) -> Reply? {
        reminders.add(to: plan) {
            page(PlanForm(plan), $0.problems(in: practice), changing: plan, $0)
        }
    }

    private var reminders: ReminderRoutes {
        ReminderRoutes(habit: habit, visit: visit)
    }

    private func list() -> Reply {
        let isCoping = (request.query["kind"] ?? "") == Plan.Kind.coping.name
        return page(PlanForm(isCoping ? .coping : .action), [])
    }

    private func add() -> Reply {
        let form = PlanForm(request.form)
        let recorder = Recorder(request, practice, surroundings)
        guard let fact = form.fact(named: recorder.newIdentifier, of: habit.id) else {
            return page(form, form.problems)
        }
        let plan = recorder.newIdentifier
        return recorder.reply(
            recording: [fact], thenTo: Confirmation.planAdded.at("\(address)#plan-\(plan)", habit.id, plan))
    }

    /// A place just created for the plan is preselected.
    private func edit(_ plan: Plan) -> Reply {
        var reminder = ReminderForm(practice.settings.routine)
        reminder.place = request.query["place"]
        return page(PlanForm(plan), [], changing: plan, reminder)
    }

    private func save(_ plan: Plan) -> Reply {
        var form = PlanForm(request.form)
        form.kind = plan.kind
        form.reward = plan.reward
        guard let fact = form.fact(named: plan.id, of: habit.id) else {
            return page(form, form.problems, changing: plan)
        }
        return record(saying: .saved, fact)
    }

    private func remove(_ plan: Plan) -> Reply {
        record(saying: .removed, .planRemoved(PlanRemoved(plan: plan.id)))
    }

    private func record(saying said: Confirmation, _ fact: Fact) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: [fact], thenTo: said.at(address))
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func page(
        _ form: PlanForm, _ problems: [Problem], changing plan: Plan? = nil, _ reminder: ReminderForm? = nil
    ) -> Reply {
        .page(
            PlansPage(
                habit: habit, form: form, problems: problems, changed: plan,
                reminder: reminder ?? ReminderForm(practice.settings.routine), practice: practice,
                surroundings: surroundings
            ).page(),
            status: problems.isEmpty ? 200 : 422)
    }
}
