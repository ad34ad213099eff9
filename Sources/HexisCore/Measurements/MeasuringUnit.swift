/// A unit in which an amount is entered and shown. It is always stored in the signal's own.
public enum MeasuringUnit: Int, ChoiceField, Sendable {
    /// The signal's own unit: steps, kilocalories, beats per minute, minutes.
    case own = 0
    case kilometre
    case mile
    case metre
    case kilogram
    case pound

    public var name: String {
        switch self {
        case .own: "own"
        case .kilometre: "km"
        case .mile: "mi"
        case .metre: "m"
        case .kilogram: "kg"
        case .pound: "lb"
        }
    }

    /// Converts an amount to thousandths of the signal's unit, to the nearest. A mile is 1609.344 metres and a pound
    /// 0.45359237 kilograms, exactly (International yard and pound agreement, 1959): 3.1 mi are 4988.966 m.
    public func converted(_ amount: Amount) -> Int64 {
        switch self {
        case .own, .metre, .kilogram: amount.thousandths
        case .kilometre: amount.thousandths * 1000
        case .mile: (amount.thousandths * 1_609_344 + 500) / 1000
        case .pound: (amount.thousandths * 45_359_237 + 50_000_000) / 100_000_000
        }
    }

    /// Converts back, to the nearest thousandth or to a multiple of `step` thousandths: 4988.966 m are 3.1 mi, and
    /// 3709.344 m, which are 2.3049 mi, are 2.3 mi to the hundredth. Every amount typed in miles comes back as it was
    /// typed.
    public func amount(_ thousandths: Int64, nearest step: Int64 = 1) -> Amount {
        let (factor, divisor): (Int64, Int64) =
            switch self {
            case .own, .metre, .kilogram: (1, 1)
            case .kilometre: (1, 1000)
            case .mile: (1000, 1_609_344)
            case .pound: (100_000_000, 45_359_237)
            }
        // A thousand tonnes exceed an amount, and a larger value would overflow in the product.
        let known = self == .pound ? min(thousandths, Amount.limit.thousandths) : thousandths
        let size = divisor * step
        return Amount(clamping: (known * factor + size / 2) / size * step)
    }
}

extension Signal {
    /// The units in which the signal can be entered, the usual one first.
    public var units: [MeasuringUnit] {
        switch self {
        case .distance: [.kilometre, .mile, .metre]
        case .weight: [.kilogram, .pound]
        default: [.own]
        }
    }

    /// The plausible values of one day, in thousandths of the unit. Anything else is a slip of the finger or a program
    /// error: no form, API client or import may record it.
    public var plausible: ClosedRange<Int64> {
        switch self {
        case .steps, .named: 0...1_000_000_000
        case .distance: 0...1_000_000_000
        case .activeEnergy: 0...100_000_000
        case .heartRate, .restingHeartRate: 20_000...250_000
        case .minutes: 0...1_440_000
        case .weight: 1_000...700_000
        }
    }

    /// Returns whether the signal is never typed with three decimals; for a named signal anything is possible.
    public func isCountedWhole(in unit: MeasuringUnit) -> Bool {
        switch self {
        case .distance: unit == .metre
        case .weight, .named: false
        default: true
        }
    }

    /// Parses what a person typed: `7412`, `7,412`, `5.02`, `82,5`; for minutes also `1:30`, an hour and a half.
    /// Returns `nil` for anything else, for ambiguous numbers, for implausible values, and for fractions of a step.
    public func amount(_ text: String, in unit: MeasuringUnit) -> Int64? {
        let typed = TypedNumber(text)?.amount(isWhole: isCountedWhole(in: unit))
        let amount = (self == .minutes ? hoursAndMinutes(text) : nil) ?? typed.map { unit.converted($0) }
        return amount.flatMap { plausible.contains($0) && (self != .steps || $0 % 1000 == 0) ? $0 : nil }
    }
}

/// Parses `1:30` to thousandths of minutes.
private func hoursAndMinutes(_ text: String) -> Int64? {
    let parts = parts(of: text.bytes[...], at: UInt8(ascii: ":"))
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2, let hours = decimal(parts[0]),
        let minutes = decimal(parts[1]), minutes < 60
    else { return nil }
    return Int64(hours * 60 + minutes) * 1000
}
