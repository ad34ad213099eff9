import HexisCore

/// The buttons that undo a change, and that keep one which the patient has not answered.
struct CareChangeForm: View {
    let connection: Identifier
    let change: CareChange
    let isOpen: Bool
    /// `today` leads back to Today.
    let from: String
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        html(
            "form", .class("buttons"), Attribute("method", "post"),
            Attribute("action", "\(CareProvidersPage.address)/\(connection)/change")
        ) { html in
            html(HiddenFields(hidden))
            writeButtons(to: &html)
        }
    }

    private var hidden: [(name: String, value: String)] {
        [
            surroundings.formIdentifier(change.id, 1503), ("change", change.id.description), ("from", from),
        ]
    }

    private func writeButtons(to html: inout HTML) {
        if isOpen {
            html("button", .class("button"), .name("answer"), .value("keep"), text: CareWording.keep)
        }
        html("button", .class("button quiet"), .name("answer"), .value("undo"), text: CommonWording.undo)
    }
}
