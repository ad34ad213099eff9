/// A unit that an amount is entered and shown in. Stored is always the signal's own.
public enum MeasuringUnit: Int, ChoiceField, Sendable {
    /// The signal's own: steps, kilocalories, beats a minute, minutes.
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

    /// In thousandths of the signal's unit, to the nearest. A mile is 1609.344 metres and a pound 0.45359237
    /// kilograms, exactly (International yard and pound agreement, 1959): 3.1 mi are 4988.966 m.
    public func converted(_ amount: Amount) -> Int64 {
        switch self {
        case .own, .metre, .kilogram: amount.thousandths
        case .kilometre: amount.thousandths * 1000
        case .mile: (amount.thousandths * 1_609_344 + 500) / 1000
        case .pound: (amount.thousandths * 45_359_237 + 50_000_000) / 100_000_000
        }
    }

    /// The way back, to the nearest thousandth or to so many of them: 4988.966 m are 3.1 mi, and 3709.344 m, which
    /// are 2.3049 mi, are 2.3 mi to the hundredth. Whatever was typed in miles comes back as it was typed.
    public func amount(_ thousandths: Int64, nearest step: Int64 = 1) -> Amount {
        let (factor, divisor): (Int64, Int64) =
            switch self {
            case .own, .metre, .kilogram: (1, 1)
            case .kilometre: (1, 1000)
            case .mile: (1000, 1_609_344)
            case .pound: (100_000_000, 45_359_237)
            }
        // A thousand tonnes are more than an amount can hold; more could not be multiplied.
        let known = self == .pound ? min(thousandths, Amount.limit.thousandths) : thousandths
        let size = divisor * step
        return Amount(clamping: (known * factor + size / 2) / size * step)
    }
}

extension Signal {
    /// The units it can be entered in, the usual one first.
    public var units: [MeasuringUnit] {
        switch self {
        case .distance: [.kilometre, .mile, .metre]
        case .weight: [.kilogram, .pound]
        default: [.own]
        }
    }

    /// What a person can have come to on one day, in thousandths of its unit. Anything else is a slip of the finger, or of
    /// a program: no form, program or import may say it.
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

    /// Whether nobody types three decimals of it; of what has a name of its own anything is possible.
    public func isCountedWhole(in unit: MeasuringUnit) -> Bool {
        switch self {
        case .distance: unit == .metre
        case .weight, .named: false
        default: true
        }
    }

    /// Reads what a person typed: `7412`, `7,412`, `5.02`, `82,5`; of minutes also `1:30`, an hour and a half. `nil` for
    /// anything else, for what can be read in two ways, and for what is not plausible; there is no half step.
    public func amount(_ text: String, in unit: MeasuringUnit) -> Int64? {
        let typed = TypedNumber(text)?.amount(isWhole: isCountedWhole(in: unit))
        let amount = (self == .minutes ? hoursAndMinutes(text) : nil) ?? typed.map { unit.converted($0) }
        return amount.flatMap { plausible.contains($0) && (self != .steps || $0 % 1000 == 0) ? $0 : nil }
    }
}

/// `1:30` in thousandths of minutes.
private func hoursAndMinutes(_ text: String) -> Int64? {
    let parts = parts(of: text.bytes[...], at: UInt8(ascii: ":"))
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2, let hours = decimal(parts[0]),
        let minutes = decimal(parts[1]), minutes < 60
    else { return nil }
    return Int64(hours * 60 + minutes) * 1000
}
