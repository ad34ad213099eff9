import HexisCore

/// On Progress, until read: why past figures differ from those of an earlier version.
struct FiguresPanel: View {
    let practice: Practice
    let surroundings: Surroundings

    static var address: String { "/progress/figures" }

    func write(to html: inout HTML) {
        guard practice.unexplainedChange != nil else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: FiguresWording.title)
            html("p", text: FiguresWording.text)
            html("ul", .class("bullets")) { html in
                for change in FiguresWording.changes { html("li", text: change) }
            }
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", FiguresPanel.address), .class("buttons")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 108)]))
            html("button", .class("button quiet"), text: FiguresWording.read)
        }
    }
}
