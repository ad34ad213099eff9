public import HexisCore

/// What an import adds of measurements.
struct MeasurementImport {
    let facts: [(id: Identifier, fact: Fact, at: Instant?)]
    let days: [Day]
    let ahead: Int

    init(_ history: TrackerHistory, into practice: Practice, on today: Day, _ zone: ZoneRules) {
        var facts: [(id: Identifier, fact: Fact, at: Instant?)] = []
        var days: Set<Day> = []
        var ahead = 0
        for tracked in history.measurements {
            guard tracked.day <= today.next else {
                ahead += 1
                continue
            }
            guard let measured = tracked.measured(by: history.program, in: practice, zone),
                practice.measurement(measured.measurement) != measured
            else { continue }
            facts.append((measured.measurement.derived(1), .measured(measured), nil))
            days.insert(measured.day)
        }
        self.facts = facts
        self.days = days.sorted()
        self.ahead = ahead
    }
}

extension TrackedMeasurement {
    fileprivate func measured(by program: String, in practice: Practice, _ zone: ZoneRules) -> Measured? {
        let begin = start.map { start in
            zone.instant(of: day, at: TimeOfDay(minutes: start / 60) ?? .midnight).milliseconds / 1000
                + Int64(start % 60)
        }
        let moment = begin.map { begin -> Moment in
            let instant = Instant(clamping: begin * 1000)
            return Moment(
                instant: instant, offset: zone.offset(at: instant), dayStart: practice.settings.dayStart)
        }
        var id = Identifier(ofTracked: "\(program):\(signal.name):\(day):\(start ?? -1)")
        while practice.isRemoved(measurement: id) { id = id.derived(1) }
        return Measured(
            measurement: id, signal: signal, amount: amount, day: moment?.today ?? day, start: begin,
            seconds: seconds, source: program)
    }
}

extension Practice {
    /// What removes imported measurements.
    public func undoing(measurements: [Identifier]) -> [(fact: Fact, at: Instant?)] {
        measurements.filter { measurement($0) != nil }.map {
            (.measurementRemoved(MeasurementRemoved(measurement: $0)), nil)
        }
    }
}
