import HexisCore

/// The four answers as they were given, and what they say once they are complete.
struct AutomaticityForm {
    /// In the order of the items; `nil` where none was chosen.
    private let answers: [Agreement?]

    init(_ form: Form = Form()) {
        answers = AutomaticityItem.allCases.map { item in
            Agreement.range.first { "\($0)" == form[item.name] ?? "" }.flatMap { Agreement($0) }
        }
    }

    subscript(item: AutomaticityItem) -> Agreement? { answers[item.rawValue] }

    var problems: [Problem] {
        AutomaticityItem.allCases.filter { self[$0] == nil }.map {
            Problem(field: $0.name, message: AutomaticityWording.missing($0))
        }
    }

    /// `nil` as long as there are problems.
    func fact(of habit: Identifier, on day: Day) -> Fact? {
        guard let automatically = self[.automatically], let withoutRemembering = self[.withoutRemembering],
            let withoutThinking = self[.withoutThinking], let beforeRealising = self[.beforeRealising]
        else { return nil }
        return .automaticityRated(
            AutomaticityRated(
                habit: habit, day: day, automatically: automatically, withoutRemembering: withoutRemembering,
                withoutThinking: withoutThinking, beforeRealising: beforeRealising))
    }
}
