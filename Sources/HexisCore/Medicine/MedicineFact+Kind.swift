extension MedicineFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case medicineNamed = 120
        case regimenSet = 121
        case medicineRemoved = 122
        case medicinePaused = 123
        case doseTaken = 124
        case doseUndone = 125
        case doseSkipped = 126
        case stockCounted = 127
        case adherenceGoalSet = 128
        case doseRemindersSet = 129
        case doseSnoozed = 130
        case heartRateMeasured = 131
        case heartRateBoundarySet = 132
        case heartRateAnswered = 133
        case doseCallTimeSet = 134
        case medicineWeekCallsSet = 135
        case heartRatePutOff = 136
        case medicineLooksChosen = 137

        var name: String {
            switch self {
            case .medicineNamed: "medicineNamed"
            case .regimenSet: "regimenSet"
            case .medicineRemoved: "medicineRemoved"
            case .medicinePaused: "medicinePaused"
            case .doseTaken: "doseTaken"
            case .doseUndone: "doseUndone"
            case .doseSkipped: "doseSkipped"
            case .stockCounted: "stockCounted"
            case .adherenceGoalSet: "adherenceGoalSet"
            case .doseRemindersSet: "doseRemindersSet"
            case .doseSnoozed: "doseSnoozed"
            case .heartRateMeasured: "heartRateMeasured"
            case .heartRateBoundarySet: "heartRateBoundarySet"
            case .heartRateAnswered: "heartRateAnswered"
            case .doseCallTimeSet: "doseCallTimeSet"
            case .medicineWeekCallsSet: "medicineWeekCallsSet"
            case .heartRatePutOff: "heartRatePutOff"
            case .medicineLooksChosen: "medicineLooksChosen"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .medicineNamed: .medicineNamed
        case .regimenSet: .regimenSet
        case .medicineRemoved: .medicineRemoved
        case .medicinePaused: .medicinePaused
        case .doseTaken: .doseTaken
        case .doseUndone: .doseUndone
        case .doseSkipped: .doseSkipped
        case .stockCounted: .stockCounted
        case .adherenceGoalSet: .adherenceGoalSet
        case .doseRemindersSet: .doseRemindersSet
        case .doseSnoozed: .doseSnoozed
        case .heartRateMeasured: .heartRateMeasured
        case .heartRateBoundarySet: .heartRateBoundarySet
        case .heartRateAnswered: .heartRateAnswered
        case .doseCallTimeSet: .doseCallTimeSet
        case .medicineWeekCallsSet: .medicineWeekCallsSet
        case .heartRatePutOff: .heartRatePutOff
        case .medicineLooksChosen: .medicineLooksChosen
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .medicineNamed: self = .medicineNamed(try MedicineNamed(nil, &coder))
        case .regimenSet: self = .regimenSet(try RegimenSet(nil, &coder))
        case .medicineRemoved: self = .medicineRemoved(try MedicineRemoved(nil, &coder))
        case .medicinePaused: self = .medicinePaused(try MedicinePaused(nil, &coder))
        case .doseTaken: self = .doseTaken(try DoseTaken(nil, &coder))
        case .doseUndone: self = .doseUndone(try DoseUndone(nil, &coder))
        case .doseSkipped: self = .doseSkipped(try DoseSkipped(nil, &coder))
        case .stockCounted: self = .stockCounted(try StockCounted(nil, &coder))
        case .adherenceGoalSet: self = .adherenceGoalSet(try AdherenceGoalSet(nil, &coder))
        case .doseRemindersSet: self = .doseRemindersSet(try DoseRemindersSet(nil, &coder))
        case .doseSnoozed: self = .doseSnoozed(try DoseSnoozed(nil, &coder))
        case .heartRateMeasured: self = .heartRateMeasured(try HeartRateMeasured(nil, &coder))
        case .heartRateBoundarySet: self = .heartRateBoundarySet(try HeartRateBoundarySet(nil, &coder))
        case .heartRateAnswered: self = .heartRateAnswered(try HeartRateAnswered(nil, &coder))
        case .doseCallTimeSet: self = .doseCallTimeSet(try DoseCallTimeSet(nil, &coder))
        case .medicineWeekCallsSet: self = .medicineWeekCallsSet(try MedicineWeekCallsSet(nil, &coder))
        case .heartRatePutOff: self = .heartRatePutOff(try HeartRatePutOff(nil, &coder))
        case .medicineLooksChosen: self = .medicineLooksChosen(try MedicineLooksChosen(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .medicineNamed(let fact): _ = try MedicineNamed(fact, &coder)
        case .regimenSet(let fact): _ = try RegimenSet(fact, &coder)
        case .medicineRemoved(let fact): _ = try MedicineRemoved(fact, &coder)
        case .medicinePaused(let fact): _ = try MedicinePaused(fact, &coder)
        case .doseTaken(let fact): _ = try DoseTaken(fact, &coder)
        case .doseUndone(let fact): _ = try DoseUndone(fact, &coder)
        case .doseSkipped(let fact): _ = try DoseSkipped(fact, &coder)
        case .stockCounted(let fact): _ = try StockCounted(fact, &coder)
        case .adherenceGoalSet(let fact): _ = try AdherenceGoalSet(fact, &coder)
        case .doseRemindersSet(let fact): _ = try DoseRemindersSet(fact, &coder)
        case .doseSnoozed(let fact): _ = try DoseSnoozed(fact, &coder)
        case .heartRateMeasured(let fact): _ = try HeartRateMeasured(fact, &coder)
        case .heartRateBoundarySet(let fact): _ = try HeartRateBoundarySet(fact, &coder)
        case .heartRateAnswered(let fact): _ = try HeartRateAnswered(fact, &coder)
        case .doseCallTimeSet(let fact): _ = try DoseCallTimeSet(fact, &coder)
        case .medicineWeekCallsSet(let fact): _ = try MedicineWeekCallsSet(fact, &coder)
        case .heartRatePutOff(let fact): _ = try HeartRatePutOff(fact, &coder)
        case .medicineLooksChosen(let fact): _ = try MedicineLooksChosen(fact, &coder)
        }
    }
}
