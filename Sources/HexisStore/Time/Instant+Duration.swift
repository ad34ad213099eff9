package import HexisCore

extension Instant {
    package static func + (start: Instant, duration: Duration) -> Instant {
        start.advanced(byMilliseconds: duration.milliseconds)
    }

    package static func - (end: Instant, duration: Duration) -> Instant {
        end.advanced(byMilliseconds: -duration.milliseconds)
    }

    /// The time from the earlier instant to the later.
    package static func - (later: Instant, earlier: Instant) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Duration {
    package static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
    package static func hours(_ count: Int) -> Duration { .minutes(60 * count) }
    package static func days(_ count: Int) -> Duration { .hours(24 * count) }

    /// Whole milliseconds, rounded towards zero.
    package var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }

    package var seconds: Int64 { components.seconds }
}
