@testable import HexisCore

extension Dice {
    mutating func regimen() -> Regimen {
        switch number(0...7) {
        case 0: return .asNeeded
        case 1: return .stopped
        case 2: return .afterLast(hours: number(1...168))
        default:
            let times = (0..<number(1...4)).map { _ in timeOfDay() }
            guard let times = DoseTimes(times) else { return .asNeeded }
            return .at(times, on: DosingDays(schedule()) ?? .every)
        }
    }

    mutating func slot() -> DoseSlot {
        chance(oneIn: 4) ? .single(pauseName()) : .time(time(one(of: ["08:00", "14:00", "20:00"])))
    }

    /// A fact of the given kind, about one of a few medicines.
    mutating func medicineFact(_ kind: MedicineFact.Kind, of medicine: Identifier) -> MedicineFact {
        switch kind {
        case .regimenSet:
            .regimenSet(
                RegimenSet(medicine: medicine, from: day(), regimen: regimen(), dose: maybe(line())))
        case .medicineRemoved: .medicineRemoved(MedicineRemoved(medicine: medicine))
        case .medicinePaused:
            .medicinePaused(
                MedicinePaused(
                    pause: pauseName(), medicine: medicine, from: day(), until: maybe(day()),
                    reason: maybe(line())))
        case .doseTaken:
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: day(), slot: slot(), registered: day(),
                    taken: instant(1_795_000_000_000 + Int64(number(0...9))), time: timeOfDay()))
        case .doseUndone:
            .doseUndone(DoseUndone(medicine: medicine, day: day(), slot: slot(), registered: day()))
        case .doseSkipped:
            .doseSkipped(
                DoseSkipped(
                    medicine: medicine, day: day(), slot: slot(), registered: day(), reason: maybe(line())))
        case .stockCounted:
            .stockCounted(
                StockCounted(
                    medicine: medicine, pieces: maybe(one(of: [Int64.min, 0, 30, Int64.max])),
                    perDose: one(of: [Int64.min, 0, 1, 2, Int64.max])))
        case .adherenceGoalSet:
            .adherenceGoalSet(
                AdherenceGoalSet(percent: maybe(one(of: [Int64.min, 0, 80, 100, Int64.max]))))
        case .doseRemindersSet:
            .doseRemindersSet(DoseRemindersSet(medicine: medicine, isOn: chance(oneIn: 2)))
        case .doseSnoozed:
            .doseSnoozed(
                DoseSnoozed(
                    medicine: medicine, day: day(), slot: slot(),
                    until: Instant(clamping: 1_793_500_000_000 + Int64(number(0...3_600_000_000)))))
        case .heartRateMeasured:
            .heartRateMeasured(
                HeartRateMeasured(day: day(), beats: one(of: [Int64.min, 0, 60, 80, 250, Int64.max])))
        case .heartRateBoundarySet:
            .heartRateBoundarySet(
                HeartRateBoundarySet(
                    boundary: maybe(one(of: [Int64.min, 0, 70, 200, Int64.max])),
                    gap: one(of: [Int64.min, 0, 5, Int64.max])))
        case .heartRateAnswered:
            .heartRateAnswered(HeartRateAnswered(day: day(), isTaken: chance(oneIn: 2)))
        case .doseCallTimeSet:
            .doseCallTimeSet(
                DoseCallTimeSet(
                    medicine: medicine, dose: time(one(of: ["08:00", "14:00", "20:00"])),
                    routine: one(of: ReminderRoutine.allCases), isWeekend: chance(oneIn: 2),
                    time: maybe(timeOfDay())))
        case .medicineWeekCallsSet:
            .medicineWeekCallsSet(MedicineWeekCallsSet(isOn: chance(oneIn: 2)))
        case .heartRatePutOff:
            .heartRatePutOff(
                HeartRatePutOff(
                    day: day(), until: Instant(clamping: 1_793_500_000_000 + Int64(number(0...3_600_000_000)))
                ))
        case .medicineLooksChosen:
            .medicineLooksChosen(
                MedicineLooksChosen(
                    medicine: medicine,
                    looks: MedicineLooks(
                        form: maybe(one(of: DosageForm.allCases)),
                        colour: maybe(one(of: MedicineColour.allCases)))))
        case .medicineNamed: .medicineNamed(MedicineNamed(medicine: medicine, name: line()))
        }
    }
}
