/// Asks before something is deleted: says what is lost, and offers a button that deletes it and one that leads back.
struct RemovalForm: View {
    let action: String
    let identifier: (name: String, value: String)
    let text: String
    let button: String
    /// The address of the page that asked.
    let back: String

    func write(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", action)) { html in
            html(HiddenFields([identifier]))
            html("p", text: text)
            html("div", .class("buttons")) { html in
                html("button", .class("button danger"), text: button)
                html("a", .class("button quiet"), .href(back), text: CommonWording.cancel)
            }
        }
    }
}
