import HexisCore

/// User-facing text of the reminder settings.
enum ReminderSettingsWording {
    static var introduction: String { "These settings apply to all reminders." }
    static var link: String { "How and when reminders come" }
    static var routine: String { "Schedule in use" }
    static var routineExplanationTitle: String { "Why days differ" }
    static var routineExplanation: String {
        "A travel day differs from a day at home, so each schedule has its own reminders. Only those of the schedule in use are sent. A new reminder belongs to it, too."
    }
    static var quietHours: String { "Quiet hours" }
    static var quietHint: String { "No reminder comes in them. Leave both empty for none." }
    static var quietExplanationTitle: String { "What becomes of reminders in quiet hours" }
    static var quietExplanation: String {
        "A reminder due in quiet hours is sent when they end, if it is still the same day. Snoozed reminders come when you asked."
    }
    static var quietFrom: String { "From" }
    static var quietUntil: String { "Until" }
    static var quietProblem: String {
        "Enter both times, such as 22:00 and 07:00, or leave both empty."
    }
    static var quietOrderProblem: String { "Quiet hours can’t start and end at the same time." }
    static var question: String { "The evening question" }
    static var questionTime: String { "Ask me at" }
    static var questionHint: String {
        "What is still open? Asked once for the whole day, and only if something is. Leave it empty for none."
    }
    static var questionProblem: String {
        "Enter a time from 00:00 to 23:59, such as 20:30, or leave it empty."
    }
    static var wording: String { "What a reminder says" }
    static var wordingHint: String { "Others may see a locked screen, too." }
    static var yours: String { "Your reminders" }
    static var none: String {
        "None yet. Open a habit, make a plan for it, and give the plan a time or a place."
    }
    static var toHabits: String { "Go to my habits" }

    static func count(_ reminders: Int) -> String {
        switch reminders {
        case 0: "No reminders yet"
        case 1: "1 reminder"
        default: "\(reminders) reminders"
        }
    }

    static func name(of wording: ReminderWording) -> String {
        switch wording {
        case .plain: "Your plan"
        case .private: "Nothing private"
        }
    }

    static func example(of wording: ReminderWording) -> String {
        switch wording {
        case .plain: "“\(PlansWording.sentence(after: "pour my coffee", "write one line"))”"
        case .private: "“\(NotificationWording.privateReminder.body)”"
        }
    }

    /// `At home · quiet from 22:00 to 07:00 · asks at 20:30`.
    static func summary(_ settings: Settings) -> String {
        [
            RemindersWording.name(of: settings.routine),
            settings.quietHours.map {
                "quiet from \(settings.clock.text($0.from)) to \(settings.clock.text($0.until))"
            },
            settings.eveningQuestion.map { "asks at \(settings.clock.text($0))" },
        ].compactMap { $0 }.joined(separator: " · ")
    }
}
