import HexisCore

extension CareKitPublication {
    /// Adds what Hexis says of a medicine's doses and the outcomes do not.
    mutating func publishDoses(
        of medicine: Medicine, _ known: CareKitMedicine, _ outcomes: CareKitOutcomes
    ) throws(APIProblem) {
        let answers = CareKitAnswers(medicine, known, setting)
        for period in known.periods {
            for place in answers.places(of: period.version, outcomes) {
                guard let schedule = period.schedule, let event = schedule.event(place.occurrence),
                    known.period(of: event, setting)?.version.uuid == period.version.uuid
                else { continue }
                let dose = DoseEvent(place, event, of: schedule, setting, outcomes.tips(at: place))
                try publish(answers, of: dose, known)
            }
        }
    }

    /// An event of a medicine's task, and what outcomes say of it.
    private struct DoseEvent {
        let place: CareKitOutcomes.Place
        let day: Day
        /// When the dose was due, or now if that is yet to come.
        let due: Instant
        /// What completes it.
        let targets: [JSON]
        let tips: [CareKitEntity]

        init(
            _ place: CareKitOutcomes.Place, _ event: CareKitSchedule.Event, of schedule: CareKitSchedule,
            _ setting: CareKitSetting, _ tips: [CareKitEntity]
        ) {
            self.place = place
            day = setting.day(of: event)
            let due = setting.instant(of: day, at: event.time ?? CareKitMedicine.timeOfWholeDay)
            self.due = min(due, setting.now)
            targets = schedule.targets(of: event)
            self.tips = tips
        }
    }

    private mutating func publish(
        _ answers: CareKitAnswers, of event: DoseEvent, _ known: CareKitMedicine
    ) throws(APIProblem) {
        if known.isAsNeeded(on: event.day) {
            try publish(answers.asNeeded[event.place] ?? [], of: event, answers.medicine)
        } else {
            try publish(answers.doses[event.place] ?? .open, of: event)
        }
    }

    private mutating func publish(_ wanted: CareKitDose, of event: DoseEvent) throws(APIProblem) {
        guard CareKitDose(event.tips) != wanted else { return }
        switch wanted {
        case .taken(let instant): try publishTaken(event, at: instant)
        case .skipped(let reason): try publishSkipped(event, reason)
        case .open:
            guard event.tips.contains(where: { isOurs($0, on: event.day) }) else { return }
            try delete(event.tips, at: event.place)
        }
    }

    private mutating func publishTaken(_ event: DoseEvent, at instant: Instant) throws(APIProblem) {
        let (date, tips) = (instant.careKitDate, event.tips)
        let done = tips.last { $0.isDone }
        let known = done.map { $0.values }.flatMap { $0.isEmpty ? nil : $0 } ?? event.targets
        let values = known.isEmpty ? [.careKit(done: date)] : known.map { $0.with(("createdDate", date)) }
        try addOutcome(
            at: event.place, replacing: done.map { done in tips.filter { $0.id == done.id } } ?? tips,
            on: instant, ("values", .array(values)),
            ("userInfo", tips.last?.object["userInfo"]?.with((CareKitDose.skipped, nil))))
    }

    private mutating func publishSkipped(_ event: DoseEvent, _ reason: Line?) throws(APIProblem) {
        let last = event.tips.last
        let userInfo = (last?.object["userInfo"] ?? .object([])).with(
            (CareKitDose.skipped, .string(reason?.text ?? "")))
        try delete(event.tips.filter { $0.id != last?.id }, at: event.place)
        try addOutcome(
            at: event.place, replacing: event.tips, on: event.due,
            ("deletedDate", event.due.careKitDate), ("userInfo", userInfo))
    }

    private mutating func publish(
        _ wanted: [CareKitIntakeValue], of event: DoseEvent, _ medicine: Identifier
    ) throws(APIProblem) {
        guard let values = values(wanted, of: event, medicine) else { return }
        let last = event.tips.last { !$0.isDeleted } ?? event.tips.last
        try delete(event.tips.filter { $0.id != last?.id }, at: event.place)
        let replaced = event.tips.filter { $0.id == last?.id }
        guard let latest = values.last else { return try delete(replaced, at: event.place) }
        try addOutcome(
            at: event.place, replacing: replaced, on: latest.taken,
            ("values", .array(values.map { $0.json })))
    }

    /// The values that the outcome of an event is to have; `nil` if it has them.
    private func values(
        _ wanted: [CareKitIntakeValue], of event: DoseEvent, _ medicine: Identifier
    ) -> [CareKitIntakeValue]? {
        let known = CareKitIntakeValue.all(event.tips, of: medicine)
        let removed = known.filter { isRemoved($0, from: wanted, event) }
        let changed = wanted.filter { one in !known.contains { $0.slot == one.slot && $0.taken == one.taken }
        }
        guard !removed.isEmpty || !changed.isEmpty else { return nil }
        let gone = Set((removed + changed).map { $0.slot })
        let kept = known.filter { !gone.contains($0.slot) }
        return (kept + changed).sorted { ($0.taken, $0.slot) < ($1.taken, $1.slot) }
    }

    private func isRemoved(
        _ one: CareKitIntakeValue, from wanted: [CareKitIntakeValue], _ event: DoseEvent
    ) -> Bool {
        !wanted.contains { $0.slot == one.slot }
            && (setting.accepts(event.day, recorded: one.taken)
                || event.tips.contains { isOurs($0, on: event.day) })
    }

    /// Whether Hexis knows of the outcome: it wrote it, or accepts when it was recorded.
    private func isOurs(_ tip: CareKitEntity, on day: Day) -> Bool {
        tip.object["source"]?.string == CareKitSetting.source || setting.accepts(day, recorded: tip.made)
    }
}
