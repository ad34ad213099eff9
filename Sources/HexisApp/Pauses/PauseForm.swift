import HexisCore

/// A pause as typed, and the fact it yields once valid.
struct PauseForm {
    var habit = ""
    var from: String
    var until = ""
    var reason = ""

    init(beginning today: Day) {
        from = today.description
    }

    init(_ form: Form) {
        habit = form["habit"] ?? ""
        from = form["from"] ?? ""
        until = form["until"] ?? ""
        reason = form["reason"] ?? ""
    }

    var problems: [Problem] {
        var problems: [Problem] = []
        if Day(from) == nil { problems.append(Problem(field: "from", message: PausesWording.fromProblem)) }
        if let untilProblem { problems.append(Problem(field: "until", message: untilProblem)) }
        if reason.scalarCount > Line.longest {
            problems.append(Problem(field: "reason", message: PausesWording.reasonTooLong))
        }
        return problems
    }

    private var untilProblem: String? {
        if until.isEmpty { return nil }
        guard let last = Day(until) else { return PausesWording.untilProblem }
        guard let first = Day(from), last < first else { return nil }
        return PausesWording.orderProblem
    }

    /// Returns `nil` while there are problems.
    func fact(named pause: Identifier) -> Fact? {
        guard problems.isEmpty, let from = Day(from) else { return nil }
        return .pauseSet(
            PauseSet(
                pause: pause, habit: Identifier(habit), from: from, until: Day(until), reason: Line(reason)))
    }
}
