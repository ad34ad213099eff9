import HexisApp
import HexisCore

extension CareKitPublication {
    /// - Parameter outcomes: Those of the log. Versions that are made here have none yet.
    mutating func publishMedicines(_ outcomes: CareKitOutcomes) throws(APIProblem) {
        let tasks = log.ids(of: .task)
        let known = Dictionary(
            tasks.map { (CareKitMedicine.identifier(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        for medicine in practice.medicines {
            try publish(medicine, as: known[medicine.id] ?? medicine.id.careKitUUID, outcomes)
        }
        for task in tasks {
            guard let known = CareKitMedicine(task, in: log, setting), practice.isRemoved(medicine: known.id),
                let first = known.timeline.changes.first
            else { continue }
            try write(CareKitTimeline(), of: known.name, as: task, from: first.from, known, pauses: nil)
        }
    }

    private mutating func publish(
        _ medicine: Medicine, as task: String, _ outcomes: CareKitOutcomes
    ) throws(APIProblem) {
        var known = CareKitMedicine(task, in: log, setting)
        // An app gave the task a schedule that Hexis cannot follow: the app's stays.
        guard let name = Line(medicine.name), known != nil || log.chain(.task, task).isEmpty else { return }
        let wanted = CareKitTimeline(medicine)
        let pauses = medicine.careKitPauses
        let tip = known?.tips.last
        if let day = wanted.firstDifference(from: known?.timeline ?? CareKitTimeline()) {
            try write(wanted, of: name, as: task, from: day, known, pauses: pauses)
        } else if let tip, let known, !tip.isDeleted,
            known.name != name || tip.userInfo(CareKitTask.pauses) != pauses,
            let first = wanted.changes.first
        {
            try write(wanted, of: name, as: task, from: max(setting.today, first.from), known, pauses: pauses)
        }
        known = CareKitMedicine(task, in: log, setting)
        if let known { try publishDoses(of: medicine, known, outcomes) }
    }

    /// Writes the versions of a task from a day on.
    private mutating func write(
        _ wanted: CareKitTimeline, of name: Line, as task: String, from day: Day, _ known: CareKitMedicine?,
        pauses: String?
    ) throws(APIProblem) {
        let first = wanted.prescription(on: day) ?? Prescription(dose: nil, regimen: .stopped)
        var previous = known?.tips.map { $0.uuid } ?? []
        for (from, prescription) in [(day, first)]
            + wanted.changes.filter({ $0.from > day }).map({ ($0.from, $0.prescription) })
        {
            let version = try self.version(
                of: task, name, from: from, prescription, replacing: previous, known, pauses: pauses,
                isSameAlways: wanted == known?.timeline)
            add(version)
            previous = [version.uuid]
        }
    }

    /// - Parameter isSameAlways: Whether the known versions prescribe the same, on every day.
    private func version(
        of task: String, _ name: Line, from day: Day, _ prescription: Prescription,
        replacing previous: [Identifier], _ known: CareKitMedicine?, pauses: String?, isSameAlways: Bool
    ) throws(APIProblem) -> CareKitEntity {
        let period = known?.period(on: day)
        let template = period?.schedule != nil ? period?.version : known?.latest
        let writer = CareKitTask(setting: setting)
        let userInfo = (template?.object["userInfo"] ?? .object([])).with(
            (CareKitTask.regimen, prescription.regimen.careKitWords.map { .string($0) }),
            (CareKitTask.pauses, pauses.map { .string($0) }))
        guard prescription.regimen != .stopped else {
            let end = setting.instant(of: day, at: setting.dayStart).careKitDate
            return try writer.version(
                of: task, title: name.text, from: day, replacing: previous, template: template,
                ("schedule", template?.object["schedule"] ?? writer.everyDay(from: day)),
                ("impactsAdherence", template?.object["impactsAdherence"] ?? .bool(false)),
                ("deletedDate", end))
        }
        let before = period?.schedule == nil ? nil : known?.timeline.prescription(on: day)
        let isSameDose = before.map { $0.dose == prescription.dose } ?? false
        let isSame =
            isSameDose && before?.regimen == prescription.regimen
            && (isSameAlways || period?.isSteady == true)
        let schedule = template?.object["schedule"]
        let targets = isSameDose ? schedule?.firstTargets : nil
        let title = template?.object["title"]?.string.flatMap { Line(cut: $0) == name ? $0 : nil }
        return try writer.version(
            of: task, title: title ?? name.text, from: day, replacing: previous, template: template,
            (
                "schedule",
                isSame
                    ? schedule
                    : writer.schedule(prescription.regimen, from: day, targets: targets ?? .array([]))
            ),
            (
                "instructions",
                isSameDose ? template?.object["instructions"] : prescription.dose.map { .string($0.text) }
            ),
            (
                "impactsAdherence",
                isSame
                    ? template?.object["impactsAdherence"] : .bool(prescription.regimen.careKitWords == nil)
            ),
            ("tags", template?.object["tags"] ?? .array([.string(CareKitMedicine.tag)])),
            ("userInfo", userInfo == .object([]) ? nil : userInfo))
    }

    private mutating func publishDoses(
        of medicine: Medicine, _ known: CareKitMedicine, _ outcomes: CareKitOutcomes
    ) throws(APIProblem) {
        var doses: [CareKitOutcomes.Place: CareKitDose] = [:]
        var asNeeded: [CareKitOutcomes.Place: [CareKitIntakeValue]] = [:]
        for dose in medicine.answeredDoses {
            guard let (period, occurrence) = known.occurrence(of: dose, setting) else { continue }
            let place = CareKitOutcomes.Place(task: period.version.uuid, occurrence: occurrence)
            switch (dose.slot, dose.answer) {
            case (.time, .taken(let instant)): doses[place] = .taken(at: instant)
            case (.time, .skipped(let reason)): doses[place] = .skipped(reason: reason)
            case (.single(let slot), .taken(let instant)):
                asNeeded[place, default: []].append(CareKitIntakeValue(slot, taken: instant))
            case (.single, .skipped): break
            }
        }
        for period in known.periods {
            guard let schedule = period.schedule else { continue }
            let version = period.version.uuid
            let added = (Array(doses.keys) + Array(asNeeded.keys)).filter { $0.task == version }
            let places = Set(outcomes.places(of: period.version)).union(added)
            for place in places.sorted(by: { $0.occurrence < $1.occurrence }) {
                guard let event = schedule.event(place.occurrence),
                    known.period(of: event, setting)?.version.uuid == version
                else { continue }
                let tips = outcomes.tips(at: place)
                let day = setting.day(of: event)
                if known.isAsNeeded(on: day) {
                    try publish(asNeeded[place] ?? [], at: place, on: day, of: medicine.id, tips)
                } else {
                    let due = setting.instant(of: day, at: event.time ?? CareKitMedicine.timeOfWholeDay)
                    try publish(
                        doses[place] ?? .open, at: place, on: day, min(due, setting.now),
                        schedule.targets(of: event), tips)
                }
            }
        }
    }

    private mutating func publish(
        _ wanted: CareKitDose, at place: CareKitOutcomes.Place, on day: Day, _ due: Instant,
        _ targets: [JSON],
        _ tips: [CareKitEntity]
    ) throws(APIProblem) {
        guard CareKitDose(tips) != wanted else { return }
        switch wanted {
        case .taken(let instant):
            let date = instant.careKitDate
            let done = tips.last { $0.isDone }
            let values = done.map { $0.values }.flatMap { $0.isEmpty ? nil : $0 } ?? targets
            try addOutcome(
                at: place, replacing: done.map { done in tips.filter { $0.id == done.id } } ?? tips,
                on: instant,
                (
                    "values",
                    .array(
                        values.isEmpty
                            ? [.careKit(done: date)] : values.map { $0.with(("createdDate", date)) })
                ), ("userInfo", tips.last?.object["userInfo"]?.with((CareKitDose.skipped, nil))))
        case .skipped(let reason):
            let userInfo = (tips.last?.object["userInfo"] ?? .object([])).with(
                (CareKitDose.skipped, .string(reason?.text ?? "")))
            try delete(Array(tips.filter { $0.id != tips.last?.id }), at: place)
            try addOutcome(
                at: place, replacing: tips, on: due, ("deletedDate", due.careKitDate), ("userInfo", userInfo))
        case .open:
            guard tips.contains(where: { isOurs($0, on: day) }) else { return }
            try delete(tips, at: place)
        }
    }

    private mutating func publish(
        _ wanted: [CareKitIntakeValue], at place: CareKitOutcomes.Place, on day: Day, of medicine: Identifier,
        _ tips: [CareKitEntity]
    ) throws(APIProblem) {
        let known = CareKitIntakeValue.all(tips, of: medicine)
        let slots = Set(wanted.map { $0.slot })
        let removed = known.filter { one in
            !slots.contains(one.slot)
                && (setting.accepts(day, recorded: one.taken) || tips.contains { isOurs($0, on: day) })
        }
        let changed = wanted.filter { one in !known.contains { $0.slot == one.slot && $0.taken == one.taken }
        }
        guard !removed.isEmpty || !changed.isEmpty else { return }
        let gone = Set(removed.map { $0.slot }).union(changed.map { $0.slot })
        let kept = known.filter { !gone.contains($0.slot) }
        let values = (kept + changed).sorted { ($0.taken, $0.slot) < ($1.taken, $1.slot) }
        let last = tips.last { !$0.isDeleted } ?? tips.last
        try delete(tips.filter { $0.id != last?.id }, at: place)
        guard let latest = values.last else {
            try delete(tips.filter { $0.id == last?.id }, at: place)
            return
        }
        try addOutcome(
            at: place, replacing: last.map { last in tips.filter { $0.id == last.id } } ?? [],
            on: latest.taken,
            ("values", .array(values.map { $0.json })))
    }

    /// Whether Hexis knows of the outcome: it wrote it, or accepts when it was recorded.
    private func isOurs(_ tip: CareKitEntity, on day: Day) -> Bool {
        tip.object["source"]?.string == CareKitSetting.source || setting.accepts(day, recorded: tip.made)
    }
}

extension CareKitMedicine {
    /// Whether the doses of a day have no times.
    func isAsNeeded(on day: Day) -> Bool { timeline.prescription(on: day)?.regimen.careKitWords != nil }

    /// The event to which a dose belongs, by its number; for a dose without a time, the day's.
    fileprivate func occurrence(of dose: AnsweredDose, _ setting: CareKitSetting) -> (Period, Int)? {
        var events = [CareKitSchedule.Event(date: dose.day, time: nil)]
        if let time = dose.slot.time {
            if time != CareKitMedicine.timeOfWholeDay { events = [] }
            events.insert(
                CareKitSchedule.Event(date: setting.date(of: dose.day, at: time), time: time), at: 0)
        }
        for event in events {
            if let period = period(of: event, setting),
                let occurrence = period.schedule?.occurrence(of: event)
            {
                return (period, occurrence)
            }
        }
        return nil
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
    fileprivate static func careKit(done date: JSON) -> JSON {
        .careKit(("type", "boolean"), ("value", .bool(true)), ("createdDate", date))
    }

    /// What completes the events of a schedule's first element.
    fileprivate var firstTargets: JSON? {
        guard case .array(let elements)? = self["elements"] else { return nil }
        return elements.first?["targetValues"]
    }
}

extension Medicine {
    /// The days on which the medicine is paused, such as `2026-01-01/2026-01-05`; `nil` for none.
    fileprivate var careKitPauses: String? {
        let spans = pauses.filter { $0.from <= $0.until ?? .last }
            .map { "\($0.from)/\($0.until?.description ?? "..")" }.sorted()
        return spans.isEmpty ? nil : spans.joined(separator: " ")
    }
}
