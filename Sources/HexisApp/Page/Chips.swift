/// Buttons of a form that each fill in a value: the form comes back with it, and with everything else as it was typed.
struct Chips: View {
    let name: String
    /// Describes the group to screen readers.
    let label: String
    /// The text of each chip, and the value that it fills in.
    let choices: [(text: String, value: String)]
    /// The present value, whose chip is marked if there is one.
    let chosen: String

    @inline(never)
    func write(to html: inout HTML) {
        html("div", .class("chips"), Attribute("role", "group"), .label(label)) { html in
            for (number, choice) in choices.enumerated() {
                html(
                    "button", .class("chip"), .id("\(name)-\(number)"), .name(name), .value(choice.value),
                    Attribute("aria-pressed", choice.value == chosen ? "true" : "false"), text: choice.text)
            }
        }
    }
}

/// A checkbox that looks like a switch. The fields in a `switched-on` element beside it appear while it is on.
struct Switch: View {
    let name: String
    let label: String
    let isOn: Bool

    func write(to html: inout HTML) {
        html("label", .class("switch")) { html in
            html("span", text: label)
            html.void(
                "input", .type("checkbox"), .id(name), .name(name), .value("1"), Attribute("role", "switch"),
                Attribute("checked", if: isOn))
        }
    }
}
