public import HexisCore

/// What an import adds of measurements.
struct MeasurementImport {
    private(set) var facts: [(id: Identifier, fact: Fact, at: Instant?)] = []
    let days: [Day]
    let ahead: Int

    init(_ history: TrackerHistory, into practice: Practice, on today: Day, _ zone: ZoneRules) {
        var days: Set<Day> = []
        for tracked in history.measurements where tracked.day <= today.next {
            guard let measured = tracked.measured(by: history.program, in: practice, zone),
                practice.measurement(measured.measurement) != measured
            else { continue }
            facts.append((measured.measurement.derived(1), .measured(measured), nil))
            days.insert(measured.day)
        }
        self.days = days.sorted()
        ahead = history.measurements.count { $0.day > today.next }
    }

    /// The identifiers of the measurements that it adds.
    var measurements: [Identifier] {
        facts.compactMap { one in
            guard case .measurement(.measured(let fact)) = one.fact else { return nil }
            return fact.measurement
        }
    }
}

extension TrackedMeasurement {
    fileprivate func measured(by program: String, in practice: Practice, _ zone: ZoneRules) -> Measured? {
        let begin = start.map { zone.seconds(of: day, at: $0) }
        let moment = begin.map { practice.moment(atSecond: $0, zone) }
        var id = Identifier(ofTracked: "\(program):\(signal.name):\(day):\(start ?? -1)")
        while practice.isRemoved(measurement: id) { id = id.derived(1) }
        return Measured(
            measurement: id, signal: signal, amount: amount, day: moment?.today ?? day, start: begin,
            seconds: seconds, source: program)
    }
}

extension ZoneRules {
    /// The seconds since 1970 at the second of the day.
    fileprivate func seconds(of day: Day, at second: Int) -> Int64 {
        instant(of: day, at: TimeOfDay(minutes: second / 60) ?? .midnight).milliseconds / 1000
            + Int64(second % 60)
    }
}

extension Practice {
    /// - Parameter second: Seconds since 1970.
    fileprivate func moment(atSecond second: Int64, _ zone: ZoneRules) -> Moment {
        let instant = Instant(clamping: second * 1000)
        return Moment(instant: instant, offset: zone.offset(at: instant), dayStart: settings.dayStart)
    }

    /// What removes imported measurements.
    public func undoing(measurements: [Identifier]) -> [(fact: Fact, at: Instant?)] {
        measurements.filter { measurement($0) != nil }.map {
            (.measurementRemoved(MeasurementRemoved(measurement: $0)), nil)
        }
    }
}
