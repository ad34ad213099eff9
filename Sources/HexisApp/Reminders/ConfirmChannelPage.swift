import HexisCore

/// The page that the link in the first e-mail opens: one question, one button.
struct ConfirmChannelPage {
    let channel: ReminderChannel
    /// `nil` if the link has none.
    let code: Printable?
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            ChannelStepsWording.confirmTitle, in: .settings, of: practice, with: surroundings)
        return document.page { html in
            html("section", .class("empty")) { html in
                html("h1", text: ChannelStepsWording.confirmTitle)
                guard let code else { return writeIncomplete(to: &html) }
                html("p", text: ChannelStepsWording.confirmText(channel.address.text))
                writeForm(code, to: &html)
            }
        }
    }

    private func writeIncomplete(to html: inout HTML) {
        html("p", text: ChannelStepsWording.incomplete)
        html(
            "a", .class("button"), .href("/settings/reminders/channels/\(channel.id)"),
            text: CommonWording.back)
    }

    private func writeForm(_ code: Printable, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "/settings/reminders/channels/\(channel.id)/confirm")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(channel.id, 116), ("code", code.text)]))
            html("button", .class("button"), text: ChannelStepsWording.confirm)
        }
    }
}
