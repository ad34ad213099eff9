/// What a loop asks for next.
public enum LoopStep: Hashable, Sendable {
    /// Note urges, until there are enough to compare.
    case observe
    case chooseCue
    /// Make theories of the reward, and try them.
    case experiment
    /// Something worked: choose it.
    case chooseReward
    case plan
    case done
}

extension Loop {
    /// With so many urges noted, what recurs begins to show.
    public static let enoughUrges = 5

    public var nextStep: LoopStep {
        if isFinalized { return .done }
        if cue == nil { return urges.count < Loop.enoughUrges ? .observe : .chooseCue }
        if theory != nil { return .plan }
        return theories.contains { $0.verdict == .works } ? .chooseReward : .experiment
    }
}
