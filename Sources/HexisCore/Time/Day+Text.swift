extension Day: CustomStringConvertible {
    /// The date in ISO 8601: `2026-11-21`.
    @inline(never)
    public var description: String {
        let (year, month, day) = date
        var digits = (year * 100 + month) * 100 + day
        return String(unsafeUninitializedCapacity: 10) { text in
            for place in stride(from: 9, through: 0, by: -1) {
                guard place != 4, place != 7 else {
                    text[place] = UInt8(ascii: "-")
                    continue
                }
                text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10)
                digits /= 10
            }
            return 10
        }
    }

    /// Reads an ISO 8601 date like `2026-11-21` and nothing else.
    public init?(_ text: String) {
        let bytes = text.bytes
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = decimal(bytes[0..<4]), let month = decimal(bytes[5..<7]),
            let day = decimal(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// Returns the value of a few ASCII digits; `nil` if any byte is not a digit.
func decimal(_ bytes: some Sequence<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, number < 100_000_000 else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
}

/// Returns the number with at least two digits: 7 is "07".
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
