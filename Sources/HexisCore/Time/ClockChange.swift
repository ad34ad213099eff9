/// The next time that the clocks of a person's zone change, if that is soon.
///
/// Pages mention what is due in some hours. In the night of a change, the current offset would give a different time
/// than the clock will show then.
public struct ClockChange: Hashable, Sendable {
    public let at: Instant
    /// The offset from then on, in seconds east of UTC.
    public let offset: Int

    public init(at: Instant, offset: Int) {
        self.at = at
        self.offset = offset
    }

    /// How far ahead a change matters, in milliseconds: three days.
    public static let reach: Int64 = 259_200_000

    /// Searches by bisection. Returns `nil` if nothing changes within reach. No zone changes its clocks twice in three
    /// days.
    public init?(after now: Instant, offset: (Instant) -> Int) {
        let (before, later) = (offset(now), offset(now.advanced(byMilliseconds: ClockChange.reach)))
        guard before != later else { return nil }
        var (first, last) = (Int64(0), ClockChange.reach)
        while last - first > 1 {
            let middle = (first + last) / 2
            if offset(now.advanced(byMilliseconds: middle)) == before {
                first = middle
            } else {
                last = middle
            }
        }
        self.init(at: now.advanced(byMilliseconds: last), offset: later)
    }
}
