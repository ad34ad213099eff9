import HexisCore

/// Parses an HTTP date in each of the three forms still in use (RFC 9110, §5.6.7); always in UTC.
enum HTTPDate {
    /// Returns `nil` for any other text. A leap second counts as the second after.
    static func instant(_ text: String) -> Instant? { usual(text) ?? old(text) }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, or `Sunday, 06-Nov-94 08:49:37 GMT`.
    private static func usual(_ text: String) -> Instant? {
        let usual = /[A-Za-z]+, (\d\d)[ -]([A-Za-z]{3})[ -](\d{4}|\d\d) (\d\d):(\d\d):(\d\d) GMT/
        guard let parts = text.wholeMatch(of: usual)?.output else { return nil }
        return instant(
            year: parts.3, month: parts.2, day: parts.1, hour: parts.4, minute: parts.5, second: parts.6)
    }

    /// `Sun Nov  6 08:49:37 1994`.
    private static func old(_ text: String) -> Instant? {
        let old = /[A-Za-z]{3} ([A-Za-z]{3}) [ ]?(\d{1,2}) (\d\d):(\d\d):(\d\d) (\d{4})/
        guard let parts = text.wholeMatch(of: old)?.output else { return nil }
        return instant(
            year: parts.6, month: parts.1, day: parts.2, hour: parts.3, minute: parts.4, second: parts.5)
    }

    private static func instant(
        year: Substring, month: Substring, day: Substring, hour: Substring, minute: Substring,
        second: Substring
    ) -> Instant? {
        guard let year = Int(year), let month = months.firstIndex(where: { $0 == String(month) }),
            let day = Int(day), let hour = Int(hour), let minute = Int(minute), let second = Int(second),
            let date = Day(year: year < 100 ? 2000 + year : year, month: month + 1, day: day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let seconds = Int64(date.number) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
        return Instant(milliseconds: seconds * 1000)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
