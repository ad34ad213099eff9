import HexisCore

/// The reminders that a settling habit could do without, and a button that removes them.
struct FadingView: View {
    let habit: Habit
    let proposal: FadingProposal
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        if !proposal.isLettingGo {
            html("ul", .class("bullets")) { html in
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
