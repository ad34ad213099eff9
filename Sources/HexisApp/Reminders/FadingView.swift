import HexisCore

/// Which reminders could be left out of a settling habit, and the one tap that does it.
struct FadingView: View {
    let habit: Habit
    let proposal: FadingProposal
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        if !proposal.isLettingGo {
            html("ul", .class("fading")) { html in
                for step in proposal.steps { html("li", text: RemindersWording.fading(step, practice)) }
            }
        }
        html("form", Attribute("method", "post"), Attribute("action", "/habits/\(habit.id)/reminders/fade")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 103)]))
            html("button", .class("button quiet"), text: RemindersWording.fade(proposal))
        }
    }
}
