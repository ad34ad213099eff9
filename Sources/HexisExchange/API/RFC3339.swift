package import HexisCore

/// Days of the proleptic Gregorian calendar in the years 1 to 9999: more than a practice supports, and exactly what
/// JSON Schema accepts as a date.
enum CivilDay {
    static func isOne(_ text: String) -> Bool { days(Array(text.utf8)[...]) != nil }

    /// Parses `2026-11-21` to days since 1970-01-01; `nil` for anything else.
    static func days(_ bytes: ArraySlice<UInt8>) -> Int64? {
        let bytes = Array(bytes)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
            let day = number(bytes[8..<10]), year >= 1, 1...12 ~= month,
            1...lastDay(of: month, year) ~= day
        else { return nil }
        return days(year, month, day)
    }

    static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
        guard !digits.isEmpty, digits.count < 10 else { return nil }
        var number: Int64 = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int64(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private static func lastDay(of month: Int64, _ year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Years begin in March, so that the leap day is the last day of a year.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let month = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (month * 153 + 2) / 5 + day - 1
            - 719_468
    }
}

/// Times in the format of RFC 3339.
package enum RFC3339 {
    /// Parses `2026-11-21T08:00:00+01:00` to whole seconds since 1970, dropping any fraction. A leap second becomes
    /// the first second of the next minute.
    package static func seconds(_ text: String) -> Int64? {
        var bytes = Array(text.utf8)[...]
        guard bytes.count >= 20, let days = CivilDay.days(bytes.prefix(10)) else { return nil }
        bytes = bytes.dropFirst(10)
        guard bytes.popFirst().map({ $0 | 0x20 }) == UInt8(ascii: "t"), let clock = clock(&bytes) else {
            return nil
        }
        guard let zone = withoutFraction(bytes) else { return nil }
        return offset(zone).map { days * 86_400 + clock - $0 }
    }

    /// `nil` for a point that no digit follows.
    private static func withoutFraction(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.first == UInt8(ascii: ".") else { return bytes }
        let rest = bytes.dropFirst().drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return rest.startIndex > bytes.startIndex + 1 ? rest : nil
    }

    /// Parses the UTC offset of the same format, in seconds east; 0 for `Z`.
    static func offset(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        return (offset(bytes.suffix(6)) ?? offset(bytes.suffix(1))).map { Int($0) }
    }

    /// The second of an instant: `2026-11-21T07:00:00Z`.
    package static func text(_ instant: Instant) -> String {
        let moment = Moment(instant: instant)
        let second = (instant.milliseconds % 60_000 + 60_000) % 60_000 / 1000
        return "\(moment.date)T\(moment.timeOfDay):\(second < 10 ? "0" : "")\(second)Z"
    }

    /// The second of an instant on a clock so many seconds ahead of UTC: `2026-11-21T08:00:00+01:00`. Seconds of the offset
    /// are left out, which no zone has had since 1972.
    package static func text(_ instant: Instant, offset: Int) -> String {
        let minutes = offset / 60
        guard minutes != 0 else { return text(instant) }
        let local = text(instant.advanced(byMilliseconds: Int64(minutes) * 60_000)).dropLast()
        let time = TimeOfDay(minutes: abs(minutes)) ?? .midnight
        return "\(local)\(minutes < 0 ? "-" : "+")\(time)"
    }

    private static func clock(_ bytes: inout ArraySlice<UInt8>) -> Int64? {
        let text = Array(bytes.prefix(8))
        guard text.count == 8, text[2] == UInt8(ascii: ":"), text[5] == UInt8(ascii: ":"),
            let hour = CivilDay.number(text[0..<2]), let minute = CivilDay.number(text[3..<5]),
            let second = CivilDay.number(text[6..<8]), hour < 24, minute < 60, second <= 60
        else { return nil }
        bytes = bytes.dropFirst(8)
        return hour * 3600 + minute * 60 + second
    }

    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int64? {
        if bytes.count == 1 { return bytes.first.map { $0 | 0x20 } == UInt8(ascii: "z") ? 0 : nil }
        let text = Array(bytes)
        guard text.count == 6, text[3] == UInt8(ascii: ":"), let hour = CivilDay.number(text[1..<3]),
            let minute = CivilDay.number(text[4..<6]), hour < 24, minute < 60
        else { return nil }
        switch text[0] {
        case UInt8(ascii: "+"): return hour * 3600 + minute * 60
        case UInt8(ascii: "-"): return -(hour * 3600 + minute * 60)
        default: return nil
        }
    }
}
