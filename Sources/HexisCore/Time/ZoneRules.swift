/// The past and future clock changes of a place: one zone of the tz database, read from TZif (RFC 9636).
public struct ZoneRules: Hashable, Sendable {
    /// Seconds since 1970, ascending; the offset at the same index in `offsets` applies from then on.
    private let transitions: [Int64]
    private let offsets: [Int32]
    /// The offset before the first transition.
    private let firstOffset: Int32
    /// The rule after the last transition, year after year.
    private let yearly: YearlyZoneRule?

    /// UTC, whose clocks never change.
    public static var utc: ZoneRules { ZoneRules() }

    private init() {
        transitions = []
        offsets = []
        firstOffset = 0
        yearly = nil
    }

    /// Reads a TZif file of version 2 or later; version 1 ends in 2037.
    public init(bytes: [UInt8]) throws(ZoneError) {
        var reader = ZoneReader(bytes)
        let narrow = try reader.header()
        guard narrow.version >= UInt8(ascii: "2") else { throw .unsupportedVersion }
        try reader.skip(narrow.length(ofTime: 4))
        let wide = try reader.header()

        let transitions = try reader.times(wide.times)
        let indices = try reader.take(wide.times)
        let types = try reader.offsets(wide.types)
        try reader.skip(wide.lengthAfterTypes)

        guard let firstOffset = types.first else { throw .malformed }
        var offsets: [Int32] = []
        for index in indices {
            guard Int(index) < types.count else { throw .malformed }
            offsets.append(types[Int(index)])
        }
        self.transitions = transitions
        self.offsets = offsets
        self.firstOffset = firstOffset
        yearly = try reader.footer()
    }

    /// Returns how far local time is ahead of UTC at an instant, in seconds: 7200 in Vienna in summer.
    public func offset(at instant: Instant) -> Int {
        let second = floorQuotient(instant.milliseconds, 1000)
        let passed = countOfTransitions { transitions[$0] <= second }
        if passed == transitions.count, let yearly { return yearly.offset(at: second) }
        return offset(afterTransitions: passed)
    }

    /// Returns the instant at which wall clocks show a time on a day, following RFC 5545 (section 3.3.5): a time that
    /// occurs twice means the first occurrence, and a skipped one uses the offset from before the gap. In Berlin, 02:30
    /// on 2026-10-25 is 00:30 UTC; in New York, 02:30 on 2026-03-08 becomes 03:30.
    public func instant(of day: Day, at time: TimeOfDay) -> Instant {
        let second = Int64(day.number) * 86_400 + Int64(time.minutes) * 60
        return Instant(clamping: (second - Int64(offset(atLocal: second))) * 1000)
    }

    /// Returns the offset for a second of local time. A change counts only after everything that it skips or repeats,
    /// so both its last local second before and its first one after must have passed.
    private func offset(atLocal second: Int64) -> Int {
        let passed = countOfTransitions { index in
            let offset = max(self.offset(afterTransitions: index), Int(offsets[index]))
            return transitions[index] <= second - Int64(offset)
        }
        if passed == transitions.count, let yearly {
            return yearly.offset(at: second - Int64(yearly.largestOffset))
        }
        return offset(afterTransitions: passed)
    }

    private func offset(afterTransitions count: Int) -> Int {
        Int(count == 0 ? firstOffset : offsets[count - 1])
    }

    private func countOfTransitions(where isPassed: (Int) -> Bool) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if isPassed(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The reason why bytes are not a valid time zone.
public enum ZoneError: Error, Hashable, Sendable {
    /// The bytes do not follow RFC 9636.
    case malformed
    /// Version 1, which contains nothing after 2037.
    case unsupportedVersion

    public var message: String {
        switch self {
        case .malformed: "The time zone file is damaged."
        case .unsupportedVersion: "The time zone file has the old format that ends in 2037."
        }
    }

    public var code: String {
        switch self {
        case .malformed: "zone-malformed"
        case .unsupportedVersion: "zone-version"
        }
    }
}
