import HexisCore

/// On Today, and where reminders are set, while everything is paused, with the way out.
struct PausedPanel: View {
    let settings: Settings
    let surroundings: Surroundings

    func write(to html: inout HTML) {
        guard settings.isPaused else { return }
        html("section", .class("panel announcement")) { html in
            html("h2", text: SettingsWording.pausedTitle)
            html("p", text: SettingsWording.pausedText)
            writeForm(to: &html)
        }
    }

    private func writeForm(to html: inout HTML) {
        html("form", Attribute("method", "post"), Attribute("action", "/settings?from-today")) { html in
            html(
                HiddenFields([
                    (Setting.pause.name, Setting.value(of: false)),
                    surroundings.formIdentifier(nil, 60 + UInt64(Setting.pause.rawValue)),
                ]))
            html("button", .class("button"), text: SettingsWording.endPause)
        }
    }
}
