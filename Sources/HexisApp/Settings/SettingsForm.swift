import HexisCore

/// The settings as typed, and the facts they yield once valid.
struct SettingsForm {
    var name: String
    var zone: String
    var dayStart: String
    var firstWeekday: String
    var theme: String
    var textSize: String
    var planWriting: String
    private let zones: [String]

    init(_ settings: Settings, zones: [String]) {
        name = settings.name?.text ?? ""
        zone = settings.zone?.text ?? ""
        dayStart = settings.dayStart.description
        firstWeekday = settings.firstWeekday.name
        theme = settings.theme.name
        textSize = settings.textSize.name
        planWriting = settings.planWriting.name
        self.zones = zones
    }

    /// Reads the form that a browser sent; missing fields keep the current values.
    init(_ form: Form, over settings: Settings, zones: [String]) {
        self.init(settings, zones: zones)
        name = form["name"] ?? name
        zone = form["zone"] ?? zone
        dayStart = form["day-start"] ?? dayStart
        firstWeekday = form["first-weekday"] ?? firstWeekday
        theme = form["theme"] ?? theme
        textSize = form["text-size"] ?? textSize
        planWriting = form["plan-writing"] ?? planWriting
    }

    var problems: [Problem] {
        var problems: [Problem] = []
        if name.scalarCount > Line.longest {
            problems.append(Problem(field: "name", message: SettingsWording.nameTooLong))
        }
        if !zone.isEmpty, !zones.isEmpty, !zones.contains(zone) {
            problems.append(Problem(field: "zone", message: SettingsWording.zoneProblem))
        }
        if TimeOfDay(dayStart) == nil {
            problems.append(Problem(field: "day-start", message: SettingsWording.dayStartProblem))
        }
        return problems
    }

    /// One fact for each setting that differs.
    /// - Parameter offset: The current UTC offset of the form's zone, in seconds east.
    func facts(changing settings: Settings, zoneOffset offset: Int?) -> [Fact] {
        var facts: [Fact] = []
        let name = Line(name)
        if name != settings.name { facts.append(.personNamed(PersonNamed(name: name))) }
        if let zone = Line(zone), zone != settings.zone {
            // Choosing a zone for the first time is no journey.
            let offset = settings.zone == nil ? nil : offset
            facts.append(.timeZoneChosen(TimeZoneChosen(zone: zone, offset: offset.map { Int64($0) })))
        }
        if let time = TimeOfDay(dayStart), time != settings.dayStart {
            facts.append(.dayStartSet(DayStartSet(time: time)))
        }
        if let weekday = Weekday(name: firstWeekday), weekday != settings.firstWeekday {
            facts.append(.firstWeekdaySet(FirstWeekdaySet(weekday: weekday)))
        }
        if let theme = Theme(name: theme), theme != settings.theme {
            facts.append(.themeChosen(ThemeChosen(theme: theme)))
        }
        if let size = TextSize(name: textSize), size != settings.textSize {
            facts.append(.textSizeChosen(TextSizeChosen(size: size)))
        }
        if let writing = PlanWriting(name: planWriting), writing != settings.planWriting {
            facts.append(.planWritingChosen(PlanWritingChosen(writing: writing)))
        }
        return facts
    }
}
