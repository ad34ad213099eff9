import HexisCore

/// User-facing text about the streak, its levels and badges.
enum LevelWording {
    static var title: String { "Streak and badges" }
    static var row: String { "Days in a row, and what they earned" }
    static var streak: String { "Streak" }
    static func days(_ days: Int) -> String { "\(CommonWording.days(days)) in a row" }
    static func mark(_ days: Int) -> String { "Streak: \(self.days(days)). What is this?" }
    static var noStreak: String { "Your streak begins with the first day on which you take everything." }
    static var explanationTitle: String { "What a streak is" }
    static var explanation: String {
        "How many days in a row you took every dose that was due. A missed day can still be filled in until the end of the next day; after that, the streak starts again. Paused days and days with nothing due don’t count either way. If one dose of a day is skipped and the others are taken, the day counts."
    }
    static func longest(_ days: Int) -> String { "Your longest: \(CommonWording.days(days))." }
    static func next(_ level: MedicineLevel, _ left: Int) -> String {
        "\(CommonWording.days(left)) to the next badge, “\(name(level))”."
    }
    static var allEarned: String { "You have every badge there is." }
    static var badges: String { "Badges" }
    static var badgesLead: String {
        "A streak earns a badge, and a title with it. What you have earned stays, whatever comes."
    }
    static func rank(_ level: MedicineLevel) -> String {
        "Your title: \(name(level)), level \(level.number) of 7."
    }
    static func name(_ level: MedicineLevel) -> String {
        switch level {
        case .first: "Good start"
        case .second: "On the way"
        case .third: "Steady hand"
        case .fourth: "Reliable"
        case .fifth: "Clockwork"
        case .sixth: "Rock"
        case .seventh: "Evergreen"
        }
    }
    static func badge(_ level: MedicineLevel, isEarned: Bool) -> String {
        "Badge “\(name(level))”, \(level.days) days: \(isEarned ? earned : toCome)"
    }
    static var earned: String { "earned" }
    static var toCome: String { "still to come" }
    static func earned(_ level: MedicineLevel) -> String {
        "A new badge: “\(name(level))”, \(days(level.days))."
    }
}
