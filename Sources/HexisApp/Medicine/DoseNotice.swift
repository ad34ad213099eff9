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
        let now = surroundings.moment
        let dose = medicine.doses(on: day, seenFrom: now.today, dayStart: now.dayStart).first {
            $0.slot == slot
        }
        let clock = practice.clock
        let time = clock.text(slot.time)
        if let until = medicine.snooze(of: slot, on: day), until > now.instant, dose?.isOpen ?? true {
            let again = Moment(instant: until, offset: now.offset).timeOfDay
            return Notice(text: DoseCallWording.snoozed(medicine.name, clock.text(again)))
        }
        guard let dose, !dose.isOpen else { return Notice(text: MedicineWording.open(medicine.name, time)) }
        guard dose.isTaken else {
            return MedicineWording.state(dose.state, by: clock).map { Notice(text: $0) }
        }
        var notice = Notice(
            text: MedicineWording.taken(medicine.name, time),
            Notice.Action(
                label: CommonWording.undo, address: "/medicine/\(medicine.id)/doses",
                fields: [
                    ("day", day.description), ("slot", slot.description), ("answer", "undo"),
                    surroundings.formIdentifier(medicine.id, 1250),
                ]))
        if let level = newLevel { notice.say(LevelWording.earned(level)) }
        return notice
    }

    /// The level that today's streak has just reached.
    private var newLevel: MedicineLevel? {
        let today = surroundings.moment.today
        guard practice.doseCount(on: today).isComplete else { return nil }
        let streak = practice.streak(upTo: today)
        return MedicineLevel.allCases.first { $0.days == streak }
    }
}
