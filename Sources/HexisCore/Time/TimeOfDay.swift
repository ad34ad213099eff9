/// A time on the wall clock, to the minute: 00:00 to 23:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// Minutes since midnight, 0...1439.
    public let minutes: Int

    public static let midnight = TimeOfDay(valid: 0)
    /// The default start of a day: late enough for a late evening.
    public static let threeInTheMorning = TimeOfDay(valid: 180)

    /// Returns `nil` outside 0...1439.
    public init?(minutes: Int) {
        guard (0..<1440).contains(minutes) else { return nil }
        self.init(valid: minutes)
    }

    private init(valid minutes: Int) {
        self.minutes = minutes
    }

    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time as `03:00`.
    @inline(never)
    public var description: String { "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))" }

    /// Reads a time like `03:00`, as a browser's time field sends it, and nothing else.
    public init?(_ text: String) {
        let bytes = text.bytes
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            let hour = decimal(bytes[0..<2]), let minute = decimal(bytes[3..<5]), hour < 24, minute < 60
        else { return nil }
        self.init(valid: hour * 60 + minute)
    }
}
