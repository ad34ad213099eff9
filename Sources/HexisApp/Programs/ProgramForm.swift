public import HexisCore

/// The form for a new API token as typed.
public struct ProgramForm: Sendable {
    public let name: String
    public let scope: AccessScope

    public init() {
        name = ""
        scope = .adding
    }

    /// Reads the form that a browser sent.
    public init(_ form: Form) {
        name = form["name"] ?? ""
        var scope: AccessScope = []
        if form.all("may").contains("read") { scope.insert(.reading) }
        if form.all("may").contains("add") { scope.insert(.adding) }
        if form.all("may").contains("sync") { scope.insert(.syncing) }
        self.scope = scope
    }

    /// - Parameter count: The number of tokens the person already has.
    public func hasProblems(having count: Int) -> Bool { !problems(having: count).isEmpty }

    func problems(having count: Int) -> [Problem] {
        var problems: [Problem] = []
        if let nameProblem { problems.append(nameProblem) }
        if scope.isEmpty { problems.append(Problem(field: "may", message: ProgramsWording.scopeMissing)) }
        if count >= AccessToken.most {
            problems.append(Problem(field: "name", message: ProgramsWording.tooMany))
        }
        return problems
    }

    private var nameProblem: Problem? {
        if Line(name) != nil { return nil }
        return Problem(
            field: "name", message: name.isBlank ? ProgramsWording.nameMissing : ProgramsWording.nameTooLong)
    }
}
