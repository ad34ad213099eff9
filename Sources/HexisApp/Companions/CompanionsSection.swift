import HexisCore

/// On the page of a goal or a challenge: those who pursue it, too, and how to invite somebody.
struct CompanionsSection: View {
    let goal: SharedGoal
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        let companions = practice.companions(of: goal.id)
        guard canInvite || !companions.isEmpty else { return }
        html("section", .class("group"), Attribute("aria-labelledby", "companions-\(goal.id)")) { html in
            html("h2", .id("companions-\(goal.id)"), text: CompanionWording.title)
            write(companions, to: &html)
            if canInvite { writeInvite(to: &html) }
        }
    }

    private var today: Day { surroundings.moment.today }

    /// Only the server can invite, and there is nobody to invite to what is over.
    private var canInvite: Bool { surroundings.userName != nil && !practice.isOver(goal, on: today) }

    private func write(_ companions: [Companion], to html: inout HTML) {
        guard !companions.isEmpty else {
            return html("p", .class("hint"), text: CompanionWording.sectionText)
        }
        writeTogether(to: &html)
        if let ranking = practice.ranking(in: goal, on: today) { return write(ranking, to: &html) }
        html("ul", .class("cards")) { html in
            for companion in companions { html(card(of: companion)) }
        }
    }

    private func writeTogether(to html: inout HTML) {
        guard case .personal(let challenge) = goal,
            let together = practice.together(challenge, on: today)
        else { return }
        html("p", text: CompanionWording.together(challenge, together))
    }

    private func write(_ ranking: [RankedMember], to html: inout HTML) {
        html("ol", .class("cards")) { html in
            for member in ranking { write(member, to: &html) }
        }
    }

    private func write(_ member: RankedMember, to html: inout HTML) {
        if let companion = member.companion {
            html(card(of: companion, place: member.place))
        } else {
            writeOwnPlace(member, to: &html)
        }
    }

    private func card(of companion: Companion, place: Int? = nil) -> CompanionCard {
        CompanionCard(companion: companion, practice: practice, surroundings: surroundings, place: place)
    }

    private func writeOwnPlace(_ member: RankedMember, to html: inout HTML) {
        html("li", .class("card personal")) { html in
            html("div", .class("card-body")) { html in
                html(ProgressRing(permille: member.permille))
                html(
                    "span", .class("card-name"),
                    text: CompanionWording.placed(CompanionWording.you, member.place))
            }
        }
    }

    private func writeInvite(to html: inout HTML) {
        html("p", .class("add")) { html in
            html(
                "a", .class("button quiet"),
                .href("\(CompanionInvitationPage.address)?challenge=\(goal.id)"),
                text: CompanionWording.invite)
        }
    }
}
