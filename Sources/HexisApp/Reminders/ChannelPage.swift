import HexisCore

/// One reminder channel: steps still to do, a test, and how to change or stop it.
struct ChannelPage {
    let channel: ReminderChannel
    let form: ChannelForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?

    private var address: String { "/settings/reminders/channels/\(channel.id)" }

    func page() -> HTML {
        let name = ChannelWording.name(of: channel.kind)
        return Document(name, in: .settings, of: practice, with: surroundings, notice: notice).page { html in
            writeHeader(name, to: &html)
            html(ProblemSummary(problems: problems))
            html(ChannelSteps(channel: channel))
            if channel.isOn { writeTest(to: &html) }
            writeForm(to: &html)
            html(ChannelPrivacy(kind: channel.kind))
            writeEnds(to: &html)
        }
    }

    private func writeHeader(_ name: String, to html: inout HTML) {
        html("header", .class("page-header")) { html in
            html.backLink(to: "/settings/reminders#channels", RemindersWording.title)
            html("h1", text: name)
            html("p", .class("channel-address"), text: ChannelWording.address(of: channel))
            html("p", .class("channel-state"), text: ChannelWording.state(channel))
        }
    }

    /// Writes the test button. Its request goes to the server, because only the server can send.
    private func writeTest(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: channel.isWaiting ? ChannelStepsWording.mailTitle : ChannelWording.testTitle)
            if channel.isWaiting { html("p", text: ChannelStepsWording.mailText(channel.address.text)) }
            html("p", .class("hint"), text: ChannelWording.testHint)
            writeButton(
                "/settings/reminders/test/\(channel.id)",
                channel.isWaiting ? ChannelStepsWording.mailAgain : ChannelWording.test, "button", 112,
                to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: ChannelWording.change)
            html(
                ChannelFormView(
                    form: form, problems: problems, action: address,
                    hidden: surroundings.formIdentifier(channel.id, 111), submit: CommonWording.save))
        }
    }

    private func writeEnds(to html: inout HTML) {
        html("div", .class("channel-ends")) { html in
            if channel.isOn {
                writeButton("\(address)/switch-off", ChannelWording.switchOff, "button quiet", 113, to: &html)
            } else {
                writeButton("\(address)/switch-on", ChannelWording.switchOn, "button", 114, to: &html)
            }
            writeButton("\(address)/remove", ChannelWording.remove, "button quiet", 115, to: &html)
        }
    }

    private func writeButton(
        _ action: String, _ text: String, _ look: String, _ number: UInt64, to html: inout HTML
    ) {
        html("form", Attribute("method", "post"), Attribute("action", action)) { html in
            html(HiddenFields([surroundings.formIdentifier(channel.id, number)]))
            html("button", .class(look), text: text)
        }
    }
}
