import HexisCore

/// User-facing text of the settings.
enum SettingsWording {
    static var you: String { "You" }
    /// The value of a setting that has none.
    static var none: String { "Not set" }

    static func name(of setting: Setting) -> String {
        switch setting {
        case .name: "Name"
        case .zone: zone
        case .dayStart: "A new day starts at"
        case .firstWeekday: "A week starts on"
        case .theme: "Colours"
        case .textSize: "Text size"
        case .planWriting: LoopsWording.planWriting
        case .clock: "Clock"
        case .keys: "Keyboard shortcuts"
        case .vibration: "Vibration"
        case .doseBadge: "Number on the icon"
        case .pause: "Pause everything"
        }
    }

    /// The label of its field.
    static func label(of setting: Setting) -> String {
        setting == .name ? "What should Hexis call you?" : name(of: setting)
    }

    static var nameTooLong: String { "A name can have 100 characters. This one is longer." }
    static var time: String { "Time" }
    static var zone: String { "Time zone" }
    static var clocksDiffer: String {
        "This device expects the clocks in your time zone to change at other times than the server does. Reminders may come an hour off. Your administrator can update its time zones."
    }
    static var oldZones: String {
        "What this server knows of time zones is over a year old. Where clocks have been changed by law since then, reminders may come an hour off. Your administrator can update it."
    }
    static var zoneProblem: String { "Choose a time zone from the list." }
    /// Names today's date, because with a start in the evening most of a day has the date of the evening before.
    static func dayStartHint(today: Day) -> String {
        "What you mark after midnight and before this time counts for the evening it belongs to. As it is set now, today is \(DateWording.long(today, seenFrom: today))."
    }
    static var dayStartProblem: String { "Enter a time from 00:00 to 23:59, such as 03:00." }
    /// An evening time, which shows the difference best.
    static func clock(isTwelveHours: Bool) -> String {
        let format = isTwelveHours ? ClockFormat.twelveHours : .twentyFourHours
        return TimeOfDay("20:30").map { format.text($0) } ?? ""
    }
    static var clockHint: String { "How the times of doses, reminders and everything else are written." }
    static func state(isOn: Bool) -> String { isOn ? "On" : "Off" }
    static var extras: String { "Extras" }
    static var keysHint: String {
        "On a keyboard, one key leads to a page. No key does anything while you type."
    }
    static var vibrationHint: String {
        "A phone that can vibrate does so for a moment when you mark something."
    }
    static var doseBadgeHint: String {
        "The icon of the installed app shows how many doses are due, on devices that can."
    }
    static var pauseHint: String {
        "No reminders, not even for medicine; care providers see nothing; webhooks and the calendar send nothing. Your entries stay, and you can go on marking. It lasts until you turn it off here."
    }
    static var pausedTitle: String { "Everything is paused" }
    static var pausedText: String { "Nothing reminds you, and nothing is shared." }
    static var endPause: String { "End the pause" }
    static var privacy: String { "Your data" }
    /// Each key, and where it leads. The page script (keys.js) has the same keys.
    static var keys: [(key: String, page: String)] {
        [
            ("T", CommonWording.today), ("H", CommonWording.habits), ("P", CommonWording.progress),
            ("R", CommonWording.rewards), ("S", CommonWording.settings), ("N", AddWording.title),
            ("/", SearchWording.title), ("←", TodayWording.earlierDay), ("→", TodayWording.laterDay),
            ("?", "This page"),
        ]
    }
    static var looks: String { "Looks" }
    static var textSizeHint: String { "Added to your device’s own text size." }
    static var saved: String { "Saved." }
    static var account: String { "Account" }
    static var signedInAs: String { "Signed in as" }

    static func name(of theme: Theme) -> String {
        switch theme {
        case .device: "Same as device"
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
