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
        let form = ChannelForm(channel)
        html("section", .class("panel channel-panel")) { html in
            html("h2", text: ChannelStepsWording.ntfyTitle)
            html("ol", .class("channel-steps")) { html in
                html("li", text: ChannelStepsWording.ntfyInstall)
                html("li") { html in
                    html.text(ChannelStepsWording.ntfyAdd)
                    html("code", .class("copied"), text: form.topic)
                }
                if form.address != ChannelForm.usualServer {
                    html("li") { html in
                        html.text(ChannelStepsWording.ntfyServer)
                        html("code", .class("copied"), text: form.address)
                    }
                }
                html("li", text: ChannelStepsWording.ntfyTest)
            }
        }
    }

    private func writeWebhook(to html: inout HTML) {
        html("section", .class("panel channel-panel")) { html in
            html("h2", text: ChannelStepsWording.secretTitle)
            html("p", text: ChannelStepsWording.secretText)
            if let secret = channel.secret {
                html("details", .class("more")) { html in
                    html("summary", text: ChannelStepsWording.secretShow)
                    html("code", .class("copied"), text: secret.text)
                    html("p", .class("hint"), text: ChannelStepsWording.newSecret)
                }
            }
            html("details", .class("more")) { html in
                html("summary", text: ChannelStepsWording.verifyTitle)
                html("p", text: ChannelStepsWording.verifyText)
            }
        }
    }
}
