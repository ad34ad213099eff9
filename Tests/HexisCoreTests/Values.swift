import HexisCore

/// Values written in tests as literals, such as `day("2026-11-21")`. A typo traps.
func day(_ text: String) -> Day { known(Day(text), text) }

func time(_ text: String) -> TimeOfDay { known(TimeOfDay(text), text) }

func line(_ text: String) -> Line { known(Line(text), text) }

func printable(_ text: String) -> Printable { known(Printable(text), text) }

func answer(_ text: String) -> Answer { known(Answer(text), text) }

func passage(_ text: String) -> Passage { known(Passage(text), text) }

func amount(_ text: String) -> Amount { known(Amount(text), text) }

func identifier(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }

func instant(_ milliseconds: Int64) -> Instant {
    known(Instant(milliseconds: milliseconds), "\(milliseconds)")
}

/// A position such as `52.5163, 13.3777`.
func position(_ text: String) -> Position { known(Position(text), text) }

/// A position in ten-millionths of a degree.
func position(_ latitude: Int, _ longitude: Int) -> Position {
    let degrees = [latitude, longitude].map { known(Degrees(tenMillionths: Int64($0)), "\($0)") }
    return known(Position(latitude: degrees[0], longitude: degrees[1]), "\(latitude), \(longitude)")
}

func radius(_ metres: Int) -> Radius { known(Radius(metres: Int64(metres)), "\(metres)") }

func agreement(_ value: Int) -> Agreement { known(Agreement(value), "\(value)") }

func weekdays(_ days: Weekday...) -> Schedule { .weekdays(known(Weekdays(days), "\(days)")) }

func timesAWeek(_ times: Int, in span: TimesAWeek.Span = .calendarWeek) -> Schedule {
    .timesAWeek(known(TimesAWeek(times, in: span), "\(times)"))
}

func everyDays(_ days: Int, from first: String) -> Schedule {
    .everyDays(known(DayInterval(days, from: day(first)), "\(days)"))
}

func atLeast(_ text: String, unit: String? = nil) -> DailyGoal { goal(.atLeast, text, unit) }

func atMost(_ text: String, unit: String? = nil) -> DailyGoal { goal(.atMost, text, unit) }

private func goal(_ direction: DailyGoal.Direction, _ text: String, _ unit: String?) -> DailyGoal {
    known(DailyGoal(direction, amount(text), unit: unit.map { line($0) }), text)
}

private func known<Value>(_ value: Value?, _ text: String) -> Value {
    guard let value else { preconditionFailure("no such value: \(text)") }
    return value
}
