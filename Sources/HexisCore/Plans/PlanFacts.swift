/// A plan for a habit was made, or changed as a whole.
public struct PlanMade: FactFields {
    public var plan: Identifier
    public var habit: Identifier
    public var kind: Plan.Kind
    public var situation: Line
    public var response: Line
    /// What it gives, in a plan that came of a habit loop.
    public var reward: Line?

    public init(
        plan: Identifier, habit: Identifier, kind: Plan.Kind, situation: Line, response: Line,
        reward: Line? = nil
    ) {
        self.plan = plan
        self.habit = habit
        self.kind = kind
        self.situation = situation
        self.response = response
        self.reward = reward
    }

    init(_ known: PlanMade?, _ coder: inout FieldCoder) throws(WireError) {
        plan = try coder.field(1, "plan", known?.plan)
        habit = try coder.field(2, "habit", known?.habit)
        kind = try coder.field(3, "kind", known?.kind)
        situation = try coder.field(4, "situation", known?.situation)
        response = try coder.field(5, "response", known?.response)
        reward = try coder.optional(6, "reward", known?.reward)
    }
}

/// A plan was taken away.
public struct PlanRemoved: FactFields {
    public var plan: Identifier

    public init(plan: Identifier) {
        self.plan = plan
    }

    init(_ known: PlanRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        plan = try coder.field(1, "plan", known?.plan)
    }
}
