import HexisCore

/// The notice after an answer about a dose, as far as it still applies, with undo.
struct DoseNotice {
    let query: Form
    let practice: Practice
    let surroundings: Surroundings

    init(_ query: Form, _ practice: Practice, _ surroundings: Surroundings) {
        self.query = query
        self.practice = practice
        self.surroundings = surroundings
    }

    var notice: Notice? {
        guard let medicine = query["dose"].flatMap({ Identifier($0) }).flatMap({ practice.medicine($0) }),
            let slot = query["slot"].flatMap({ DoseSlot($0) }), let day = query["of"].flatMap({ Day($0) })
        else { return nil }
        let dose = dose(of: medicine, slot, on: day)
        if dose?.isOpen ?? true, let snoozed = snoozed(medicine, slot, on: day) { return snoozed }
        let time = practice.clock.text(slot.time)
        guard let dose, !dose.isOpen else { return Notice(text: MedicineWording.open(medicine.name, time)) }
        if dose.isTaken { return taken(medicine, slot, on: day) }
        return MedicineWording.state(dose.state, by: practice.clock).map { Notice(text: $0) }
    }

    private func dose(of medicine: Medicine, _ slot: DoseSlot, on day: Day) -> Dose? {
        let now = surroundings.moment
        return medicine.doses(on: day, seenFrom: now.today, dayStart: now.dayStart).first { $0.slot == slot }
    }

    /// When the reminder of the dose comes again; `nil` if it is not snoozed.
    private func snoozed(_ medicine: Medicine, _ slot: DoseSlot, on day: Day) -> Notice? {
        let now = surroundings.moment
        guard let until = medicine.snooze(of: slot, on: day), until > now.instant else { return nil }
        let again = Moment(instant: until, offset: now.offset).timeOfDay
        return Notice(text: DoseCallWording.snoozed(medicine.name, practice.clock.text(again)))
    }

    private func taken(_ medicine: Medicine, _ slot: DoseSlot, on day: Day) -> Notice {
        var notice = Notice(
            text: MedicineWording.taken(medicine.name, practice.clock.text(slot.time)),
            undo(medicine, slot, on: day))
        if let level = newLevel { notice.say(LevelWording.earned(level)) }
        return notice
    }

    private func undo(_ medicine: Medicine, _ slot: DoseSlot, on day: Day) -> Notice.Action {
        Notice.Action(
            label: CommonWording.undo, address: "/medicine/\(medicine.id)/doses",
            fields: [
                ("day", day.description), ("slot", slot.description), ("answer", "undo"),
                surroundings.formIdentifier(medicine.id, 1250),
            ])
    }

    /// The level that today's streak has just reached.
    private var newLevel: MedicineLevel? {
        let today = surroundings.moment.today
        guard practice.doseCount(on: today).isComplete else { return nil }
        let streak = practice.streak(upTo: today)
        return MedicineLevel.allCases.first { $0.days == streak }
    }
}
