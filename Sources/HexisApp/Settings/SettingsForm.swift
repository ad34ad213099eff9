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
            if let preference = setting.preference {
                values.append(Setting.value(of: settings.isOn(preference)))
            }
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
        if self[.name].scalarCount > Line.longest {
            problems.append(Problem(field: "name", message: SettingsWording.nameTooLong))
        }
        let zone = self[.zone]
        if !zone.isEmpty, !zones.isEmpty, !zones.contains(where: { $0 == zone }) {
            problems.append(Problem(field: "zone", message: SettingsWording.zoneProblem))
        }
        if TimeOfDay(self[.dayStart]) == nil {
            problems.append(Problem(field: "day-start", message: SettingsWording.dayStartProblem))
        }
        return problems
    }

    /// One fact for each setting that differs.
    /// - Parameter offset: The current UTC offset of the form's zone, in seconds east.
    func facts(changing settings: Settings, zoneOffset offset: Int?) -> [Fact] {
        var facts: [Fact] = []
        let name = Line(self[.name])
        if name != settings.name { facts.append(.personNamed(PersonNamed(name: name))) }
        if let zone = Line(self[.zone]), zone != settings.zone {
            // Choosing a zone for the first time is no journey.
            let offset = settings.zone == nil ? nil : offset
            facts.append(.timeZoneChosen(TimeZoneChosen(zone: zone, offset: offset.map { Int64($0) })))
        }
        if let time = TimeOfDay(self[.dayStart]), time != settings.dayStart {
            facts.append(.dayStartSet(DayStartSet(time: time)))
        }
        if let weekday = Weekday(name: self[.firstWeekday]), weekday != settings.firstWeekday {
            facts.append(.firstWeekdaySet(FirstWeekdaySet(weekday: weekday)))
        }
        if let theme = Theme(name: self[.theme]), theme != settings.theme {
            facts.append(.themeChosen(ThemeChosen(theme: theme)))
        }
        if let size = TextSize(name: self[.textSize]), size != settings.textSize {
            facts.append(.textSizeChosen(TextSizeChosen(size: size)))
        }
        if let writing = PlanWriting(name: self[.planWriting]), writing != settings.planWriting {
            facts.append(.planWritingChosen(PlanWritingChosen(writing: writing)))
        }
        for setting in Setting.allCases {
            guard let preference = setting.preference else { continue }
            let isOn = self[setting] == Setting.value(of: true)
            if isOn != settings.isOn(preference) {
                facts.append(.preferenceChosen(PreferenceChosen(preference: preference, isOn: isOn)))
            }
        }
        return facts
    }
}
