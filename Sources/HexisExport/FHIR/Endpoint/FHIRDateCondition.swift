import HexisCore
import HexisExchange

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
