import HexisCore

/// Reminder settings: on which devices, which reminders, the quiet hours, and the wording.
struct ReminderSettingsPage {
    let form: ReminderSettingsForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings
    var notice: Notice?
    /// The state shown for this device before the page script has looked.
    var push: PushPanel.State?

    func page() -> HTML {
        let document = Document(
            RemindersWording.title, in: .settings, of: practice, with: surroundings, notice: notice)
        return document.page { html in
            html.pageHeader(
                RemindersWording.title, back: "/settings", CommonWording.settings,
                lead: ReminderSettingsWording.introduction)
            html(ProblemSummary(problems: problems))
            writePanels(to: &html)
        }
    }

    private func writePanels(to html: inout HTML) {
        html(PausedPanel(settings: practice.settings, surroundings: surroundings))
        html(PushPanel(state: push))
        html(ChannelList(practice: practice))
        write(DeliveryWording.title, DeliveryWording.link, "/settings/reminders/delivery", to: &html)
        writeForm(to: &html)
        html(ReminderList(practice: practice, surroundings: surroundings))
        write(PlacesWording.title, PlacesWording.link, "/settings/places", to: &html)
        write(CalendarWording.title, CalendarWording.link, "/settings/calendar", to: &html)
    }

    private func write(_ title: String, _ link: String, _ address: Literal, to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: title)
            html("p") { html in html("a", .href(address), text: link) }
        }
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", Attribute("method", "post"), Attribute("action", "/settings/reminders"),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 104)]))
            html(ReminderSettingsFields(form: form, problems: problems, practice: practice))
        }
    }
}
