/// A radio button with fields of its own, which are visible while it is chosen.
struct ChoiceView: View {
    let name: String
    let value: String
    let label: String
    let isChosen: Bool
    let details: (inout HTML) -> Void

    func write(to html: inout HTML) {
        html("div", .class("choice")) { html in
            html("label", .class("choice-label")) { html in
                html.void(
                    "input", .type("radio"), .name(name), .value(value), .id("\(name)-\(value)"),
                    Attribute("checked", if: isChosen))
                html("span", text: label)
            }
            html("div", .class("choice-details")) { details(&$0) }
        }
    }
}
