/// The next time at which the clocks of a person's zone are set forward or back, where that is soon.
///
/// Pages speak of what is due in some hours. In the nights of a change, the offset that holds now tells another time than
/// the clock will show then.
public struct ClockChange: Hashable, Sendable {
    public let at: Instant
    /// Seconds east of UTC from then on.
    public let offset: Int

    public init(at: Instant, offset: Int) {
        self.at = at
        self.offset = offset
    }

    /// How far ahead it matters, in milliseconds: three days.
    public static let reach: Int64 = 259_200_000

    /// Found by halving; `nil` where nothing changes within reach. No zone changes its clocks twice in three days.
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
