/// Facts about medicines, their doses and stock, and the heart rate.
public enum MedicineFact: Hashable, Sendable {
    case medicineNamed(MedicineNamed)
    case regimenSet(RegimenSet)
    case medicineRemoved(MedicineRemoved)
    case medicinePaused(MedicinePaused)
    case doseTaken(DoseTaken)
    case doseUndone(DoseUndone)
    case doseSkipped(DoseSkipped)
    case stockCounted(StockCounted)
    case adherenceGoalSet(AdherenceGoalSet)
    case doseRemindersSet(DoseRemindersSet)
    case doseSnoozed(DoseSnoozed)
    case heartRateMeasured(HeartRateMeasured)
    case heartRateBoundarySet(HeartRateBoundarySet)
    case heartRateAnswered(HeartRateAnswered)
    case doseCallTimeSet(DoseCallTimeSet)
    case medicineWeekCallsSet(MedicineWeekCallsSet)
    case heartRatePutOff(HeartRatePutOff)
    case medicineLooksChosen(MedicineLooksChosen)
}

extension Fact {
    public static func medicineNamed(_ fact: MedicineNamed) -> Fact { .medicine(.medicineNamed(fact)) }
    public static func regimenSet(_ fact: RegimenSet) -> Fact { .medicine(.regimenSet(fact)) }
    public static func medicineRemoved(_ fact: MedicineRemoved) -> Fact { .medicine(.medicineRemoved(fact)) }
    public static func medicinePaused(_ fact: MedicinePaused) -> Fact { .medicine(.medicinePaused(fact)) }
    public static func doseTaken(_ fact: DoseTaken) -> Fact { .medicine(.doseTaken(fact)) }
    public static func doseUndone(_ fact: DoseUndone) -> Fact { .medicine(.doseUndone(fact)) }
    public static func doseSkipped(_ fact: DoseSkipped) -> Fact { .medicine(.doseSkipped(fact)) }
    public static func stockCounted(_ fact: StockCounted) -> Fact { .medicine(.stockCounted(fact)) }
    public static func adherenceGoalSet(_ fact: AdherenceGoalSet) -> Fact {
        .medicine(.adherenceGoalSet(fact))
    }
    public static func doseRemindersSet(_ fact: DoseRemindersSet) -> Fact {
        .medicine(.doseRemindersSet(fact))
    }
    public static func doseSnoozed(_ fact: DoseSnoozed) -> Fact { .medicine(.doseSnoozed(fact)) }
    public static func heartRateMeasured(_ fact: HeartRateMeasured) -> Fact {
        .medicine(.heartRateMeasured(fact))
    }
    public static func heartRateBoundarySet(_ fact: HeartRateBoundarySet) -> Fact {
        .medicine(.heartRateBoundarySet(fact))
    }
    public static func heartRateAnswered(_ fact: HeartRateAnswered) -> Fact {
        .medicine(.heartRateAnswered(fact))
    }
    public static func doseCallTimeSet(_ fact: DoseCallTimeSet) -> Fact { .medicine(.doseCallTimeSet(fact)) }
    public static func medicineWeekCallsSet(_ fact: MedicineWeekCallsSet) -> Fact {
        .medicine(.medicineWeekCallsSet(fact))
    }
    public static func heartRatePutOff(_ fact: HeartRatePutOff) -> Fact { .medicine(.heartRatePutOff(fact)) }
    public static func medicineLooksChosen(_ fact: MedicineLooksChosen) -> Fact {
        .medicine(.medicineLooksChosen(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: MedicineFact, at stamp: Stamp) {
        switch fact {
        case .medicineNamed(let fact):
            change(medicine: fact.medicine) { medicine in
                medicine.named = min(medicine.named ?? stamp, stamp)
                medicine.name.set(fact.name, at: stamp)
            }
        case .regimenSet(let fact): change(medicine: fact.medicine) { $0.prescribe(fact, at: stamp) }
        case .medicineRemoved(let fact): change(medicine: fact.medicine) { $0.isRemoved = true }
        case .medicinePaused(let fact): change(medicine: fact.medicine) { $0.pause(fact, at: stamp) }
        case .doseTaken(let fact):
            change(medicine: fact.medicine) {
                let content = DoseRecord.Content.taken(at: fact.taken, time: fact.time)
                $0.answer(fact.day, fact.slot, registered: fact.registered, content, at: stamp)
            }
        case .doseUndone(let fact):
            change(medicine: fact.medicine) {
                $0.answer(fact.day, fact.slot, registered: fact.registered, .undone, at: stamp)
            }
        case .doseSkipped(let fact):
            change(medicine: fact.medicine) {
                $0.answer(
                    fact.day, fact.slot, registered: fact.registered, .skipped(fact.reason), at: stamp)
            }
        case .stockCounted(let fact): change(medicine: fact.medicine) { $0.count(fact, at: stamp) }
        case .adherenceGoalSet(let fact): adherenceGoal.set(fact.percent, at: stamp)
        case .doseRemindersSet(let fact):
            change(medicine: fact.medicine) { $0.calls.set(fact.isOn, at: stamp) }
        case .doseSnoozed(let fact): change(medicine: fact.medicine) { $0.snooze.set(fact, at: stamp) }
        case .heartRateMeasured(let fact): heart.measure(fact, at: stamp)
        case .heartRateBoundarySet(let fact): heart.set(fact, at: stamp)
        case .heartRateAnswered(let fact): heart.answer(fact, at: stamp)
        case .doseCallTimeSet(let fact):
            change(medicine: fact.medicine) { $0.call(fact, at: stamp) }
        case .medicineWeekCallsSet(let fact): medicineWeekCalls.set(fact.isOn, at: stamp)
        case .heartRatePutOff(let fact): heart.putOff.set(fact, at: stamp)
        case .medicineLooksChosen(let fact):
            change(medicine: fact.medicine) {
                $0.looks.set(MedicineLooks(form: fact.form, colour: fact.colour), at: stamp)
            }
        }
    }
}
