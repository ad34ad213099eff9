/// Walks through the bytes of a TZif file. RFC 9636, section 3.
struct ZoneReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// How much of each kind a data block holds.
    struct Header {
        let version: UInt8
        let utIndicators, standardIndicators, leapSeconds, times, types, characters: Int

        /// The bytes of the whole block whose times take so many bytes each.
        func length(ofTime size: Int) -> Int {
            times * (size + 1) + types * 6 + characters + leapSeconds * (size + 4) + standardIndicators
                + utIndicators
        }

        /// The bytes after the types, in a block with 8-byte times: names, leap seconds, indicators.
        var lengthAfterTypes: Int { length(ofTime: 8) - times * 9 - types * 6 }
    }

    mutating func header() throws(ZoneError) -> Header {
        guard Array(try take(4)) == "TZif".bytes else { throw .malformed }
        let version = try take(1).first ?? 0
        try skip(15)
        return Header(
            version: version, utIndicators: try count(), standardIndicators: try count(),
            leapSeconds: try count(), times: try count(), types: try count(), characters: try count())
    }

    mutating func times(_ count: Int) throws(ZoneError) -> [Int64] {
        var times: [Int64] = []
        for _ in 0..<count {
            let time = Int64(bitPattern: try number(8))
            if let last = times.last, last >= time { throw .malformed }
            times.append(time)
        }
        return times
    }

    /// The offset of every local time type. What goes beyond 26 hours is no time on Earth.
    mutating func offsets(_ count: Int) throws(ZoneError) -> [Int32] {
        var offsets: [Int32] = []
        for _ in 0..<count {
            let offset = Int32(truncatingIfNeeded: Int64(try number(4)))
            guard -93_600...93_600 ~= offset else { throw .malformed }
            try skip(2)
            offsets.append(offset)
        }
        return offsets
    }

    /// The rule for the time after the last transition, between two line feeds; there may be none.
    mutating func footer() throws(ZoneError) -> YearlyZoneRule? {
        let lineFeed = UInt8(ascii: "\n")
        guard try take(1).first == lineFeed, let end = rest.firstIndex(of: lineFeed) else { throw .malformed }
        let text = rest[..<end]
        return text.isEmpty ? nil : try YearlyZoneRule(text)
    }

    mutating func skip(_ count: Int) throws(ZoneError) {
        _ = try take(count)
    }

    mutating func take(_ count: Int) throws(ZoneError) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw .malformed }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// No real file holds ten thousand of anything; the bound keeps every sum of sizes small.
    private mutating func count() throws(ZoneError) -> Int {
        let number = try number(4)
        guard number < 10_000 else { throw .malformed }
        return Int(number)
    }

    private mutating func number(_ size: Int) throws(ZoneError) -> UInt64 {
        try take(size).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
