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
        html("section", .class("group"), Attribute("aria-labelledby", "companions-\(goal.id)")) { html in
            html("h2", .id("companions-\(goal.id)"), text: CompanionWording.title)
            if companions.isEmpty {
                html("p", .class("hint"), text: CompanionWording.sectionText)
            } else {
                if case .personal(let challenge) = goal,
                    let together = practice.together(challenge, on: today)
                {
                    html("p", text: CompanionWording.together(challenge, together))
                }
                if let ranking = practice.ranking(in: goal, on: today) {
                    html("ol", .class("cards")) { html in
                        for member in ranking { write(member, to: &html) }
                    }
                } else {
                    html("ul", .class("cards")) { html in
                        for companion in companions { html(card(of: companion)) }
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

    private func card(of companion: Companion, place: Int? = nil) -> CompanionCard {
        CompanionCard(companion: companion, practice: practice, surroundings: surroundings, place: place)
    }

    private func write(_ member: RankedMember, to html: inout HTML) {
        guard let companion = member.companion else {
            html("li", .class("card personal")) { html in
                html("div", .class("card-body")) { html in
                    html(ProgressRing(permille: member.permille))
                    html(
                        "span", .class("card-name"),
                        text: CompanionWording.placed(CompanionWording.you, member.place))
                }
            }
            return
        }
        html(card(of: companion, place: member.place))
    }
}
