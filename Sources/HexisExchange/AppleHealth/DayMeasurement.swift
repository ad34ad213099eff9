package import HexisCore

/// The value of a day, by the signal's own rule.
package struct DayMeasurement: Hashable, Sendable {
    package let signal: Signal
    package let day: Day
    /// In thousandths of the signal's unit.
    package let amount: Int64

    package init(signal: Signal, day: Day, amount: Int64) {
        self.signal = signal
        self.day = day
        self.amount = amount
    }

    /// Converts from whole units; `nil` for zero and for implausible amounts.
    init?(_ signal: Signal, on day: Day, amount: Double) {
        let thousandths = (amount * 1000).rounded()
        guard thousandths >= 1, thousandths <= 1e15 else { return nil }
        self.init(signal: signal, day: day, amount: Int64(thousandths))
    }
}
