import HexisCore

/// On the page of a goal or a challenge: those who pursue it, too, and how to invite somebody.
struct CompanionsSection: View {
    let goal: SharedGoal
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let companions = practice.companions(of: goal.id)
        let today = surroundings.moment.today
        // Only the server can invite, and there is nobody to invite to what is over.
        let canInvite = surroundings.userName != nil && !practice.isOver(goal, on: today)
        guard canInvite || !companions.isEmpty else { return }
        html("section", .class("group"), Attribute("aria-labelledby", "companions")) { html in
            html("h2", .id("companions"), text: CompanionWording.title)
            if companions.isEmpty {
                html("p", .class("hint"), text: CompanionWording.sectionText)
            } else {
                if case .personal(let challenge) = goal,
                    let together = practice.together(challenge, on: today)
                {
                    html("p", text: CompanionWording.together(challenge, together))
                }
                html("ul", .class("cards")) { html in
                    for companion in companions {
                        html(
                            CompanionCard(
                                companion: companion, practice: practice, surroundings: surroundings))
                    }
                }
            }
            if canInvite {
                html("p", .class("add")) { html in
                    html(
                        "a", .class("button quiet"),
                        .href("\(CompanionInvitationPage.address)?challenge=\(goal.id)"),
                        text: CompanionWording.invite)
                }
            }
        }
    }
}
