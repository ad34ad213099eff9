@testable import HexisCore

extension Dice {
    mutating func settingsFact(_ kind: SettingsFact.Kind) -> SettingsFact {
        switch kind {
        case .personNamed: .personNamed(PersonNamed(name: maybe(line())))
        case .timeZoneChosen:
            .timeZoneChosen(
                TimeZoneChosen(zone: line(), offset: maybe(Int64(number(-86_400...86_400)))))
        case .dayStartSet: .dayStartSet(DayStartSet(time: timeOfDay()))
        case .firstWeekdaySet: .firstWeekdaySet(FirstWeekdaySet(weekday: one(of: Weekday.allCases)))
        case .themeChosen: .themeChosen(ThemeChosen(theme: one(of: Theme.allCases)))
        case .textSizeChosen: .textSizeChosen(TextSizeChosen(size: one(of: TextSize.allCases)))
        case .preferenceChosen:
            .preferenceChosen(
                PreferenceChosen(preference: one(of: Preference.allCases), isOn: one(of: [true, false])))
        }
    }
}
