import HexisCore

/// Adding a medicine, and the actions on one.
extension MedicineRoutes {
    /// Adds the medicine that the form describes, or shows the form again with its problems.
    func add() -> Reply {
        let typed = MedicineForm(request.form, today: today)
        let problems = typed.problems(today: today)
        guard problems.isEmpty else { return form(typed, problems) }
        let id = Recorder(request, practice, surroundings).newIdentifier
        return record(
            typed.facts(registering: id), Confirmation.added.at("/medicine#medicine-\(id)"))
    }

    /// Answers a form about the medicine; `nil` for an unknown action.
    func change(_ medicine: Medicine, _ action: String?) -> Reply? {
        switch action ?? "" {
        case "": save(medicine)
        case "reminders": calls.saveTimes(of: medicine)
        case "pause": pause(medicine)
        case "resume": resume(medicine)
        case "stop": stop(medicine)
        case "remove" where !medicine.hasRecords: remove(medicine)
        default: nil
        }
    }

    private func save(_ medicine: Medicine) -> Reply {
        var typed = MedicineForm(request.form, today: today)
        typed.start = max(today, medicine.start).description
        let problems = typed.problems(today: today)
        guard problems.isEmpty else { return form(typed, problems, changing: medicine) }
        return record(
            typed.facts(changing: medicine, on: today), Confirmation.saved.at("/medicine/\(medicine.id)"))
    }

    private func pause(_ medicine: Medicine) -> Reply {
        let typed = PauseForm(request.form)
        guard let from = Day(typed.from), typed.problems.isEmpty else {
            return detail(medicine, typed, typed.problems)
        }
        return pause(
            medicine, Recorder(request, practice, surroundings).newIdentifier, from, Day(typed.until),
            Line(typed.reason), saying: .medicinePaused)
    }

    /// Ends the pause: yesterday becomes its last day.
    private func resume(_ medicine: Medicine) -> Reply? {
        medicine.pause(on: today).map {
            pause(medicine, $0.pause, $0.from, today.previous, $0.reason, saying: .medicineResumed)
        }
    }

    private func pause(
        _ medicine: Medicine, _ pause: Identifier, _ from: Day, _ until: Day?, _ reason: Line?,
        saying said: Confirmation
    ) -> Reply {
        let fact = MedicinePaused(
            pause: pause, medicine: medicine.id, from: from, until: until, reason: reason)
        return record([.medicinePaused(fact)], said.at("/medicine/\(medicine.id)", medicine.id))
    }

    private func stop(_ medicine: Medicine) -> Reply {
        let from = medicine.changesFrom(today)
        return record(
            [.regimenSet(RegimenSet(medicine: medicine.id, from: from, regimen: .stopped))],
            Confirmation.medicineStopped.at("/medicine/\(medicine.id)", medicine.id))
    }

    private func remove(_ medicine: Medicine) -> Reply {
        record(
            [.medicineRemoved(MedicineRemoved(medicine: medicine.id))], Confirmation.removed.at("/medicine"))
    }
}
