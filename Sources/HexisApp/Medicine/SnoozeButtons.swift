import HexisCore

/// Buttons that ask again in some hours. The heading with the id `later` names them for screen readers.
struct SnoozeButtons: View {
    @inline(never)
    func write(to html: inout HTML) {
        html(
            "div", .class("call-later"), Attribute("role", "group"), Attribute("aria-labelledby", "later")
        ) { html in
            for hours in Medicine.snoozeHours {
                html(
                    "button", .class("button quiet"), .name("hours"), .value("\(hours)"),
                    text: DoseCallWording.later(hours))
            }
        }
    }
}
