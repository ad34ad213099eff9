import HexisCore

/// The form fields for adding or changing a reminder channel.
struct ChannelFormView: View {
    let form: ChannelForm
    let problems: [Problem]
    let action: String
    let hidden: (name: String, value: String)
    let submit: String

    func write(to html: inout HTML) {
        html(
            "form", .class("channel-form"), Attribute("method", "post"), Attribute("action", action),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([hidden, ("kind", form.kind.name)]))
            writeAddress(to: &html)
            html("div", .class("buttons")) { html in
                html("button", .class("button"), text: submit)
            }
        }
    }

    private func writeAddress(to html: inout HTML) {
        switch form.kind {
        case .ntfy: writeNtfy(to: &html)
        case .webhook: writeWebhook(to: &html)
        case .mail: writeMail(to: &html)
        }
    }

    private func writeNtfy(to html: inout HTML) {
        html(
            TextField(
                label: ChannelFieldWording.topic, name: "topic", value: form.topic,
                hint: ChannelFieldWording.topicHint, problem: problems["topic"], isRequired: true))
        html("details", .class("more"), Attribute("open", if: isUnusual)) { html in
            html("summary", text: ChannelFieldWording.more)
            writeServer(to: &html)
        }
    }

    /// Whether the collapsed fields have unusual values or problems.
    private var isUnusual: Bool {
        form.address != ChannelForm.usualServer || !form.token.isEmpty || problems["address"] != nil
            || problems["token"] != nil
    }

    private func writeServer(to html: inout HTML) {
        html(
            TextField(
                label: ChannelFieldWording.server, name: "address", value: form.address,
                hint: ChannelFieldWording.serverHint, problem: problems["address"], type: "url"))
        html(
            TextField(
                label: ChannelFieldWording.token, name: "token", value: form.token,
                hint: ChannelFieldWording.tokenHint, problem: problems["token"]))
    }

    private func writeWebhook(to html: inout HTML) {
        html(
            TextField(
                label: ChannelFieldWording.webhook, name: "address", value: form.address,
                hint: ChannelFieldWording.webhookHint, problem: problems["address"], type: "url",
                isRequired: true))
    }

    private func writeMail(to html: inout HTML) {
        html(
            TextField(
                label: ChannelFieldWording.mail, name: "address", value: form.address,
                hint: ChannelFieldWording.mailHint, problem: problems["address"], type: "email",
                autocomplete: "email", isRequired: true))
    }
}
