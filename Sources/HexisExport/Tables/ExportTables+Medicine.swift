import HexisCore

/// Medicines: what is prescribed, and each dose.
extension ExportTables {
    var ofMedicines: [ExportTable] { [medicines, prescriptions, doses, medicinePauses, heartRates] }

    private var medicines: ExportTable {
        ExportTable(
            "medicines", "Medicines", "A medicine.", of: practice.medicines,
            [
                .identifier("medicine_id", "Identifies the medicine in all tables.") { $0.id },
                .text("medicine", "Its name.") { $0.name },
                .choice("form", "Its form.", of: DosageForm.allCases.map { $0.name }) { $0.looks.form?.name },
                .choice("colour", "Its colour.", of: MedicineColour.allCases.map { $0.name }) {
                    $0.looks.colour?.name
                },
                .day("first", "The first day on which it could be due.") { $0.start },
                .day("last", "Its last day; empty if it goes on.") { [today] in $0.end(seenFrom: today) },
            ])
    }

    private struct PrescribedFrom {
        let medicine: Medicine
        let from: Day
        let prescription: Prescription
    }

    private var prescriptions: ExportTable {
        ExportTable(
            "prescriptions", "Prescriptions", "How a medicine is to be taken from a day on.",
            of: everPrescribed,
            Column.medicine { $0.medicine } + [
                .day("from", "The first day on which it applies.") { $0.from },
                .text("dose", "How much, in the person’s words.") { $0.prescription.dose?.text },
                .text("times", "When.") { $0.prescription.regimen.inWords },
            ])
    }

    private var everPrescribed: some Sequence<PrescribedFrom> {
        practice.medicines.lazy.flatMap { medicine in
            medicine.changes.compactMap { from in
                medicine.prescription(on: from).map {
                    PrescribedFrom(medicine: medicine, from: from, prescription: $0)
                }
            }
        }
    }

    private struct DoseOfDay {
        let medicine: Medicine
        let day: Day
        let dose: Dose
    }

    private var doses: ExportTable {
        ExportTable(
            "doses", "Doses", "A dose that was due or taken.", of: dosesOfDays,
            Column.medicine { $0.medicine } + [
                .day("day", "The person’s day.") { $0.day },
                .time("due", "When it was due; empty if it had no set time.") { $0.dose.slot.time },
                stateOfDose,
                .time("taken_at", "When it was taken.") { $0.dose.takenTime },
                .text("reason", "Why it was skipped.") { $0.dose.reason },
            ])
    }

    private var dosesOfDays: some Sequence<DoseOfDay> {
        let dayStart = practice.settings.dayStart
        return practice.medicines.lazy.flatMap { [today] medicine in
            Days(first: min(medicine.start, medicine.firstRecordedDay ?? medicine.start), last: today)
                .lazy.flatMap { day in
                    medicine.doses(on: day, seenFrom: today, dayStart: dayStart).map {
                        DoseOfDay(medicine: medicine, day: day, dose: $0)
                    }
                }
        }
    }

    private var stateOfDose: Column<DoseOfDay> {
        .choice(
            "state",
            "“missed” was not answered in time, which does not say that it was not taken; “open” can still be answered.",
            of: ["taken", "skipped", "missed", "open"]
        ) { $0.dose.name }
    }

    private struct PauseOfMedicine {
        let medicine: Medicine
        let pause: MedicinePaused
    }

    private var medicinePauses: ExportTable {
        ExportTable(
            "medicine-pauses", "Pauses of medicines", "Days on which a medicine was paused.",
            of: practice.medicines.lazy.flatMap { medicine in
                medicine.pauses.map { PauseOfMedicine(medicine: medicine, pause: $0) }
            },
            Column.medicine { $0.medicine } + [
                .day("first", "The first day.") { $0.pause.from },
                .day("last", "The last day; empty if it goes on.") { $0.pause.until },
            ])
    }

    private var heartRates: ExportTable {
        ExportTable(
            "heart-rates", "Heart rate beside medicine",
            "A day’s resting heart rate as entered by hand, and the answer to the question about it.",
            of: practice.enteredHeartRates,
            [
                .day("day", "The day.") { $0.day },
                .count("beats", "The resting heart rate.", unit: "1/min") { $0.beats },
                .truth("is_taken", "The answer to whether the medicine was taken.") { $0.isTaken },
            ])
    }
}

extension Dose {
    fileprivate var name: String {
        switch state {
        case .open: "open"
        case .missed: "missed"
        case .taken: "taken"
        case .skipped: "skipped"
        }
    }

    fileprivate var takenTime: TimeOfDay? {
        if case .taken(let time) = state { time } else { nil }
    }

    fileprivate var reason: String? {
        if case .skipped(let reason) = state { reason?.text } else { nil }
    }
}
