/// A quantity measured about a person: by a phone, a watch, scales, or by hand.
///
/// Amounts are whole thousandths of the signal's unit, so that 82.5 kg is 82 500 and no sum is ever rounded.
public enum Signal: Hashable, Sendable {
    /// Unit: one step.
    case steps
    /// Distance walked, run or travelled by one's own strength. Unit: metre.
    case distance
    /// Energy burned by moving, beyond what the body needs at rest. Unit: kilocalorie.
    case activeEnergy
    /// Unit: beats per minute.
    case heartRate
    /// Unit: beats per minute.
    case restingHeartRate
    /// Minutes of exercise, or of anything that was timed. Unit: minute.
    case minutes
    /// Body weight. Unit: kilogram.
    case weight
    /// Any other signal, under a name chosen by a person or a program; its unit is part of what they agreed on.
    case named(String)

    /// How the measurements of a day become the day's value.
    public enum Rule: Sendable {
        /// They are added up; time that several sources measured counts once.
        case sum
        /// The last measurement applies.
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
