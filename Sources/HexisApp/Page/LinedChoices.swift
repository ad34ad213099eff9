import HexisCore

/// Several options of which one is chosen, each with a line of detail. The heading above names the subject; the
/// legend repeats it for screen readers.
struct LinedChoices: View {
    let legend: String
    let choices: (inout HTML) -> Void

    func write(to html: inout HTML) {
        html("fieldset", .class("levels lined")) { html in
            html("legend", .class("visually-hidden"), text: legend)
            html("div", content: choices)
        }
    }
}

/// One of the options.
struct LinedChoice: View {
    let name: String
    let value: String
    let text: String
    let line: String?
    let isChosen: Bool
    var isOneOfMany = false

    @inline(never)
    func write(to html: inout HTML) {
        html("label", .class("level")) { html in
            html.void(
                "input", .type(isOneOfMany ? "checkbox" : "radio"), .name(name), .value(value),
                Attribute("checked", if: isChosen))
            html("span", .class("level-name")) { html in
                html("span", text: text)
                if let line { html("span", .class("card-line"), text: line) }
            }
        }
    }
}
