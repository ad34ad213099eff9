import HexisCore

/// Caches the last date read: thousands of consecutive records have the same one.
struct DateCache {
    private var text: (UInt64, UInt16) = (0, 0)
    private var number: Int64 = 0

    /// Parses `2024-02-06` to days since 1970-01-01.
    @inline(__always)
    mutating func day(_ date: ExportText) -> Int64? {
        var end = 0
        while end < 10 {
            if date[end] == 0 { return nil }
            end += 1
        }
        let bytes = UnsafeRawPointer(date)
        let read = (
            bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
        )
        if read == text { return number }
        guard let fresh = DateCache.number(date) else { return nil }
        (text, number) = (read, fresh)
        return fresh
    }

    private static func number(_ date: ExportText) -> Int64? {
        guard let century = twoDigits(date, 0), let year = twoDigits(date, 2), date[4] == 0x2D,
            let month = twoDigits(date, 5), date[7] == 0x2D, let day = twoDigits(date, 8),
            let found = Day(year: Int(century * 100 + year), month: Int(month), day: Int(day)),
            found.number >= 0
        else { return nil }
        return Int64(found.number)
    }
}

/// The number that two ASCII digits represent.
@inline(__always)
func twoDigits(_ text: ExportText, _ place: Int) -> Int64? {
    let tens = UInt8(bitPattern: text[place]) &- 0x30
    guard tens < 10 else { return nil }
    let ones = UInt8(bitPattern: text[place + 1]) &- 0x30
    guard ones < 10 else { return nil }
    return Int64(tens * 10 + ones)
}
