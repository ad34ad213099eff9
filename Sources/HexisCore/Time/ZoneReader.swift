/// Reads the bytes of a TZif file (RFC 9636, section 3).
struct ZoneReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// The numbers of items of each kind in a data block.
    struct Header {
        let version: UInt8
        let utIndicators, standardIndicators, leapSeconds, times, types, characters: Int

        /// Returns the size of the whole block in bytes, given the size of a time.
        func length(ofTime size: Int) -> Int {
            times * (size + 1) + types * 6 + characters + leapSeconds * (size + 4) + standardIndicators
                + utIndicators
        }

        /// The number of bytes after the types, in a block with 8-byte times: names, leap seconds, indicators.
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

    /// Reads the offset of every local time type. An offset beyond 26 hours is rejected as impossible.
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

    /// Reads the rule for the time after the last transition, between two line feeds; it may be empty.
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

    /// Reads a count. No real file has ten thousand of anything; the bound keeps every sum of sizes small.
    private mutating func count() throws(ZoneError) -> Int {
        let number = try number(4)
        guard number < 10_000 else { throw .malformed }
        return Int(number)
    }

    private mutating func number(_ size: Int) throws(ZoneError) -> UInt64 {
        try take(size).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
