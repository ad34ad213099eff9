/// A day of the week. The raw value is ISO 8601's number: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

    /// The seven days in the order of a week that begins on this one.
    public var week: [Weekday] {
        (0..<7).compactMap { Weekday(rawValue: (rawValue - 1 + $0) % 7 + 1) }
    }
}

/// A set of at least one of the seven weekdays.
public struct Weekdays: Hashable, Sendable {
    /// Bit 0 is Monday, bit 6 is Sunday; 1...127.
    public let bits: UInt8

    public static let every = Weekdays(valid: 0b111_1111)
    public static let workdays = Weekdays(valid: 0b001_1111)
    public static let weekend = Weekdays(valid: 0b110_0000)

    /// Returns `nil` for an empty set, or for bits beyond Sunday's.
    public init?(bits: UInt8) {
        guard (1...127).contains(bits) else { return nil }
        self.bits = bits
    }

    /// Returns `nil` for an empty set.
    public init?(_ days: some Sequence<Weekday>) {
        self.init(bits: days.reduce(0) { $0 | $1.bit })
    }

    private init(valid bits: UInt8) {
        self.bits = bits
    }

    public func contains(_ day: Weekday) -> Bool { bits & day.bit != 0 }

    public var count: Int { bits.nonzeroBitCount }
}

extension Weekday {
    fileprivate var bit: UInt8 { 1 << UInt8(rawValue - 1) }
}
