extension MeasurementFields {
    /// Returns the value of a signal on a day, in thousandths of its unit; `nil` if nothing was measured.
    ///
    /// - Sum (steps, distance, energy, minutes, named signals): see `CountedTime`. Never more than `Measured.amounts`
    ///   allows.
    /// - Latest (weight, resting heart rate): the measurement that began last; one for the day as a whole takes
    ///   precedence over those with a time; among equals, the one recorded last. Scales show 82.5 at 07:00 and 83.1 at
    ///   21:00: 83.1.
    /// - Average (heart rate): the mean of all sources, rounded to the nearest thousandth.
    func value(of signal: Signal, on day: Day) -> Int64? {
        let all = all(of: signal, on: day)
        let measured = all.compactMap { $0.place }
        guard !measured.isEmpty else { return nil }
        switch signal.rule {
        case .sum: return CountedTime.sum(of: measured, inOrder(measured.map { $0.source }))
        case .average: return mean(of: measured.map { $0.amount })
        case .latest: return latest(of: all)?.amount
        }
    }

    private func latest(of all: [One]) -> Measured? {
        var latest: One?
        for one in all where latest.map({ $0.isBefore(one) }) ?? true { latest = one }
        return latest?.place
    }
}

extension Practice {
    /// Returns the value of a signal on a day, in thousandths of its unit; `nil` if nothing was measured.
    public func value(of signal: Signal, on day: Day) -> Int64? {
        fields.measurements.value(of: signal, on: day)
    }

    /// Returns the unit to show a signal in, which is the one the person last typed. After typing 400 m they see
    /// kilometres.
    public func unit(of signal: Signal) -> MeasuringUnit {
        switch signal {
        case .distance: fields.measurements.isInMiles.value ? .mile : .kilometre
        case .weight: fields.measurements.isInPounds.value ? .pound : .kilogram
        default: .own
        }
    }

    /// The signals with measurements: the known ones first, then the named ones by name.
    public var measuredSignals: [Signal] { fields.measurements.signals.map { $0.signal } }

    /// Returns the days on which a signal was measured, in order.
    public func measuredDays(of signal: Signal) -> [Day] {
        fields.measurements.days(of: signal).map { $0.day }
    }

    /// Returns the measurements of a day, the latest first; those for the day as a whole come before the others.
    public func measurements(of signal: Signal, on day: Day) -> [Measured] {
        let all = fields.measurements.all(of: signal, on: day)
        return sortedPlaces(of: all.count) { all[$1].isBefore(all[$0]) }.compactMap { all[$0].place }
    }

    /// Returns `nil` for a measurement that was never made, or was removed.
    public func measurement(_ id: Identifier) -> Measured? { fields.measurements.one(id)?.place }

    /// Whether a measurement was taken away.
    package func isRemoved(measurement id: Identifier) -> Bool {
        fields.measurements.one(id)?.isRemoved ?? false
    }

    /// Returns the UTC offset of the clock that a measurement was made by, in seconds east; `nil` if it was not
    /// recorded.
    public func offset(ofMeasurement id: Identifier) -> Int? { fields.measurements.one(id)?.offset }

    /// The person's ranking of the sources.
    public var sourceRanking: SourceRanking { fields.measurements.ranking.value }

    /// Returns the sources that measured a signal on a day; an empty name means entered by hand.
    public func sources(of signal: Signal, on day: Day) -> [String] {
        let sources = measurements(of: signal, on: day).map { $0.source }
        return fields.measurements.inOrder(sources)
    }

    /// Returns whether a device or an app measured a signal; what a person entered by hand does not count.
    public func isMeasured(_ signal: Signal) -> Bool {
        for day in measuredDays(of: signal) {
            for source in sources(of: signal, on: day) where !source.bytes.isEmpty { return true }
        }
        return false
    }

    /// Every device and app that measured something, the most trusted first.
    public var sources: [String] { fields.measurements.sources }
}

extension MeasurementFields.One {
    fileprivate func isBefore(_ other: MeasurementFields.One) -> Bool {
        let (mine, theirs) = (latest.value?.start ?? .max, other.latest.value?.start ?? .max)
        guard mine == theirs else { return mine < theirs }
        guard let mine = latest.stamp, let theirs = other.latest.stamp else { return false }
        return mine < theirs
    }
}

/// Returns the mean, to the nearest. Each amount is divided before it is added, so that no sum overflows.
private func mean(of amounts: [Int64]) -> Int64 {
    let count = Int64(amounts.count)
    let (whole, rest) = amounts.reduce((Int64(0), Int64(0))) { ($0.0 + $1 / count, $0.1 + $1 % count) }
    return whole + (rest * 2 + count) / (count * 2)
}
