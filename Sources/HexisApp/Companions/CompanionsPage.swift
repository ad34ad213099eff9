import HexisCore

/// Everybody with whom the person pursues a goal, or did.
public struct CompanionsPage {
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    public static var address: String { "/companions" }

    func page() -> HTML {
        let document = Document(
            CompanionWording.title, below: .goals, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(
                CompanionWording.title, back: "/personal-challenges", PersonalWording.title,
                lead: CompanionWording.lead)
            writeCurrent(to: &html)
            writePast(to: &html)
        }
    }

    private func writeCurrent(to html: inout HTML) {
        let current = practice.companions.filter { !$0.isOver }
        html("section", .class("group")) { html in
            if current.isEmpty { html("p", text: CompanionWording.none) } else { write(current, to: &html) }
            html("p", .class("add")) { html in
                html("a", .class("button"), .href(JoinGoalPage.address), text: CompanionWording.enterCode)
            }
        }
    }

    private func write(_ companions: [Companion], to html: inout HTML) {
        html("ul", .class("cards")) { html in
            for companion in companions {
                html(
                    CompanionCard(
                        companion: companion, practice: practice, surroundings: surroundings,
                        goal: practice.sharedGoal(companion.challenge)?.title))
            }
        }
    }

    private func writePast(to html: inout HTML) {
        let past = practice.companions.filter { $0.isOver }
        guard !past.isEmpty else { return }
        html("section", .class("group")) { html in
            html("h2", text: CompanionWording.past)
            write(past, to: &html)
        }
    }
}
