/// When a place changed its clocks, and when it will: one zone of the tz database, read from TZif (RFC 9636).
public struct ZoneRules: Hashable, Sendable {
    /// Seconds since 1970, ascending; each begins the offset at the same place in `offsets`.
    private let transitions: [Int64]
    private let offsets: [Int32]
    /// What holds before the first transition.
    private let firstOffset: Int32
    /// What holds after the last transition, year after year.
    private let yearly: YearlyZoneRule?

    /// Reads a TZif file of version 2 or later; earlier ones end in 2037.
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

    /// How far local time is ahead of UTC at an instant, in seconds: 7200 in Vienna in summer.
    public func offset(at instant: Instant) -> Int {
        let second = floorQuotient(instant.milliseconds, 1000)
        let passed = countOfTransitions(upTo: second)
        if passed == transitions.count, let yearly { return yearly.offset(at: second) }
        return Int(passed == 0 ? firstOffset : offsets[passed - 1])
    }

    private func countOfTransitions(upTo second: Int64) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= second { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Why bytes are no time zone.
public enum ZoneError: Error, Hashable, Sendable {
    /// They do not follow RFC 9636.
    case malformed
    /// Version 1, which knows nothing after 2037.
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
