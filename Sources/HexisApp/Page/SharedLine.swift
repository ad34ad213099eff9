/// A line of text to share or to copy, shown exactly as it leaves the page. The page script offers the buttons.
struct SharedLine: View {
    let label: String
    var hint: String?
    let line: String

    func write(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("div", .class("field")) { writeField(to: &$0) }
            html("div", .class("buttons")) { writeButtons(to: &$0) }
        }
    }

    private func writeField(to html: inout HTML) {
        html("label", Attribute("for", "share-line"), text: label)
        // Two rows, so that the whole line is visible on a small screen.
        html(
            "textarea", .id("share-line"), Attribute("rows", 2), Attribute("readonly", if: true), text: line)
        if let hint { html("p", .class("hint"), text: hint) }
    }

    private func writeButtons(to html: inout HTML) {
        html(
            "button", .class("button"), .type("button"), Attribute("data-share-text", "share-line"),
            Attribute("hidden", if: true), text: CommonWording.share)
        html(CopyButton(field: "share-line"))
    }
}
