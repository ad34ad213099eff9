import HexisCore

extension CareKitIntake {
    /// Records what the outcomes of events say that the journal does not say yet.
    mutating func readOutcomes(_ places: Set<CareKitOutcomes.Place>) {
        let outcomes = CareKitOutcomes(log)
        var known = KnownDoses(log, practice, setting)
        for place in places.sorted(by: { ($0.task, $0.occurrence) < ($1.task, $1.occurrence) }) {
            guard let version = log.version(place.task), version.kind == .task,
                let event = CareKitSchedule(version, in: setting.zones)?.event(place.occurrence)
            else { continue }
            read(event, of: version, outcomes.tips(at: place), &known)
        }
    }

    private mutating func read(
        _ event: CareKitSchedule.Event, of version: CareKitEntity, _ tips: [CareKitEntity],
        _ known: inout KnownDoses
    ) {
        if let signal = CareKitSignal.all.first(where: { $0.task == version.id }) {
            return read(signal, on: event.date, tips)
        }
        guard let medicine = known.medicine(version.id),
            medicine.period(of: event, setting)?.version.uuid == version.uuid
        else { return }
        read(event, of: medicine, tips, known.answers(of: medicine.id))
    }

    private mutating func read(
        _ event: CareKitSchedule.Event, of medicine: CareKitMedicine, _ tips: [CareKitEntity],
        _ answered: [DoseKey: AnsweredDose.Answer]
    ) {
        let day = setting.day(of: event)
        if medicine.isAsNeeded(on: day) {
            readAsNeeded(medicine.id, on: day, tips, answered)
        } else {
            let slot = DoseSlot.time(event.time ?? CareKitMedicine.timeOfWholeDay)
            readDose(medicine.id, DoseKey(day: day, slot: slot), tips, answered)
        }
    }

    private mutating func readDose(
        _ medicine: Identifier, _ key: DoseKey, _ tips: [CareKitEntity],
        _ answered: [DoseKey: AnsweredDose.Answer]
    ) {
        guard let made = tips.map({ $0.made }).max(), setting.accepts(key.day, recorded: made) else { return }
        let said = CareKitDose(tips)
        let known = answered[key].map { CareKitDose($0) } ?? .open
        guard said != known else { return }
        let registered = setting.moment(made).today
        switch said {
        case .taken(let instant): take(medicine, key, at: instant, registered, recorded: made)
        case .skipped(let reason): skip(medicine, key, reason, registered, recorded: made)
        case .open: undo(medicine, key, registered, recorded: made)
        }
    }

    private mutating func readAsNeeded(
        _ medicine: Identifier, on day: Day, _ tips: [CareKitEntity],
        _ answered: [DoseKey: AnsweredDose.Answer]
    ) {
        let values = CareKitIntakeValue.all(tips, of: medicine)
        for value in values where setting.accepts(day, recorded: value.taken) {
            let key = DoseKey(day: day, slot: .single(value.slot))
            guard answered[key].map({ CareKitDose($0) }) != .taken(at: value.taken) else { continue }
            take(
                medicine, key, at: value.taken, setting.moment(value.taken).today, recorded: value.taken)
        }
        guard let made = tips.map({ $0.made }).max(), setting.accepts(day, recorded: made) else { return }
        undoTaken(medicine, on: day, answered, besides: values, recorded: made)
    }

    private mutating func undoTaken(
        _ medicine: Identifier, on day: Day, _ answered: [DoseKey: AnsweredDose.Answer],
        besides values: [CareKitIntakeValue], recorded made: Instant
    ) {
        let slots = Set(values.map { DoseSlot.single($0.slot) })
        let gone = answered.filter { key, answer in
            guard key.day == day, case .single = key.slot, case .taken = answer else { return false }
            return !slots.contains(key.slot)
        }
        for key in gone.keys.sorted(by: { "\($0.slot)" < "\($1.slot)" }) {
            undo(medicine, key, setting.moment(made).today, recorded: made)
        }
    }

    private mutating func take(
        _ medicine: Identifier, _ key: DoseKey, at instant: Instant, _ registered: Day, recorded: Instant
    ) {
        let taken = min(instant, setting.now)
        record(
            .doseTaken(
                DoseTaken(
                    medicine: medicine, day: key.day, slot: key.slot, registered: registered, taken: taken,
                    time: setting.moment(taken).timeOfDay)), at: recorded)
    }

    private mutating func skip(
        _ medicine: Identifier, _ key: DoseKey, _ reason: Line?, _ registered: Day, recorded: Instant
    ) {
        let skipped = DoseSkipped(
            medicine: medicine, day: key.day, slot: key.slot, registered: registered, reason: reason)
        record(.doseSkipped(skipped), at: recorded)
    }

    private mutating func undo(_ medicine: Identifier, _ key: DoseKey, _ registered: Day, recorded: Instant) {
        record(
            .doseUndone(
                DoseUndone(medicine: medicine, day: key.day, slot: key.slot, registered: registered)),
            at: recorded)
    }
}

extension CareKitDose {
    fileprivate init(_ answer: AnsweredDose.Answer) {
        switch answer {
        case .taken(let instant): self = .taken(at: instant)
        case .skipped(let reason): self = .skipped(reason: reason)
        }
    }
}
