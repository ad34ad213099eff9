import HexisCore

extension CareKitPublication {
    /// Adds the values of days that the outcomes do not have.
    mutating func publishSignals(_ outcomes: CareKitOutcomes) throws(APIProblem) {
        for signal in CareKitSignal.all { try publish(signal, outcomes) }
    }

    private mutating func publish(_ signal: CareKitSignal, _ outcomes: CareKitOutcomes) throws(APIProblem) {
        let wanted = practice.careKitValues(of: signal.signal)
        guard let version = try version(of: signal, since: wanted.keys.min()), !version.isDeleted,
            let schedule = CareKitSchedule(version, in: setting.zones)
        else { return }
        let places = places(of: wanted.keys, schedule, version, outcomes)
        for (day, place) in places.sorted(by: { $0.key < $1.key }) {
            try publish(wanted[day], of: signal, on: day, at: place, outcomes.tips(at: place))
        }
    }

    /// The latest version of a signal's task: a new one, if the day of the first value is before it begins.
    private mutating func version(
        of signal: CareKitSignal, since first: Day?
    ) throws(APIProblem) -> CareKitEntity? {
        let latest = log.chain(.task, signal.task).last
        guard let first else { return latest }
        let begin = latest.flatMap { CareKitSchedule($0, in: setting.zones) }?.elements.first?.first
        guard latest?.isDeleted ?? true || begin.map({ first < $0 }) ?? true else { return latest }
        let made = try newVersion(of: signal, from: first.startOfYear, template: latest)
        add(made)
        return made
    }

    private func newVersion(
        of signal: CareKitSignal, from start: Day, template: CareKitEntity?
    ) throws(APIProblem) -> CareKitEntity {
        try CareKitTask(setting: setting).version(
            of: signal.task, title: signal.title, from: start,
            replacing: log.tips(.task, signal.task).map { $0.uuid }, template: template,
            ("schedule", CareKitTask(setting: setting).everyDay(from: start)),
            ("impactsAdherence", .bool(false)), ("instructions", nil))
    }

    /// The events of a version that have a value or an outcome, by their days.
    private func places(
        of days: some Sequence<Day>, _ schedule: CareKitSchedule, _ version: CareKitEntity,
        _ outcomes: CareKitOutcomes
    ) -> [Day: CareKitOutcomes.Place] {
        let known = outcomes.places(of: version).compactMap { place in
            schedule.event(place.occurrence).map { ($0.date, place) }
        }
        var places = Dictionary(known, uniquingKeysWith: { first, _ in first })
        for day in days {
            guard let occurrence = schedule.occurrence(of: .init(date: day, time: nil)) else { continue }
            places[day] = CareKitOutcomes.Place(task: version.uuid, occurrence: occurrence)
        }
        return places
    }

    private mutating func publish(
        _ value: Int64?, of signal: CareKitSignal, on day: Day, at place: CareKitOutcomes.Place,
        _ tips: [CareKitEntity]
    ) throws(APIProblem) {
        guard signal.value(tips) != value else { return }
        guard let value else { return try delete(tips, at: place) }
        try delete(tips.filter { $0.id != tips.last?.id }, at: place)
        let instant = setting.zones.persons.instant(of: day, at: .midnight)
        try addOutcome(
            at: place, replacing: tips, on: instant, ("values", .array([signal.json(value, at: instant)])))
    }
}

extension CareKitSignal {
    fileprivate func json(_ value: Int64, at instant: Instant) -> JSON {
        .careKit(
            ("type", "double"), ("value", .number(Amount(clamping: value).description)),
            ("units", .string(unit)), ("createdDate", instant.careKitDate))
    }
}

extension Practice {
    /// The value of each day, in thousandths. A heart rate that was typed comes before a measured one.
    fileprivate func careKitValues(of signal: Signal) -> [Day: Int64] {
        var values: [Day: Int64] = [:]
        for day in measuredDays(of: signal) { values[day] = value(of: signal, on: day) }
        if signal == .restingHeartRate {
            for entered in enteredHeartRates {
                if let beats = entered.beats { values[entered.day] = Int64(beats) * 1000 }
            }
        }
        return values
    }
}
