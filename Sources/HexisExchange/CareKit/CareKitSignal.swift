import HexisCore

/// A quantity that Hexis measures, as a task with an event a day whose outcome is the day's value.
struct CareKitSignal: Sendable {
    let signal: Signal
    let title: String
    let unit: String

    static let all = [
        CareKitSignal(signal: .steps, title: "Steps", unit: "steps"),
        CareKitSignal(signal: .distance, title: "Distance", unit: "m"),
        CareKitSignal(signal: .activeEnergy, title: "Active energy", unit: "kcal"),
        CareKitSignal(signal: .heartRate, title: "Heart rate", unit: "bpm"),
        CareKitSignal(signal: .restingHeartRate, title: "Resting heart rate", unit: "bpm"),
        CareKitSignal(signal: .minutes, title: "Minutes of exercise", unit: "min"),
        CareKitSignal(signal: .weight, title: "Weight", unit: "kg"),
    ]

    static let prefix = "org.hexis.signal."

    var task: String { CareKitSignal.prefix + signal.name }

    /// The day's value of outcomes, in thousandths; `nil` if they say none in this unit.
    func value(_ tips: [CareKitEntity]) -> Int64? {
        guard let tip = tips.last(where: { !$0.isDeleted }), let value = tip.values.first,
            value["units"]?.string ?? unit == unit, case .number(let text)? = value["value"],
            let number = Double(text)
        else { return nil }
        let thousandths = (number * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return nil }
        return Measured.amounts ~= Int64(thousandths) ? Int64(thousandths) : nil
    }
}

extension CareKitPublication {
    mutating func publishSignals(_ outcomes: CareKitOutcomes) throws(APIProblem) {
        for signal in CareKitSignal.all { try publish(signal, outcomes) }
    }

    private mutating func publish(_ signal: CareKitSignal, _ outcomes: CareKitOutcomes) throws(APIProblem) {
        let wanted = practice.careKitValues(of: signal.signal)
        let chain = log.chain(.task, signal.task)
        var version = chain.last
        if let first = wanted.keys.min() {
            let begin = version.flatMap { CareKitSchedule($0, in: setting.zones) }?.elements.first?.first
            if version?.isDeleted ?? true || begin.map({ first < $0 }) ?? true {
                let start = first.startOfYear
                let made = try CareKitTask(setting: setting).version(
                    of: signal.task, title: signal.title, from: start,
                    replacing: log.tips(.task, signal.task).map { $0.uuid }, template: version,
                    ("schedule", CareKitTask(setting: setting).everyDay(from: start)),
                    ("impactsAdherence", .bool(false)), ("instructions", nil))
                add(made)
                version = made
            }
        }
        guard let version, !version.isDeleted, let schedule = CareKitSchedule(version, in: setting.zones)
        else {
            return
        }
        var places = Dictionary(
            outcomes.places(of: version).compactMap { place in
                schedule.event(place.occurrence).map { ($0.date, place) }
            }, uniquingKeysWith: { first, _ in first })
        for day in wanted.keys {
            guard let occurrence = schedule.occurrence(of: .init(date: day, time: nil)) else { continue }
            places[day] = CareKitOutcomes.Place(task: version.uuid, occurrence: occurrence)
        }
        for (day, place) in places.sorted(by: { $0.key < $1.key }) {
            let tips = outcomes.tips(at: place)
            let known = signal.value(tips)
            guard known != wanted[day] else { continue }
            guard let value = wanted[day] else {
                try delete(tips, at: place)
                continue
            }
            try delete(tips.filter { $0.id != tips.last?.id }, at: place)
            let instant = setting.zones.persons.instant(of: day, at: .midnight)
            try addOutcome(
                at: place, replacing: tips, on: instant,
                (
                    "values",
                    .array([
                        .careKit(
                            ("type", "double"), ("value", .number(Amount(clamping: value).description)),
                            ("units", .string(signal.unit)), ("createdDate", instant.careKitDate))
                    ])
                ))
        }
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
