import HexisCore

/// Formats an instant as `Sat, 21 Nov 2026 08:00:00 +0000` (RFC 5322, §3.3), always in UTC.
func mailDate(_ instant: Instant) -> String {
    let day = Day(clamping: floorDivided(instant.milliseconds, by: 86_400_000))
    let second = Int(floorDivided(instant.milliseconds, by: 1000) - Int64(day.number) * 86_400)
    let date = day.date
    let time = [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
    return
        "\(weekdays[day.weekday.rawValue - 1]), \(twoDigits(date.day)) \(months[date.month - 1]) \(date.year) "
        + "\(time) +0000"
}

private let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
private let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// Division rounded towards negative infinity, also before 1970.
private func floorDivided(_ number: Int64, by divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number + 1) / divisor - 1
}
