/// A row of a menu that does something at once.
struct MenuButton: View {
    let name: String
    /// The address that the form is sent to, with its hidden fields.
    let action: String
    let fields: [(name: String, value: String)]
    /// Whether it is the present one of several values; `nil` if it is no value.
    var isChosen: Bool?

    func write(to html: inout HTML) {
        html("li", .class("row")) { html in
            html("form", Attribute("method", "post"), Attribute("action", action)) { html in
                html(HiddenFields(fields))
                html(
                    "button", .class("card-body"),
                    Attribute("aria-pressed", isChosen.map { $0 ? "true" : "false" }), text: name)
            }
        }
    }
}

/// The ⋯ of a card or a row, which leads to its menu.
struct MenuMark: View {
    /// What screen readers say.
    let label: String
    let address: String

    func write(to html: inout HTML) {
        html("a", .class("menu-mark"), .href(address), .label(label)) { html in
            html("span", .decorative, text: "⋯")
        }
    }
}
