import HexisCore

/// What a patient shares with a care provider, as typed.
struct CareGrantForm {
    var scope = CareScope.none
    var until = ""
    var problems: [Problem] = []

    init(_ connection: CareConnection) {
        scope = connection.scope
        until = connection.until?.description ?? ""
    }

    /// Reads the form, and notes what is wrong with it.
    init(_ form: Form, today: Day) {
        scope = CareScope(CareTopic.allCases.filter { form[$0.name] != nil })
        until = form["until"] ?? ""
        if scope == .none {
            problems.append(Problem(field: CareTopic.adherence.name, message: CareWording.nothingChosen))
        }
        if !until.isBlank, lastDay.map({ $0 < today }) ?? true {
            problems.append(Problem(field: "until", message: CareWording.untilProblem))
        }
    }

    /// Returns `nil` while there are problems.
    func fact(of connection: Identifier) -> Fact? {
        guard problems.isEmpty else { return nil }
        return .careGranted(CareGranted(connection: connection, scope: scope, until: lastDay))
    }

    private var lastDay: Day? { Day(until) }
}
