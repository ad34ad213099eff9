import HexisCore

/// Reads the header `Retry-After` (RFC 9110, §10.2.3).
enum RetryAfter {
    /// Four weeks: no message lives longer.
    static let mostSeconds = 28 * 86_400

    /// From a number of seconds or a date; `nil` for neither. A date that has passed is 0.
    static func seconds(_ text: String, at now: Instant) -> Int? {
        if !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            // More digits than a number holds are as good as for ever.
            return min(Int(text) ?? mostSeconds, mostSeconds)
        }
        return HTTPDate.instant(text).map {
            let seconds = ($0.milliseconds - now.milliseconds + 999) / 1000
            return Int(min(max(seconds, 0), Int64(mostSeconds)))
        }
    }
}
