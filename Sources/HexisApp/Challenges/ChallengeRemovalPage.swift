import HexisCore

/// Asks before a challenge is deleted.
struct ChallengeRemovalPage {
    let habit: Habit
    let challenge: Challenge
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let address = "/habits/\(habit.id)/challenges"
        let document = Document(
            ChallengesWording.removeTitle, in: .habits, of: practice, with: surroundings)
        return document.page { html in
            html.pageHeader(
                ChallengesWording.removeTitle, back: address, ChallengesWording.title,
                lead: "\(habit.name) · \(ChallengesWording.name(challenge.level))")
            html(
                "form", .class("panel"), Attribute("method", "post"),
                Attribute("action", "\(address)/\(challenge.id)/remove")
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(challenge.id, 81)]))
                html("p", text: ChallengesWording.removeText)
                html("div", .class("buttons")) { html in
                    html("button", .class("button danger"), text: ChallengesWording.removeForGood)
                    html("a", .class("button quiet"), .href(address), text: CommonWording.cancel)
                }
            }
        }
    }
}
