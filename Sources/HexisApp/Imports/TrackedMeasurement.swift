public import HexisCore

/// What another program measured, on the wall clock of its phone.
public struct TrackedMeasurement: Hashable, Sendable {
    public let signal: Signal
    /// In thousandths of the signal's unit.
    public let amount: Int64
    public let day: Day
    /// When it began, in seconds since midnight; `nil` if only the day is known.
    public let start: Int?
    /// How long it took, in seconds.
    public let seconds: Int64?

    public init(signal: Signal, amount: Int64, day: Day, start: Int? = nil, seconds: Int64? = nil) {
        self.signal = signal
        self.amount = amount
        self.day = day
        self.start = start
        self.seconds = seconds
    }
}
