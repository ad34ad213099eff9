import HexisCore

/// The settings that have a row on the settings page and a sheet of their own.
enum Setting: Int, Choice {
    case name = 0
    case zone, dayStart, firstWeekday, theme, textSize, planWriting, clock, keys, vibration, doseBadge, pause

    /// The name of its form field, and the last part of its sheet's address.
    var name: String {
        switch self {
        case .name: "name"
        case .zone: "zone"
        case .dayStart: "day-start"
        case .firstWeekday: "first-weekday"
        case .theme: "theme"
        case .textSize: "text-size"
        case .planWriting: "plan-writing"
        case .clock: "clock"
        case .keys: "keys"
        case .vibration: "vibration"
        case .doseBadge: "dose-badge"
        case .pause: "pause"
        }
    }

    var address: String { "/settings/\(name)" }

    /// The values to choose from, with their names; empty for a setting that is typed.
    var options: [(value: String, text: String)] {
        switch self {
        case .name, .zone, .dayStart: []
        case .firstWeekday: Weekday.allCases.map { ($0.name, DateWording.name(of: $0)) }
        case .theme: Theme.allCases.map { ($0.name, SettingsWording.name(of: $0)) }
        case .textSize: TextSize.allCases.map { ($0.name, SettingsWording.name(of: $0)) }
        case .planWriting: PlanWriting.allCases.map { ($0.name, LoopsWording.name(of: $0)) }
        case .clock: [false, true].map { (Setting.value(of: $0), SettingsWording.clock(isTwelveHours: $0)) }
        case .keys, .vibration, .doseBadge, .pause:
            [true, false].map { (Setting.value(of: $0), SettingsWording.state(isOn: $0)) }
        }
    }

    /// The preference that it turns on and off.
    var preference: Preference? {
        switch self {
        case .clock: .twelveHourClock
        case .keys: .singleKeys
        case .vibration: .vibration
        case .doseBadge: .doseBadge
        case .pause: .pause
        case .name, .zone, .dayStart, .firstWeekday, .theme, .textSize, .planWriting: nil
        }
    }

    /// How its form writes that a preference is on or off.
    static func value(of isOn: Bool) -> String { isOn ? "on" : "off" }
}
