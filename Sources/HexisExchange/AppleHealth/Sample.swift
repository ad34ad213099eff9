/// One measurement over a period, in sixteen bytes: an export may have millions to sort.
///
/// Samples are ordered by type, begin and length, with zero length last: such a sample is processed once all samples
/// that cover its instant have begun. Equal records are adjacent.
struct Sample: Comparable {
    /// 3 bits of type, 33 of begin, 21 of length minus one second, 7 of source.
    private let key: UInt64
    /// The bits of positive doubles sort like their values.
    private let valueBits: UInt64

    /// In seconds: 24 days. A longer measurement says nothing about a day.
    static let longest: Int64 = 1 << 21 - 1
    /// In seconds since 1970: the year 2242.
    static let latest: Int64 = 1 << 33 - 1
    static let mostSources = 1 << 7

    /// `nil` for a sample that ends before it begins or is out of range.
    @inline(__always)
    init?(_ type: HealthType, from begin: Int64, to end: Int64, source: UInt8, value: Double) {
        let length = end - begin
        guard 0...Sample.latest ~= begin, 0..<Sample.longest ~= length else { return nil }
        let lengthLessOne = UInt64(bitPattern: length &- 1) & (1 << 21 - 1)
        key =
            UInt64(type.rawValue) << 61 | UInt64(begin) << 28 | lengthLessOne << 7 | UInt64(source & 127)
        valueBits = value.bitPattern
    }

    var type: HealthType? { HealthType(rawValue: UInt8(key >> 61)) }
    /// Seconds since 1970.
    var begin: Int64 { Int64(key >> 28 & (1 << 33 - 1)) }
    /// In seconds.
    var length: Int64 { (Int64(key >> 7 & (1 << 21 - 1)) + 1) & (1 << 21 - 1) }
    var end: Int64 { begin + length }
    var source: Int { Int(key & 127) }
    var value: Double { Double(bitPattern: valueBits) }

    @inline(__always)
    static func < (left: Sample, right: Sample) -> Bool {
        left.key == right.key ? left.valueBits < right.valueBits : left.key < right.key
    }
}
