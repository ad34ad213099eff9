package import HexisCore

/// What revisions of other devices record in a person's journal.
package struct CareKitIntake {
    private let log: CareKitLog
    private let practice: Practice
    private let setting: CareKitSetting
    private let device: Identifier
    private var entries: [Entry] = []

    /// The entries for what entities say that the journal does not say yet.
    /// - Parameter log: With these entities.
    package static func entries(
        of entities: [CareKitEntity], in log: CareKitLog, _ practice: Practice, _ setting: CareKitSetting,
        device: Identifier
    ) -> [Entry] {
        var intake = CareKitIntake(log: log, practice: practice, setting: setting, device: device)
        for task in Set(entities.filter { $0.kind == .task }.map { $0.id }).sorted() {
            intake.readTask(task)
        }
        intake.readOutcomes(Set(entities.compactMap { $0.outcomePlace }))
        return intake.entries
    }

    /// The titles of pushed medicines whose schedules Hexis does not have.
    package static func unread(
        _ entities: [CareKitEntity], in log: CareKitLog, _ setting: CareKitSetting
    ) -> [String] {
        Set(entities.filter { $0.kind == .task }.map { $0.id }).sorted().compactMap { task in
            guard CareKitMedicine(task, in: log, setting) == nil else { return nil }
            let last = log.chain(.task, task).last { $0.isMedicine && !$0.isDeleted }
            return last.map { $0.object["title"]?.string ?? task }
        }
    }

    private init(log: CareKitLog, practice: Practice, setting: CareKitSetting, device: Identifier) {
        self.log = log
        self.practice = practice
        self.setting = setting
        self.device = device
    }

    private mutating func record(_ fact: Fact, at instant: Instant? = nil) {
        let at = instant ?? practice.instant(at: setting.now).advanced(byMilliseconds: Int64(entries.count))
        entries.append(
            Entry(
                id: setting.random(), at: at, device: device, fact: fact,
                offset: setting.zones.persons.offset(at: at)))
    }

    private mutating func readTask(_ task: String) {
        guard let said = CareKitMedicine(task, in: log, setting) else { return }
        let medicine = practice.medicine(said.id)
        var timeline =
            medicine?.changes.compactMap { day in
                medicine?.prescription(on: day).map { CareKitTimeline.Change(from: day, prescription: $0) }
            } ?? []
        guard medicine != nil || !said.timeline.changes.isEmpty else { return }
        if medicine?.name != said.name.text {
            record(.medicineNamed(MedicineNamed(medicine: said.id, name: said.name)))
        }
        for day in Set(timeline.map { $0.from }).union(said.timeline.changes.map { $0.from }).sorted() {
            let place = timeline.lastIndex { $0.from <= day }
            var known = CareKitTimeline()
            if let place { known.set(timeline[place].prescription, from: day) }
            let wanted = said.timeline.prescription(on: day) ?? Prescription(dose: nil, regimen: .stopped)
            var target = CareKitTimeline()
            target.set(wanted, from: day)
            guard known != target else { continue }
            record(
                .regimenSet(
                    RegimenSet(medicine: said.id, from: day, regimen: wanted.regimen, dose: wanted.dose)))
            let change = CareKitTimeline.Change(from: day, prescription: wanted)
            if let place, timeline[place].from == day {
                timeline[place] = change
            } else {
                timeline.insert(change, at: place.map { $0 + 1 } ?? 0)
            }
        }
    }

    private mutating func readOutcomes(_ places: Set<CareKitOutcomes.Place>) {
        let outcomes = CareKitOutcomes(log)
        var medicines: [String: CareKitMedicine?] = [:]
        var answers: [Identifier: [DoseKey: AnsweredDose.Answer]] = [:]
        for place in places.sorted(by: { ($0.task, $0.occurrence) < ($1.task, $1.occurrence) }) {
            guard let version = log.version(place.task), version.kind == .task,
                let schedule = CareKitSchedule(version, in: setting.zones),
                let event = schedule.event(place.occurrence)
            else { continue }
            let tips = outcomes.tips(at: place)
            if let signal = CareKitSignal.all.first(where: { $0.task == version.id }) {
                read(signal, on: event.date, tips)
                continue
            }
            let known = medicines[version.id] ?? CareKitMedicine(version.id, in: log, setting)
            medicines[version.id] = .some(known)
            guard let known, known.period(of: event, setting)?.version.uuid == place.task else { continue }
            let answered =
                answers[known.id]
                ?? Dictionary(
                    (practice.medicine(known.id)?.answeredDoses ?? []).map {
                        (DoseKey(day: $0.day, slot: $0.slot), $0.answer)
                    }, uniquingKeysWith: { $1 })
            answers[known.id] = answered
            let day = setting.day(of: event)
            if known.isAsNeeded(on: day) {
                readAsNeeded(known.id, on: day, tips, answered)
            } else {
                let slot = DoseSlot.time(event.time ?? CareKitMedicine.timeOfWholeDay)
                readDose(known.id, DoseKey(day: day, slot: slot), tips, answered)
            }
        }
    }

    private struct DoseKey: Hashable {
        let day: Day
        let slot: DoseSlot
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
        case .skipped(let reason):
            record(
                .doseSkipped(
                    DoseSkipped(
                        medicine: medicine, day: key.day, slot: key.slot, registered: registered,
                        reason: reason)),
                at: made)
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

    private mutating func undo(_ medicine: Identifier, _ key: DoseKey, _ registered: Day, recorded: Instant) {
        record(
            .doseUndone(
                DoseUndone(medicine: medicine, day: key.day, slot: key.slot, registered: registered)),
            at: recorded)
    }

    /// Reads a day's value, unless another source measured that day: that one counts.
    private mutating func read(_ signal: CareKitSignal, on day: Day, _ tips: [CareKitEntity]) {
        let known = practice.measurements(of: signal.signal, on: day)
        let isTyped =
            signal.signal == .restingHeartRate
            && practice.enteredHeartRates.contains { $0.day == day && $0.beats != nil }
        guard day <= setting.today.next, !isTyped, known.allSatisfy({ $0.source == CareKitIntake.source })
        else {
            return
        }
        let value = signal.value(tips)
        guard value != practice.value(of: signal.signal, on: day) else { return }
        for one in known { record(.measurementRemoved(MeasurementRemoved(measurement: one.measurement))) }
        guard let value, let tip = tips.last(where: { !$0.isDeleted }),
            let measured = Measured(
                measurement: tip.uuid, signal: signal.signal, amount: value, day: day,
                source: CareKitIntake.source)
        else { return }
        record(.measured(measured))
    }

    /// The source of measurements that came from CareKit.
    static let source = "CareKit"
}

extension CareKitDose {
    fileprivate init(_ answer: AnsweredDose.Answer) {
        switch answer {
        case .taken(let instant): self = .taken(at: instant)
        case .skipped(let reason): self = .skipped(reason: reason)
        }
    }
}
