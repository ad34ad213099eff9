import HexisCore

extension StudyTables {
    private struct MedicineDay {
        let medicine: Medicine
        let day: Day
        let count: DoseCount
        let skipped: Int

        static let meaningOfDue =
            "Doses that were due. Those as needed never are, and those skipped with a reason do not count."
        static let meaningOfTaken =
            "Doses of these marked as taken. One that is not marked may have been taken all the same."
    }

    func adherence(of participant: StudyParticipant?) -> ExportTable {
        ExportTable(
            "adherence", "Adherence",
            "A day of a medicine on which a dose was due. Adherence is the sum of taken / the sum of due, over days that are over.",
            of: participant.map { medicineDays(of: $0) } ?? [],
            [who(participant), what("medicine", of: participant) { $0.medicine.id }]
                + when(participant) { $0.day } + doseColumns + [
                    .truth("is_over", "Whether the day is over: doses of the others can still be marked.") {
                        participant?.isOver($0.day)
                    }
                ])
    }

    private var doseColumns: [Column<MedicineDay>] {
        [
            .count("due", MedicineDay.meaningOfDue) { $0.count.due },
            .count("taken", MedicineDay.meaningOfTaken) { $0.count.taken },
            .count("skipped", "Doses skipped with a reason.") { $0.skipped },
        ]
    }

    private func medicineDays(of participant: StudyParticipant) -> [MedicineDay] {
        guard let days = participant.days else { return [] }
        let practice = participant.practice
        let dayStart = practice.settings.dayStart
        return participant.medicines.flatMap { medicine in
            Days(first: max(medicine.start, days.lowerBound), last: days.upperBound).map { day in
                let doses = medicine.doses(on: day, seenFrom: participant.today, dayStart: dayStart)
                return MedicineDay(
                    medicine: medicine, day: day, count: practice.doseCount(of: medicine, on: day),
                    skipped: doses.count { $0.isSkipped })
            }.filter { $0.count.due > 0 || $0.skipped > 0 }
        }
    }

    private struct HeartDay {
        let day: Day
        let beats: Int
    }

    func heartRates(of participant: StudyParticipant?) -> ExportTable {
        let rows = participant.map { heartDays(of: $0) } ?? []
        return ExportTable(
            "heart-rate", "Resting heart rate", "The resting heart rate of a day, entered or measured.",
            of: rows,
            [who(participant)]
                + when(participant) { $0.day } + [
                    .count("beats", "The resting heart rate.", unit: "/min") { $0.beats }
                ])
    }

    private func heartDays(of participant: StudyParticipant) -> [HeartDay] {
        guard let days = participant.days, participant.shares(.heartRate) else { return [] }
        let practice = participant.practice
        var beats: [Day: Int] = [:]
        for day in practice.measuredDays(of: .restingHeartRate) where days.contains(day) {
            beats[day] = practice.value(of: .restingHeartRate, on: day).map {
                Int(clamping: ($0 + 500) / 1000)
            }
        }
        // What was entered by hand comes before what a device measured.
        for entered in practice.enteredHeartRates where days.contains(entered.day) {
            if let entered = entered.beats.map({ (entered.day, $0) }) { beats[entered.0] = entered.1 }
        }
        return beats.sorted { $0.key < $1.key }.map { HeartDay(day: $0.key, beats: $0.value) }
    }
}

extension Dose {
    fileprivate var isSkipped: Bool { if case .skipped = state { true } else { false } }
}
