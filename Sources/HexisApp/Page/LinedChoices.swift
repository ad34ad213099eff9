import HexisCore

/// One of a few, each with a line that says more. The heading above says what it is about; the legend says so again
/// to who cannot see it.
struct LinedChoices: View {
    struct Option {
        let value: String
        let text: String
        let line: String
    }

    let legend: String
    let name: String
    let options: [Option]
    let chosen: String

    func write(to html: inout HTML) {
        html("fieldset", .class("levels lined")) { html in
            html("legend", .class("visually-hidden"), text: legend)
            html("div") { html in
                for option in options { write(option, to: &html) }
            }
        }
    }

    private func write(_ option: Option, to html: inout HTML) {
        html("label", .class("level")) { html in
            html.void(
                "input", .type("radio"), .name(name), .value(option.value),
                Attribute("checked", if: option.value == chosen))
            html("span", .class("level-name")) { html in
                html("span", text: option.text)
                html("span", .class("card-line"), text: option.line)
            }
        }
    }
}
