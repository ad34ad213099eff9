import HexisCore

/// Asks on Today, below what is due, whether the person would answer the four questions. It blocks nothing.
struct AutomaticityInvitation: View {
    let habit: Habit
    let surroundings: Surroundings

    private var address: String { "/habits/\(habit.id)/automaticity" }

    func write(to html: inout HTML) {
        html(
            "aside", .class("panel invitation"), .id("automaticity"),
            Attribute("aria-labelledby", "automaticity-title"),
            Attribute("data-colour", habit.colour.name)
        ) { html in
            html("div", .class("automaticity-head")) { writeHead(to: &$0) }
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private func writeHead(to html: inout HTML) {
        html("span", .class("card-symbol")) { html in
            html(Symbol(habit.symbol.name, assets: surroundings.assets))
        }
        html("div", .class("card-text")) { html in
            html("h2", .id("automaticity-title"), text: AutomaticityWording.invitation(habit.name))
            html("p", .class("hint"), text: AutomaticityWording.invitationText)
        }
    }

    private func writeButtons(to html: inout HTML) {
        html("a", .class("button"), .href("\(address)/questions"), text: AutomaticityWording.answer)
        html("form", Attribute("method", "post"), Attribute("action", "\(address)/later")) { html in
            html(HiddenFields([surroundings.formIdentifier(habit.id, 81)]))
            html("button", .class("button quiet"), text: AutomaticityWording.notNow)
        }
    }
}
