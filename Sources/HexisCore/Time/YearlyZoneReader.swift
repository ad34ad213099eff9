/// Reads a POSIX time zone string.
struct YearlyZoneReader {
    private var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
        rest = text
    }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

    /// Skips a name such as `CEST` or `<+0530>`, which is not used.
    mutating func name() throws(ZoneError) {
        if skips("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { throw .malformed }
            rest = rest[(end + 1)...]
        } else {
            let letters = rest.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
            guard letters.count >= 3 else { throw .malformed }
            rest = rest.dropFirst(letters.count)
        }
    }

    /// Reads a time such as `-5:30` as seconds.
    mutating func time(upTo mostHours: Int) throws(ZoneError) -> Int {
        let isNegative = skips("-")
        if !isNegative { _ = skips("+") }
        var seconds = try number(in: 0...mostHours) * 3600
        if skips(":") { seconds += try number(in: 0...59) * 60 }
        if skips(":") { seconds += try number(in: 0...59) }
        return isNegative ? -seconds : seconds
    }

    /// Reads a change such as `,M3.5.0/2`: a day and a time, which defaults to 02:00.
    mutating func change() throws(ZoneError) -> YearlyZoneRule.Change {
        guard skips(",") else { throw .malformed }
        let day = try day()
        return YearlyZoneRule.Change(day: day, seconds: skips("/") ? try time(upTo: 167) : 7200)
    }

    private mutating func day() throws(ZoneError) -> YearlyDay {
        if skips("J") { return .number(try number(in: 1...365)) }
        guard skips("M") else { return .index(try number(in: 0...365)) }
        let month = try number(in: 1...12)
        guard skips(".") else { throw .malformed }
        let week = try number(in: 1...5)
        guard skips(".") else { throw .malformed }
        let sundayIsZero = try number(in: 0...6)
        return .weekday(
            Weekday(rawValue: sundayIsZero == 0 ? 7 : sundayIsZero) ?? .sunday, week: week, month: month)
    }

    private mutating func number(in range: ClosedRange<Int>) throws(ZoneError) -> Int {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard !digits.isEmpty, let number = decimal(digits), range.contains(number) else { throw .malformed }
        rest = rest.dropFirst(digits.count)
        return number
    }

    private mutating func skips(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
