import HexisCore

/// What a companion is to see of a goal, each level with a line of detail.
struct CompanionLevelChoices: View {
    let name: String
    /// `nil` where nothing is chosen beforehand: consent given by leaving a choice as it is would be none.
    let chosen: CompanionLevel?
    var problem: String?

    func write(to html: inout HTML) {
        html("h2", .id("level"), text: CompanionWording.sees(name))
        if let problem { html("p", .class("problem"), .id("level-problem"), text: problem) }
        html(
            LinedChoices(legend: CompanionWording.sees(name)) { html in
                for level in CompanionLevel.allCases { write(level, to: &html) }
            })
    }

    private func write(_ level: CompanionLevel, to html: inout HTML) {
        html(
            LinedChoice(
                name: "level", value: level.name, text: CompanionWording.name(of: level),
                line: CompanionWording.line(of: level), isChosen: level == chosen))
    }
}
