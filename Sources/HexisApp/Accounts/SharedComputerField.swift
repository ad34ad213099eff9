/// Asks whether others use the browser too, in which case nothing is kept in it.
struct SharedComputerField: View {
    let isChecked: Bool

    func write(to html: inout HTML) {
        html("div", .class("field check")) { html in
            html("label") { html in
                html.void(
                    "input", .type("checkbox"), .name("shared"), .value("1"),
                    Attribute("aria-describedby", "shared-hint"), Attribute("checked", if: isChecked))
                html("span", text: AccountsWording.shared)
            }
            html("p", .class("hint"), .id("shared-hint"), text: AccountsWording.sharedHint)
        }
    }
}
