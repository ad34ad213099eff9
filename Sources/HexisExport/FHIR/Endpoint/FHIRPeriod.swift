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
        guard let (first, last) = FHIRPeriod.days(text) else { return nil }
        self.init(
            from: zone.instant(of: first, at: .midnight), to: zone.instant(of: last.next, at: .midnight))
    }

    /// The first and the last day of `2026`, `2026-03` or `2026-03-01`.
    private static func days(_ text: String) -> (first: Day, last: Day)? {
        guard let numbers = numbers(text), let year = numbers.first else { return nil }
        switch numbers.count {
        case 1: return days(Day(year: year, month: 1, day: 1), Day(year: year, month: 12, day: 31))
        case 2: return days(Day(year: year, month: numbers[1], day: 1), lastDay(of: numbers[1], year))
        case 3:
            let day = Day(year: year, month: numbers[1], day: numbers[2])
            return days(day, day)
        default: return nil
        }
    }

    private static func days(_ first: Day?, _ last: Day?) -> (first: Day, last: Day)? {
        first.flatMap { first in last.map { (first, $0) } }
    }

    /// Returns `nil` unless there are four digits, and two in each other part.
    private static func numbers(_ text: String) -> [Int]? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { 48...57 ~= $0 } ? Int($0) : nil }
        guard numbers.count == parts.count, parts.first?.count == 4,
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        return numbers
    }

    private static func lastDay(of month: Int, _ year: Int) -> Day? {
        (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first
    }
}
