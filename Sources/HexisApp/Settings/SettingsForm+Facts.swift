import HexisCore

extension SettingsForm {
    /// One fact for each setting that differs.
    /// - Parameter offset: The current UTC offset of the form's zone, in seconds east.
    func facts(changing settings: Settings, zoneOffset offset: Int?) -> [Fact] {
        nameFacts(changing: settings) + zoneFacts(changing: settings, offset: offset)
            + calendarFacts(changing: settings) + looksFacts(changing: settings)
            + planWritingFacts(changing: settings) + preferenceFacts(changing: settings)
    }

    private func nameFacts(changing settings: Settings) -> [Fact] {
        let name = Line(self[.name])
        return name == settings.name ? [] : [.personNamed(PersonNamed(name: name))]
    }

    private func zoneFacts(changing settings: Settings, offset: Int?) -> [Fact] {
        guard let zone = Line(self[.zone]), zone != settings.zone else { return [] }
        // Choosing a zone for the first time is no journey.
        let offset = settings.zone == nil ? nil : offset
        return [.timeZoneChosen(TimeZoneChosen(zone: zone, offset: offset.map { Int64($0) }))]
    }

    private func calendarFacts(changing settings: Settings) -> [Fact] {
        var facts: [Fact] = []
        if let time = TimeOfDay(self[.dayStart]), time != settings.dayStart {
            facts.append(.dayStartSet(DayStartSet(time: time)))
        }
        if let weekday = Weekday(name: self[.firstWeekday]), weekday != settings.firstWeekday {
            facts.append(.firstWeekdaySet(FirstWeekdaySet(weekday: weekday)))
        }
        return facts
    }

    private func looksFacts(changing settings: Settings) -> [Fact] {
        var facts: [Fact] = []
        if let theme = Theme(name: self[.theme]), theme != settings.theme {
            facts.append(.themeChosen(ThemeChosen(theme: theme)))
        }
        if let size = TextSize(name: self[.textSize]), size != settings.textSize {
            facts.append(.textSizeChosen(TextSizeChosen(size: size)))
        }
        return facts
    }

    private func planWritingFacts(changing settings: Settings) -> [Fact] {
        guard let writing = PlanWriting(name: self[.planWriting]), writing != settings.planWriting else {
            return []
        }
        return [.planWritingChosen(PlanWritingChosen(writing: writing))]
    }

    private func preferenceFacts(changing settings: Settings) -> [Fact] {
        var facts: [Fact] = []
        for setting in Setting.allCases {
            if let fact = preferenceFact(of: setting, changing: settings) { facts.append(fact) }
        }
        return facts
    }

    private func preferenceFact(of setting: Setting, changing settings: Settings) -> Fact? {
        guard let preference = setting.preference else { return nil }
        let isOn = self[setting] == Setting.value(of: true)
        if isOn == settings.isOn(preference) { return nil }
        return .preferenceChosen(PreferenceChosen(preference: preference, isOn: isOn))
    }
}
