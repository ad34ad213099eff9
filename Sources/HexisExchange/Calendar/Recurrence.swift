import HexisCore

/// Days in a compact form: a rule from a first day to a last one, and the days it must skip.
struct Recurrence: Hashable {
    enum Rule: Hashable {
        case everyDays(Int)
        case weekly(Weekdays)
    }

    let rule: Rule
    let first: Day
    let last: Day
    /// The days of the rule to skip, ascending.
    let exceptions: [Day]

    /// The rule with the fewest exceptions; `nil` if listing the days is shorter. The days are unique and ascending.
    init?(_ days: [Day]) {
        guard days.count > 2, let first = days.first, let last = days.last,
            let weekdays = Weekdays(days.map { $0.weekday })
        else { return nil }
        let distance = zip(days, days.dropFirst()).reduce(0) { divisor(of: $0, $1.0.distance(to: $1.1)) }
        let rules = [Rule.everyDays(distance), .weekly(weekdays)]
        let candidates = rules.map { ($0, $0.days(from: first, to: last, except: Set(days))) }
        guard let best = candidates.min(by: { $0.1.count < $1.1.count }), best.1.count < days.count else {
            return nil
        }
        (rule, exceptions) = best
        (self.first, self.last) = (first, last)
    }

    var days: [Day] {
        rule.days(from: first, to: last, except: Set(exceptions))
    }
}

extension Recurrence.Rule {
    fileprivate func days(from first: Day, to last: Day, except others: Set<Day>) -> [Day] {
        days(from: first, to: last).filter { !others.contains($0) }
    }

    func days(from first: Day, to last: Day) -> [Day] {
        switch self {
        case .everyDays(let distance):
            stride(from: 0, through: first.distance(to: last), by: max(distance, 1)).map {
                first.advanced(by: $0)
            }
        case .weekly(let weekdays):
            (0...first.distance(to: last)).map { first.advanced(by: $0) }.filter {
                weekdays.contains($0.weekday)
            }
        }
    }

    /// `FREQ=WEEKLY;BYDAY=MO,TH`.
    var text: String {
        switch self {
        case .everyDays(1): "FREQ=DAILY"
        case .everyDays(let distance): "FREQ=DAILY;INTERVAL=\(distance)"
        case .weekly(let weekdays):
            "FREQ=WEEKLY;BYDAY="
                + Weekday.allCases.filter { weekdays.contains($0) }.map { $0.calendarName }
                .joined(separator: ",")
        }
    }
}

extension Weekday {
    fileprivate var calendarName: String {
        switch self {
        case .monday: "MO"
        case .tuesday: "TU"
        case .wednesday: "WE"
        case .thursday: "TH"
        case .friday: "FR"
        case .saturday: "SA"
        case .sunday: "SU"
        }
    }
}

private func divisor(of left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(of: right, left % right)
}
