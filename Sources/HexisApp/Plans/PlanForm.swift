import HexisCore

/// A plan as typed, and the fact it yields once valid.
struct PlanForm {
    var kind: Plan.Kind
    var situation = ""
    var response = ""
    /// The reward of a plan that came from a habit loop; it stays unchanged.
    var reward: Line?

    init(_ kind: Plan.Kind) {
        self.kind = kind
    }

    init(_ plan: Plan) {
        kind = plan.kind
        situation = plan.situation.text
        response = plan.response.text
        reward = plan.reward
    }

    init(_ form: Form) {
        kind = form["kind"].flatMap { Plan.Kind(name: $0) } ?? .action
        situation = form["situation"] ?? ""
        response = form["response"] ?? ""
    }

    var problems: [Problem] {
        problems("situation", situation, missing: PlansWording.missingSituation(kind))
            + problems("response", response, missing: PlansWording.missingResponse)
    }

    /// Returns `nil` while there are problems.
    func fact(named plan: Identifier, of habit: Identifier) -> Fact? {
        guard problems.isEmpty, let situation = Line(situation), let response = Line(response) else {
            return nil
        }
        return .planMade(
            PlanMade(
                plan: plan, habit: habit, kind: kind, situation: situation, response: response,
                reward: reward))
    }

    private func problems(_ field: String, _ text: String, missing: String) -> [Problem] {
        if Line(text) != nil { return [] }
        return [Problem(field: field, message: text.isBlank ? missing : PlansWording.tooLong)]
    }
}
