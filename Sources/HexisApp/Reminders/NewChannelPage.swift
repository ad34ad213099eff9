import HexisCore

/// Adding a reminder channel.
struct NewChannelPage {
    let form: ChannelForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let name = ChannelWording.name(of: form.kind)
        return Document(name, in: .settings, of: practice, with: surroundings).page { html in
            html.pageHeader(
                name, back: "/settings/reminders#channels", RemindersWording.title,
                lead: ChannelWording.explanation(of: form.kind))
            html(ProblemSummary(problems: problems))
            html("section", .class("panel")) { html in writeForm(to: &html) }
            html(ChannelPrivacy(kind: form.kind))
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            ChannelFormView(
                form: form, problems: problems, action: "/settings/reminders/channels",
                hidden: surroundings.formIdentifier(nil, 110), submit: ChannelWording.add))
    }
}

/// Who else may read the reminders, and what to do about that.
struct ChannelPrivacy: View {
    let kind: ReminderChannel.Kind

    func write(to html: inout HTML) {
        html("p", .class("hint channel-privacy")) { html in
            html.text(ChannelWording.privacy(kind) + " ")
            html("a", .href("/settings/reminders#wording"), text: ChannelWording.toWording)
        }
    }
}
