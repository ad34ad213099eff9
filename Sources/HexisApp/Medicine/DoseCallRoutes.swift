import HexisCore

/// Dose reminders: answering one for several doses at once, and setting a medicine's reminder times.
struct DoseCallRoutes: VisitRoutes {
    let visit: Visit

    private var today: Day { surroundings.moment.today }

    /// Answers requests to `/medicine/call`.
    func reply() -> Reply? { request.method == .get ? show() : answer() }

    /// Shows the page that the reminder for several doses opens; redirects to Today if its address is unreadable.
    private func show() -> Reply {
        guard let day = request.query["day"].flatMap({ Day($0) }),
            let doses = request.query["doses"].flatMap({ CalledDoses($0) })
        else { return .redirect(to: "/today") }
        return .page(
            DosesCallPage(doses: doses, day: day, practice: practice, surroundings: surroundings).page())
    }

    private func answer() -> Reply? {
        guard let day = request.form["day"].flatMap({ Day($0) }),
            let doses = request.form["doses"].flatMap({ CalledDoses($0) })
        else { return nil }
        let open = practice.open(doses, on: day, at: surroundings.moment)
        let back = DoseRoutes.address(of: day, request.form, today)
        return switch request.form["answer"] ?? "" {
        case "undo": takeBack(doses, on: day, thenTo: back)
        case "snooze": snooze(open, on: day) ?? .redirect(to: back)
        default: take(open, on: day, thenTo: back)
        }
    }

    private func takeBack(_ doses: CalledDoses, on day: Day, thenTo address: String) -> Reply {
        let facts = doses.names.compactMap { name in
            practice.medicine(name.medicine).flatMap {
                DoseAnswer(medicine: $0, day: day, slot: name.slot, now: surroundings.moment).undone
            }
        }
        return record(facts, Confirmation.dosesOpen.at(address))
    }

    /// Returns `nil` if no dose is open or the number of hours is not one of those offered.
    private func snooze(_ open: [(medicine: Medicine, slot: DoseSlot)], on day: Day) -> Reply? {
        guard let until = DoseRoutes.later(request.form, surroundings.moment), let first = open.first else {
            return nil
        }
        let facts = open.map {
            Fact.doseSnoozed(DoseSnoozed(medicine: $0.medicine.id, day: day, slot: $0.slot, until: until))
        }
        return record(facts, "/today?dose=\(first.medicine.id)&slot=\(first.slot)&of=\(day)")
    }

    private func take(_ open: [(medicine: Medicine, slot: DoseSlot)], on day: Day, thenTo address: String)
        -> Reply
    {
        let facts = DoseAnswer.taken(open, on: day, at: surroundings.moment)
        return record(facts, CalledDoses(open)?.taken(on: day, at: address) ?? address)
    }

    /// `GET /medicine/ID/reminders?routine=…`.
    func showTimes(of medicine: Medicine) -> Reply {
        let routine = request.query["routine"].flatMap { ReminderRoutine(name: $0) }
        let held = DoseCallTimesForm(medicine, routine ?? practice.settings.routine, at: surroundings.moment)
        return times(held, notice: request.query["saved"].map { _ in Notice(text: SettingsWording.saved) })
    }

    func saveTimes(of medicine: Medicine) -> Reply? {
        guard let routine = request.form["routine"].flatMap({ ReminderRoutine(name: $0) }) else { return nil }
        let typed = DoseCallTimesForm(request.form, medicine, routine, at: surroundings.moment)
        guard typed.problems.isEmpty else { return times(typed, notice: nil) }
        return record(
            typed.facts, "/medicine/\(medicine.id)/reminders?routine=\(routine.name)&saved=1")
    }

    private func times(_ form: DoseCallTimesForm, notice: Notice?) -> Reply {
        .page(
            DoseCallTimesPage(
                form: form, problems: form.problems, practice: practice, surroundings: surroundings,
                notice: notice
            ).page(), status: form.problems.isEmpty ? 200 : 422)
    }

    private func record(_ facts: [Fact], _ address: String) -> Reply {
        Recorder(request, practice, surroundings).reply(recording: facts, thenTo: address)
    }
}
