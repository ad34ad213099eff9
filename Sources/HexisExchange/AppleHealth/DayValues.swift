import HexisCore

/// Adds up samples, given in order, to the values of days.
///
/// A summed value is spread evenly over the seconds in which it was measured. A second measured by several sources
/// counts once, by the highest-ranked source. A sample of zero length counts in full unless a higher-ranked one
/// covers it.
struct DayValues {
    private(set) var measurements: [DayMeasurement] = []
    /// The number of duplicate samples.
    private(set) var repeated = 0

    private let ranks: [Int]
    private var days: CivilDays
    private var time = MeasuredTime()
    private var now: Int64 = 0
    private var last: Sample?
    private var day: (day: Day, sum: Double, count: Int)?

    init(ranks: [Int], zone: ZoneRules) {
        self.ranks = ranks
        days = CivilDays(zone)
    }

    mutating func add(_ sample: Sample) {
        guard sample != last else { return repeated += 1 }
        if sample.type != last?.type { finish() }
        last = sample
        if sample.type == .heartRate {
            // Heart rate is the mean of all samples.
            count(sample.value, at: sample.begin)
        } else {
            advance(to: sample.begin)
            measure(sample)
        }
    }

    /// Must be called after the last sample.
    mutating func finish() {
        advance(to: .max)
        closeDay()
        now = 0
    }

    private mutating func measure(_ sample: Sample) {
        let rank = ranks[sample.source]
        if sample.length > 0 {
            _ = time.begin(sample, rank: rank)
        } else if rank <= time.first ?? rank {
            count(sample.value, at: sample.begin)
        }
    }

    private mutating func advance(to second: Int64) {
        while let end = time.nextEnd, end <= second {
            spend(until: end)
            time.endFirst()
        }
        if second != .max { spend(until: second) }
    }

    private mutating func spend(until second: Int64) {
        let rate = time.rate
        while rate > 0, now < second, let span = days.span(at: now) {
            let end = min(second, span.end)
            add(rate * Double(end - now), on: span.day)
            now = end
        }
        now = second
    }

    private mutating func count(_ value: Double, at second: Int64) {
        if let day = days.day(of: second) { add(value, on: day) }
    }

    private mutating func add(_ value: Double, on new: Day) {
        if day?.day != new {
            closeDay()
            day = (new, 0, 0)
        }
        day?.sum += value
        day?.count += 1
    }

    private mutating func closeDay() {
        guard let (day, sum, count) = day, let signal = last?.type?.signal else { return }
        self.day = nil
        let amount = signal.rule == .average ? sum / Double(count) : sum
        if let measurement = DayMeasurement(signal, on: day, amount: amount) {
            measurements.append(measurement)
        }
    }
}
