import HexisCore

/// Parses the header `Retry-After` (RFC 9110, §10.2.3).
enum RetryAfter {
    /// Four weeks: no message lives longer.
    static let mostSeconds = 28 * 86_400

    /// The seconds to wait, from a number or a date; `nil` for neither. A past date counts as 0.
    static func seconds(_ text: String, at now: Instant) -> Int? {
        if !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            // More digits than an integer holds count as the maximum.
            return min(Int(text) ?? mostSeconds, mostSeconds)
        }
        return HTTPDate.instant(text).map {
            let seconds = ($0.milliseconds - now.milliseconds + 999) / 1000
            return Int(min(max(seconds, 0), Int64(mostSeconds)))
        }
    }
}
