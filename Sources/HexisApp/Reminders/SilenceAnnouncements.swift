import HexisCore

/// On Today, until read: a device no longer shows reminders.
struct SilenceAnnouncements: View {
    let practice: Practice
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        for silence in practice.silencedDevices { write(silence, to: &html) }
    }

    private func write(_ silence: DeviceSilenced, to html: inout HTML) {
        let isHere = silence.silenced == surroundings.device
        html("section", .class("panel announcement")) { html in
            html("h2", text: SilenceWording.title(silence, isHere: isHere))
            html("p", text: SilenceWording.text(silence, isHere: isHere))
            writeForm(for: silence.silenced, to: &html)
        }
    }

    private func writeForm(for device: Identifier, to html: inout HTML) {
        html(
            "form", Attribute("method", "post"),
            Attribute("action", "\(SilenceRoute.address)/\(device)"), .class("buttons")
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(device, 107)]))
            html("a", .class("button"), .href("/settings/reminders"), text: SilenceWording.toReminders)
            html("button", .class("button quiet"), text: SilenceWording.read)
        }
    }
}

/// `POST /settings/reminders/silenced/…`: the person has read that a device no longer shows reminders.
struct SilenceRoute: VisitRoutes {
    let visit: Visit

    static var address: String { "/settings/reminders/silenced" }

    func reply(_ device: String) -> Reply? {
        guard request.method == .post, let device = Identifier(device) else { return nil }
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated, practice.silencedDevices.contains(where: { $0.silenced == device }) {
            recorder.record(.silenceSettled(SilenceSettled(silenced: device)))
        }
        return .redirect(to: Confirmation.saved.at("/today"), recording: recorder.entries)
    }
}
