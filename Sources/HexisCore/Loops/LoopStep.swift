/// The next step of a loop.
public enum LoopStep: Hashable, Sendable {
    /// Note urges until there are enough to compare.
    case observe
    case chooseCue
    /// Make theories about the reward, and try them.
    case experiment
    /// Choose the reward: something worked.
    case chooseReward
    case plan
    case done
}

extension Loop {
    /// The number of urges from which recurring answers begin to show.
    public static let enoughUrges = 5

    public var nextStep: LoopStep {
        if isFinalized { return .done }
        if cue == nil { return urges.count < Loop.enoughUrges ? .observe : .chooseCue }
        if theory != nil { return .plan }
        return theories.contains { $0.verdict == .works } ? .chooseReward : .experiment
    }
}
