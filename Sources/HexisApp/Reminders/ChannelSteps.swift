import HexisCore

/// The one-time setup steps on the other side.
struct ChannelSteps: View {
    let channel: ReminderChannel

    func write(to html: inout HTML) {
        switch channel.kind {
        case .ntfy: writeNtfy(to: &html)
        case .webhook: writeWebhook(to: &html)
        case .mail: break
        }
    }

    private func writeNtfy(to html: inout HTML) {
        html("section", .class("panel channel-panel")) { html in
            html("h2", text: ChannelStepsWording.ntfyTitle)
            html("ol", .class("channel-steps")) { html in writeNtfySteps(to: &html) }
        }
    }

    private func writeNtfySteps(to html: inout HTML) {
        let form = ChannelForm(channel)
        html("li", text: ChannelStepsWording.ntfyInstall)
        writeStep(ChannelStepsWording.ntfyAdd, form.topic, to: &html)
        if form.address != ChannelForm.usualServer {
            writeStep(ChannelStepsWording.ntfyServer, form.address, to: &html)
        }
        html("li", text: ChannelStepsWording.ntfyTest)
    }

    private func writeStep(_ text: String, _ copied: String, to html: inout HTML) {
        html("li") { html in
            html.text(text)
            html("code", .class("copied"), text: copied)
        }
    }

    private func writeWebhook(to html: inout HTML) {
        html("section", .class("panel channel-panel")) { html in
            html("h2", text: ChannelStepsWording.secretTitle)
            html("p", text: ChannelStepsWording.secretText)
            if let secret = channel.secret { write(secret, to: &html) }
            html("details", .class("more")) { html in
                html("summary", text: ChannelStepsWording.verifyTitle)
                html("p", text: ChannelStepsWording.verifyText)
            }
        }
    }

    private func write(_ secret: Printable, to html: inout HTML) {
        html("details", .class("more")) { html in
            html("summary", text: ChannelStepsWording.secretShow)
            html("code", .class("copied"), text: secret.text)
            html("p", .class("hint"), text: ChannelStepsWording.newSecret)
        }
    }
}
