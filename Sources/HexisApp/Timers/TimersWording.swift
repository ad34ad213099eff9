import HexisCore

/// User-facing text about stopwatches and countdowns.
enum TimersWording {
    static var title: String { "Take the time" }
    static var text: String {
        "Its minutes count here automatically once you stop it. It goes on while this page, or the whole device, sleeps."
    }
    static var stopwatch: String { "Start stopwatch" }
    static var countdown: String { "Start countdown" }
    static var minutes: String { "Minutes" }
    static var minutesProblem: String { "Enter whole minutes from 1 to 1440, such as 20." }
    static var open: String { "Open the timer" }
    static var stop: String { "Stop and count" }
    static var discard: String { "Stop without counting" }
    static var forgotten: String {
        "It ran for a day, so it was probably forgotten, and nothing of it counts. What you did meanwhile you can add by hand."
    }
    static var through: String { "Time is up." }
    static var running: String { "The timer is running" }

    static func running(_ name: String) -> String { "The timer of “\(name)” is running." }
    static func since(_ time: String) -> String { "Running since \(time)" }

    static func counted(_ minutes: Amount) -> String {
        minutes == .one ? "1 minute saved." : "\(minutes) minutes saved."
    }

    /// The notice after a timer's minutes were counted.
    static func notice(_ query: Form) -> Notice? {
        query["timed"].flatMap { Amount($0) }.map { Notice(text: counted($0)) }
    }

    /// `12:34`, `1:02:03`.
    static func digits(_ seconds: Int64) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
