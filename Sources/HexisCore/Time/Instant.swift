/// A point on the time line that all devices share: milliseconds since 1970-01-01T00:00:00Z.
public struct Instant: Hashable, Comparable, Sendable {
    public let milliseconds: Int64

    /// The years 1900 to 2200. An instant outside means a broken clock or a broken entry.
    public static let range = Instant(unchecked: -2_208_988_800_000)...Instant(unchecked: 7_258_118_400_000)

    /// Returns `nil` outside `range`.
    public init?(milliseconds: Int64) {
        self.init(unchecked: milliseconds)
        guard Instant.range.contains(self) else { return nil }
    }

    /// Creates the nearest instant within `range`.
    public init(clamping milliseconds: Int64) {
        let bounds = Instant.range
        self.init(
            unchecked: min(max(milliseconds, bounds.lowerBound.milliseconds), bounds.upperBound.milliseconds))
    }

    private init(unchecked milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// Returns this instant moved by some milliseconds, kept within `range`.
    public func advanced(byMilliseconds milliseconds: Int64) -> Instant {
        let (sum, overflow) = self.milliseconds.addingReportingOverflow(milliseconds)
        return overflow
            ? (milliseconds < 0 ? Instant.range.lowerBound : Instant.range.upperBound)
            : Instant(clamping: sum)
    }
}
