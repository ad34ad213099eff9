/// A number of times a week, 1 to 7, and the span that counts as a week.
public struct TimesAWeek: Hashable, Sendable {
    public enum Span: Int, ChoiceField, Sendable {
        /// From the person's first weekday to the day before the next.
        case calendarWeek = 0
        /// Any seven days in a row.
        case anySevenDays = 1

        public var name: String { self == .calendarWeek ? "calendarWeek" : "anySevenDays" }
    }

    public let times: Int
    public let span: Span

    /// Returns `nil` unless `times` is 1 to 7.
    public init?(_ times: Int, in span: Span = .calendarWeek) {
        guard (1...7).contains(times) else { return nil }
        self.times = times
        self.span = span
    }
}
