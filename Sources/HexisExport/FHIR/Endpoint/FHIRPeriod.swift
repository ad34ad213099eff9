import HexisCore
import HexisExchange

/// The time that a date of FHIR covers at its precision: a year, a month, a day or a second (HL7 FHIR 4.0.1, 2.24.0.28).
struct FHIRPeriod: Hashable {
    let start: Instant
    /// The first instant after it.
    let end: Instant

    init(from start: Instant, to end: Instant) {
        self.start = start
        self.end = end
    }

    /// - Parameter zone: Where a day begins.
    init?(_ text: String, in zone: ZoneRules) {
        if let seconds = RFC3339.seconds(text) {
            let start = Instant(clamping: seconds * 1000)
            self.init(from: start, to: start.advanced(byMilliseconds: 1000))
            return
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
        guard numbers.count == parts.count, parts.first?.count == 4,
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        let first: Day?
        let last: Day?
        switch numbers.count {
        case 1:
            first = Day(year: numbers[0], month: 1, day: 1)
            last = Day(year: numbers[0], month: 12, day: 31)
        case 2:
            first = Day(year: numbers[0], month: numbers[1], day: 1)
            last =
                (28...31).reversed().lazy.compactMap {
                    Day(year: numbers[0], month: numbers[1], day: $0)
                }.first
        case 3:
            first = Day(year: numbers[0], month: numbers[1], day: numbers[2])
            last = first
        default: return nil
        }
        guard let first, let last else { return nil }
        self.init(
            from: zone.instant(of: first, at: .midnight), to: zone.instant(of: last.next, at: .midnight))
    }
}

/// A condition on the date of a resource: `ge2026-03-01` (HL7 FHIR 4.0.1, 3.1.1.4.5).
struct FHIRDateCondition {
    enum Comparison: String {
        case equal = "eq"
        case notEqual = "ne"
        case after = "gt"
        case notBefore = "ge"
        case before = "lt"
        case notAfter = "le"
    }

    let comparison: Comparison
    let period: FHIRPeriod

    /// Without a comparison, the dates must be equal.
    init?(_ text: String, in zone: ZoneRules) {
        let comparison = Comparison(rawValue: String(text.prefix(2)))
        guard let period = FHIRPeriod(String(comparison == nil ? text[...] : text.dropFirst(2)), in: zone)
        else { return nil }
        self.comparison = comparison ?? .equal
        self.period = period
    }

    /// Whether it holds for the time of an update, of which is known only whether it is at or after an instant.
    func holds(_ isSince: (Instant) -> Bool) -> Bool {
        switch comparison {
        case .equal: isSince(period.start) && !isSince(period.end)
        case .notEqual: !isSince(period.start) || isSince(period.end)
        case .after: isSince(period.end)
        case .notBefore: isSince(period.start)
        case .before: !isSince(period.start)
        case .notAfter: !isSince(period.end)
        }
    }

    /// The instants of which that has to be known.
    var instants: [Instant] {
        switch comparison {
        case .equal, .notEqual: [period.start, period.end]
        case .after, .notAfter: [period.end]
        case .notBefore, .before: [period.start]
        }
    }

    func holds(for date: FHIRPeriod) -> Bool {
        switch comparison {
        case .equal: date.start >= period.start && date.end <= period.end
        case .notEqual: date.start < period.start || date.end > period.end
        case .after: date.end > period.end
        case .notBefore: date.end > period.start
        case .before: date.start < period.start
        case .notAfter: date.start < period.end
        }
    }
}
