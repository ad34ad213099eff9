import HexisCore

/// The settings as typed, and the facts they yield once valid.
struct SettingsForm {
    /// By the settings' numbers.
    private var values: [String]
    private let zones: [String]

    init(_ settings: Settings, zones: [String]) {
        values = [
            settings.name?.text ?? "", settings.zone?.text ?? "", settings.dayStart.description,
            settings.firstWeekday.name, settings.theme.name, settings.textSize.name,
            settings.planWriting.name,
        ]
        for setting in Setting.allCases {
            guard let preference = setting.preference else { continue }
            values.append(Setting.value(of: settings.isOn(preference)))
        }
        self.zones = zones
    }

    /// Reads the form that a browser sent; missing fields keep the current values.
    init(_ form: Form, over settings: Settings, zones: [String]) {
        self.init(settings, zones: zones)
        for setting in Setting.allCases {
            if let value = form[setting.name] { values[setting.rawValue] = value }
        }
    }

    subscript(setting: Setting) -> String { values[setting.rawValue] }

    /// The settings that differ from those of another form.
    func changes(from other: SettingsForm) -> [Setting] {
        Setting.allCases.filter { self[$0] != other[$0] }
    }

    var problems: [Problem] {
        var problems: [Problem] = []
        if isNameTooLong { problems.append(Problem(field: "name", message: SettingsWording.nameTooLong)) }
        if isZoneUnknown { problems.append(Problem(field: "zone", message: SettingsWording.zoneProblem)) }
        if isDayStartInvalid {
            problems.append(Problem(field: "day-start", message: SettingsWording.dayStartProblem))
        }
        return problems
    }

    private var isNameTooLong: Bool { self[.name].scalarCount > Line.longest }

    private var isZoneUnknown: Bool {
        let zone = self[.zone]
        return !zone.isEmpty && !zones.isEmpty && !zones.contains { $0 == zone }
    }

    private var isDayStartInvalid: Bool { TimeOfDay(self[.dayStart]) == nil }
}
