import HexisCore

/// The words of the settings.
enum SettingsWording {
    static let you = "You"
    static let name = "How shall Hexis call you?"
    static let nameTooLong = "A name can have 100 characters. This one is longer."
    static let time = "Time"
    static let zone = "Time zone"
    static let zoneProblem = "Please choose a time zone from the list."
    static let dayStart = "A new day starts at"
    static let dayStartHint =
        "What you mark after midnight and before this time counts for the evening it belongs to."
    static let dayStartProblem = "Please give a time from 00:00 to 23:59, such as 03:00."
    static let firstWeekday = "A week starts on"
    static let looks = "Looks"
    static let theme = "Colours"
    static let textSize = "Text size"
    static let textSizeHint = "On top of what your device is set to."
    static let saved = "Saved."
    static let account = "Account"
    static let accountLink = "Password, devices, signing out"
    static let signedInAs = "Signed in as"

    static func name(of theme: Theme) -> String {
        switch theme {
        case .device: "As my device"
        case .light: "Light"
        case .dark: "Dark"
        }
    }

    static func name(of size: TextSize) -> String {
        switch size {
        case .standard: "Standard"
        case .large: "Large"
        case .larger: "Larger"
        case .largest: "Largest"
        }
    }
}
