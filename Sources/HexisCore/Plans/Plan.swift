/// A person's intention for a habit, in the form that research found to help: a situation tied to what they will do in
/// it (Gollwitzer 1999, *implementation intentions*).
public struct Plan: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let kind: Kind
    /// The cue of an action plan, or the obstacle of a coping plan.
    public let situation: Line
    /// What the person will do then. It may be smaller than the habit.
    public let response: Line
    /// The purpose. With a reward, an action plan reads “When [cue], I will [action], so that [reward].”
    public let reward: Line?

    public enum Kind: Int, Choice, ChoiceField, Sendable {
        /// “After I [cue] I will [action].”
        case action = 0
        /// “If [obstacle] then I will [response].” (Sniehotta et al. 2005, *coping plans*)
        case coping

        public var name: String {
            switch self {
            case .action: "action"
            case .coping: "coping"
            }
        }
    }

    init(_ fact: PlanMade) {
        id = fact.plan
        habit = fact.habit
        kind = fact.kind
        situation = fact.situation
        response = fact.response
        reward = fact.reward
    }
}

/// The state of a plan that its entries add up to.
struct PlanFields: Hashable, Sendable {
    /// When the plan was first made; orders plans.
    var made: Stamp?
    var latest = Latest<PlanMade?>(initially: nil)
    var isRemoved = false
}

extension Practice {
    /// Returns the plans of a habit that were not removed, in the order in which they were made.
    public func plans(of habit: Identifier) -> [Plan] { plans { $0.habit == habit } }

    /// Returns the plans of habits in use that share a cue. A cue with few plans works better than a crowded one.
    public func actionPlans(afterSame cue: Line, but plan: Identifier? = nil) -> [Plan] {
        plans { other in
            other.kind == .action && other.plan != plan && isSameCue(other.situation, cue)
                && !(self.habit(other.habit)?.isArchived ?? true)
        }
    }

    /// Sorts only the plans that are asked for, since each card of Today asks for those of its habit.
    private func plans(where isAskedFor: (PlanMade) -> Bool) -> [Plan] {
        let fields = self.fields.plansByID.values.filter { plan in
            !plan.isRemoved && plan.latest.value.map(isAskedFor) ?? false
        }
        let order = sortedPlaces(of: fields.count) { left, right in
            guard let first = fields[left].made, let second = fields[right].made else { return false }
            return first < second
        }
        return order.compactMap { place in fields[place].latest.value.map { Plan($0) } }
    }
}

/// Returns whether two cues are the same except for the case of Latin letters: “I pour my coffee”, “i pour my Coffee”.
private func isSameCue(_ left: Line, _ right: Line) -> Bool {
    let (left, right) = (left.text.bytes, right.text.bytes)
    guard left.count == right.count else { return false }
    return left.indices.allSatisfy { lowercase(left[$0]) == lowercase(right[$0]) }
}

private func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte
}
