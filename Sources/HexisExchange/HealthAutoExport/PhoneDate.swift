import HexisCore

/// A date as a phone writes it, in its owner's format: `2026-03-01 3:04:05 PM +0100` (iOS 17 and later put U+202F
/// before PM), `2026-03-01T15:04:05+01:00`, and `2026-03-01` alone.
enum PhoneDate {
    /// The same date in the format of Apple's exports, `2026-03-01 15:04:05 +0100`; a day alone begins at midnight of
    /// the given offset. Returns `nil` for anything else.
    static func exported(_ text: String, midnightIn offset: (Day) -> Int) -> String? {
        var words = text.split { " T\u{202F}\u{A0}".contains($0) }.map(String.init)
        guard let date = words.first, let day = Day(date) else { return nil }
        words.removeFirst()
        guard let clock = words.first else { return "\(date) 00:00:00 \(written(offset(day)))" }
        words.removeFirst()
        let end = clock.firstIndex { "+-Zz".contains($0) } ?? clock.endIndex
        if end < clock.endIndex { words.insert(String(clock[end...]), at: 0) }
        let half = words.count == 2 ? words.removeFirst().lowercased().filter { $0.isLetter } : nil
        guard words.count == 1, let time = time(clock[..<end], half) else { return nil }
        let zone = words[0].lowercased() == "z" ? "+0000" : words[0].filter { $0 != ":" }
        return "\(date) \(time) \(zone)"
    }

    private static func time(_ clock: Substring, _ half: String?) -> String? {
        let whole = clock.prefix { $0 != "." }
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false).map {
            CivilDay.number(Array($0.utf8)[...])
        }
        guard parts.count == 3, let hour = parts[0].flatMap({ wholeHour($0, half) }), let minute = parts[1],
            let second = parts[2]
        else { return nil }
        return "\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))"
    }

    /// The hour of 24, where one of 12 is followed by “am” or “pm”.
    private static func wholeHour(_ hour: Int64, _ half: String?) -> Int64? {
        guard let half else { return hour }
        guard 1...12 ~= hour, half == "am" || half == "pm" else { return nil }
        return hour % 12 + (half == "pm" ? 12 : 0)
    }

    private static func written(_ seconds: Int) -> String {
        let minutes = Int64(abs(seconds) / 60)
        return "\(seconds < 0 ? "-" : "+")\(twoDigits(minutes / 60))\(twoDigits(minutes % 60))"
    }

    private static func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
