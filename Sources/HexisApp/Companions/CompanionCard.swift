import HexisCore

/// A companion in a list: their name, and what they show as far as it is known here.
struct CompanionCard: View {
    let companion: Companion
    let practice: Practice
    let surroundings: Surroundings
    /// The goal's name, where the list is not about one goal.
    var goal: String?
    /// Their place, where all want to see who is ahead.
    var place: Int?

    func write(to html: inout HTML) {
        html("li", .class("card personal")) { html in
            html("a", .class("card-body"), .href("\(CompanionsPage.address)/\(companion.id)")) { html in
                html(CompanionMark(companion: companion, assets: surroundings.assets))
                html("span", .class("card-text")) { writeText(to: &$0) }
            }
        }
    }

    private func writeText(to html: inout HTML) {
        let now = surroundings.moment
        html("span", .class("card-name"), text: CompanionWording.placed(companion.name, place))
        if let goal { html("span", .class("card-line"), text: goal) }
        html("span", .class("card-line"), text: CompanionWording.line(companion, seenFrom: now))
        if companion.state == .active, let progress = companion.progress {
            html(
                "span", .class("card-line"),
                text: CompanionWording.asOf(progress.since, seenFrom: now, by: practice.clock))
        }
    }
}

/// How far a companion has come as a ring, or a drawing where that is not shown.
struct CompanionMark: View {
    let companion: Companion
    let assets: Assets

    func write(to html: inout HTML) {
        if let permille {
            html(ProgressRing(permille: permille))
        } else {
            html("span", .class("card-symbol"), .decorative) { html in
                html(Symbol("people", assets: assets))
            }
        }
    }

    private var permille: Int? {
        guard companion.state == .active, let shown = companion.progress?.shown else { return nil }
        // A habit's challenge ends even if it was not done every time.
        if let amounts = shown.amounts {
            return amounts.permille
        }
        return shown.completed.map { _ in 1000 }
    }
}
