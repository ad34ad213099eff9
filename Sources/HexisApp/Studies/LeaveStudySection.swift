/// On the page of a study in which a person takes part: leaving it, with or without what it collected; and removing
/// that once they have left.
struct LeaveStudySection: View {
    let hasLeft: Bool
    /// The address that the form is sent to.
    let address: String
    /// Whether neither of the two ways to leave was chosen.
    let isRefused: Bool

    func write(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: isRefused)) { html in
            html("summary", text: name)
            html("form", .class("fields"), Attribute("method", "post"), Attribute("action", address)) {
                html in
                if hasLeft { writeRemoval(to: &html) } else { writeWays(to: &html) }
                html("button", .class("button"), text: name)
            }
        }
    }

    private var name: String { hasLeft ? TakingPartWording.removeData : TakingPartWording.leave }

    private func writeRemoval(to html: inout HTML) {
        html("p", .class("hint"), text: TakingPartWording.takeHint)
        html(HiddenFields([("data", "take")]))
    }

    private func writeWays(to html: inout HTML) {
        html("p", text: TakingPartWording.leaveText)
        html("div", .id("leave")) { html in
            html(
                LinedChoices(legend: TakingPartWording.leaveText) { html in
                    write("keep", TakingPartWording.keep, TakingPartWording.keepHint, to: &html)
                    write("take", TakingPartWording.take, TakingPartWording.takeHint, to: &html)
                })
        }
    }

    private func write(_ value: String, _ text: String, _ line: String, to html: inout HTML) {
        html(LinedChoice(name: "data", value: value, text: text, line: line, isChosen: false))
    }
}
