/// Facts about the person’s settings.
public enum SettingsFact: Hashable, Sendable {
    case personNamed(PersonNamed)
    case timeZoneChosen(TimeZoneChosen)
    case dayStartSet(DayStartSet)
    case firstWeekdaySet(FirstWeekdaySet)
    case themeChosen(ThemeChosen)
    case textSizeChosen(TextSizeChosen)
    case preferenceChosen(PreferenceChosen)
}

extension SettingsFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case personNamed = 40
        case timeZoneChosen = 41
        case dayStartSet = 42
        case firstWeekdaySet = 43
        case themeChosen = 44
        case textSizeChosen = 45
        case preferenceChosen = 46

        var name: String {
            switch self {
            case .personNamed: "personNamed"
            case .timeZoneChosen: "timeZoneChosen"
            case .dayStartSet: "dayStartSet"
            case .firstWeekdaySet: "firstWeekdaySet"
            case .themeChosen: "themeChosen"
            case .textSizeChosen: "textSizeChosen"
            case .preferenceChosen: "preferenceChosen"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .personNamed: .personNamed
        case .timeZoneChosen: .timeZoneChosen
        case .dayStartSet: .dayStartSet
        case .firstWeekdaySet: .firstWeekdaySet
        case .themeChosen: .themeChosen
        case .textSizeChosen: .textSizeChosen
        case .preferenceChosen: .preferenceChosen
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .personNamed: self = .personNamed(try PersonNamed(nil, &coder))
        case .timeZoneChosen: self = .timeZoneChosen(try TimeZoneChosen(nil, &coder))
        case .dayStartSet: self = .dayStartSet(try DayStartSet(nil, &coder))
        case .firstWeekdaySet: self = .firstWeekdaySet(try FirstWeekdaySet(nil, &coder))
        case .themeChosen: self = .themeChosen(try ThemeChosen(nil, &coder))
        case .textSizeChosen: self = .textSizeChosen(try TextSizeChosen(nil, &coder))
        case .preferenceChosen: self = .preferenceChosen(try PreferenceChosen(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .personNamed(let fact): _ = try PersonNamed(fact, &coder)
        case .timeZoneChosen(let fact): _ = try TimeZoneChosen(fact, &coder)
        case .dayStartSet(let fact): _ = try DayStartSet(fact, &coder)
        case .firstWeekdaySet(let fact): _ = try FirstWeekdaySet(fact, &coder)
        case .themeChosen(let fact): _ = try ThemeChosen(fact, &coder)
        case .textSizeChosen(let fact): _ = try TextSizeChosen(fact, &coder)
        case .preferenceChosen(let fact): _ = try PreferenceChosen(fact, &coder)
        }
    }
}

extension Fact {
    public static func personNamed(_ fact: PersonNamed) -> Fact { .settings(.personNamed(fact)) }
    public static func timeZoneChosen(_ fact: TimeZoneChosen) -> Fact { .settings(.timeZoneChosen(fact)) }
    public static func dayStartSet(_ fact: DayStartSet) -> Fact { .settings(.dayStartSet(fact)) }
    public static func firstWeekdaySet(_ fact: FirstWeekdaySet) -> Fact { .settings(.firstWeekdaySet(fact)) }
    public static func themeChosen(_ fact: ThemeChosen) -> Fact { .settings(.themeChosen(fact)) }
    public static func textSizeChosen(_ fact: TextSizeChosen) -> Fact { .settings(.textSizeChosen(fact)) }
    public static func preferenceChosen(_ fact: PreferenceChosen) -> Fact {
        .settings(.preferenceChosen(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: SettingsFact, at stamp: Stamp, offset: Int?) {
        switch fact {
        case .personNamed(let fact): settings.name.set(fact.name, at: stamp)
        case .timeZoneChosen(let fact):
            settings.zone.set(fact.zone, at: stamp)
            if let offset, let after = fact.offset {
                settings.journeys.add(Journey(stamp: stamp, before: offset, after: Int(after)))
            }
        case .dayStartSet(let fact): settings.dayStart.set(fact.time, at: stamp)
        case .firstWeekdaySet(let fact): settings.firstWeekday.set(fact.weekday, at: stamp)
        case .themeChosen(let fact): settings.theme.set(fact.theme, at: stamp)
        case .textSizeChosen(let fact): settings.textSize.set(fact.size, at: stamp)
        case .preferenceChosen(let fact):
            switch fact.preference {
            case .twelveHourClock: settings.hasTwelveHourClock.set(fact.isOn, at: stamp)
            case .singleKeys: settings.hasSingleKeys.set(fact.isOn, at: stamp)
            case .vibration: settings.hasVibration.set(fact.isOn, at: stamp)
            case .doseBadge: settings.hasDoseBadge.set(fact.isOn, at: stamp)
            case .pause: settings.isPaused.set(fact.isOn, at: stamp)
            case .patientsSummary: settings.hasPatientsSummary.set(fact.isOn, at: stamp)
            }
        }
    }
}
