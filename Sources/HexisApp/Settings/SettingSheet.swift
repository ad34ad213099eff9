import HexisCore

/// One setting on a sheet: its values, each one tap away, or a field to type in.
struct SettingSheet {
    let setting: Setting
    let form: SettingsForm
    let problems: [Problem]
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let document = Document(
            SettingsWording.name(of: setting), in: .settings, of: practice, with: surroundings,
            sheet: Sheet(over: "/settings#\(setting.name)"))
        return document.page { html in
            html.pageHeader(SettingsWording.name(of: setting), lead: hint)
            html(ProblemSummary(problems: problems))
            let options = setting.options
            if options.isEmpty { writeField(to: &html) } else { write(options, to: &html) }
            if setting == .keys { writeKeys(to: &html) }
        }
    }

    private func write(_ options: [(value: String, text: String)], to html: inout HTML) {
        html("ul", .class("rows menu")) { html in
            for option in options { html(button(for: option)) }
        }
    }

    private func button(for option: (value: String, text: String)) -> MenuButton {
        MenuButton(
            name: option.text, action: "/settings",
            fields: [(setting.name, option.value), formIdentifier], isChosen: option.value == form[setting])
    }

    private var formIdentifier: (name: String, value: String) {
        surroundings.formIdentifier(nil, 60 + UInt64(setting.rawValue))
    }

    private func writeField(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", "/settings")
        ) { html in
            html(HiddenFields([formIdentifier]))
            if setting == .zone { html(zoneField) } else { html(textField) }
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private var zoneField: SelectField {
        SelectField(
            label: SettingsWording.zone, name: setting.name,
            options: zones.map { ($0, $0.isEmpty ? JoinForm.fallbackZone : $0) }, selected: form[.zone],
            problem: problems[setting.name])
    }

    private var textField: TextField {
        TextField(
            label: SettingsWording.label(of: setting), name: setting.name, value: form[setting],
            problem: problems[setting.name], type: setting == .dayStart ? "time" : "text",
            autocomplete: setting == .name ? "given-name" : "off")
    }

    private func writeKeys(to html: inout HTML) {
        html("dl", .class("keys")) { html in
            for (key, page) in SettingsWording.keys {
                html("div") { html in
                    html("dt") { $0("kbd", text: key) }
                    html("dd", text: page)
                }
            }
        }
    }

    private var hint: String? {
        switch setting {
        case .dayStart: SettingsWording.dayStartHint(today: surroundings.moment.today)
        case .textSize: SettingsWording.textSizeHint
        case .planWriting: LoopsWording.planWritingHint
        case .clock: SettingsWording.clockHint
        case .keys: SettingsWording.keysHint
        case .vibration: SettingsWording.vibrationHint
        case .doseBadge: SettingsWording.doseBadgeHint
        case .pause: SettingsWording.pauseHint
        default: nil
        }
    }

    /// The zone in use is offered even if the host does not list it.
    private var zones: [String] {
        let zone = form[.zone]
        return surroundings.zones.contains { $0 == zone } ? surroundings.zones : [zone] + surroundings.zones
    }
}
