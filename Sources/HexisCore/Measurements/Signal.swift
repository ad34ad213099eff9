/// What is measured about a person: by a phone, a watch, scales, or by hand.
///
/// Amounts are whole thousandths of the signal's unit, so that 82.5 kg is 82 500 and no sum is ever rounded.
public enum Signal: Hashable, Sendable {
    /// Unit: one step.
    case steps
    /// Walked, run or travelled by one's own strength. Unit: metre.
    case distance
    /// Burned by moving, beyond what the body needs at rest. Unit: kilocalorie.
    case activeEnergy
    /// Unit: beats a minute.
    case heartRate
    /// Unit: beats a minute.
    case restingHeartRate
    /// Of exercise, or of whatever was timed. Unit: minute.
    case minutes
    /// Of the body. Unit: kilogram.
    case weight
    /// Whatever a person or a program calls by a name of its own; its unit is part of what they agreed on.
    case named(String)

    /// How the measurements of a day become the day's value.
    public enum Rule: Sendable {
        /// They are added up; time that several sources measured counts once.
        case sum
        /// The one made last holds.
        case latest
        /// Their mean.
        case average
    }

    public var rule: Rule {
        switch self {
        case .steps, .distance, .activeEnergy, .minutes, .named: .sum
        case .restingHeartRate, .weight: .latest
        case .heartRate: .average
        }
    }
}
