import HexisCore

/// What Hexis says of a medicine's doses, by the events to which they belong.
struct CareKitAnswers {
    let medicine: Identifier
    private(set) var doses: [CareKitOutcomes.Place: CareKitDose] = [:]
    /// The doses that have no times.
    private(set) var asNeeded: [CareKitOutcomes.Place: [CareKitIntakeValue]] = [:]

    /// - Parameter known: What the versions of the medicine's task say.
    init(_ medicine: Medicine, _ known: CareKitMedicine, _ setting: CareKitSetting) {
        self.medicine = medicine.id
        for dose in medicine.answeredDoses {
            guard let (period, occurrence) = known.occurrence(of: dose, setting) else { continue }
            add(dose, at: CareKitOutcomes.Place(task: period.version.uuid, occurrence: occurrence))
        }
    }

    private mutating func add(_ dose: AnsweredDose, at place: CareKitOutcomes.Place) {
        switch (dose.slot, dose.answer) {
        case (.time, .taken(let instant)): doses[place] = .taken(at: instant)
        case (.time, .skipped(let reason)): doses[place] = .skipped(reason: reason)
        case (.single(let slot), .taken(let instant)):
            asNeeded[place, default: []].append(CareKitIntakeValue(slot, taken: instant))
        case (.single, .skipped): break
        }
    }

    /// The events of a version that have an answer here, or an outcome, in order.
    func places(of version: CareKitEntity, _ outcomes: CareKitOutcomes) -> [CareKitOutcomes.Place] {
        let added = (Array(doses.keys) + Array(asNeeded.keys)).filter { $0.task == version.uuid }
        return Set(outcomes.places(of: version)).union(added).sorted { $0.occurrence < $1.occurrence }
    }
}

extension CareKitMedicine {
    /// Whether the doses of a day have no times.
    func isAsNeeded(on day: Day) -> Bool { timeline.prescription(on: day)?.regimen.careKitWords != nil }

    /// The event to which a dose belongs, by its number; for a dose without a time, the day's.
    fileprivate func occurrence(of dose: AnsweredDose, _ setting: CareKitSetting) -> (Period, Int)? {
        for event in events(of: dose, setting) {
            if let period = period(of: event, setting),
                let occurrence = period.schedule?.occurrence(of: event)
            {
                return (period, occurrence)
            }
        }
        return nil
    }

    /// The events to which a dose may belong, the likeliest first.
    private func events(of dose: AnsweredDose, _ setting: CareKitSetting) -> [CareKitSchedule.Event] {
        let wholeDay = CareKitSchedule.Event(date: dose.day, time: nil)
        guard let time = dose.slot.time else { return [wholeDay] }
        let timed = CareKitSchedule.Event(date: setting.date(of: dose.day, at: time), time: time)
        return time == CareKitMedicine.timeOfWholeDay ? [timed, wholeDay] : [timed]
    }
}

extension CareKitIntakeValue {
    fileprivate init(_ slot: Identifier, taken: Instant) {
        self.slot = slot
        self.taken = taken
        json = JSON.careKit(done: taken.careKitDate).with(("kind", .string(slot.careKitUUID)))
    }
}

extension JSON {
    /// A value that says that an event was completed.
    static func careKit(done date: JSON) -> JSON {
        .careKit(("type", "boolean"), ("value", .bool(true)), ("createdDate", date))
    }
}
