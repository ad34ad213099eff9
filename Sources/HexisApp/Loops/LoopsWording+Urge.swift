import HexisCore

/// User-facing text about noting an urge.
extension LoopsWording {
    static var whatGoesOn: String { "What is going on?" }
    static var whyTitle: String { "Why these questions?" }
    static var why: String {
        "Nearly every cue is a place, a time, a feeling, other people, or what came just before. Answer what comes to mind and leave out the rest. A few notes show what recurs."
    }
    static var time: String { "What time is it?" }
    static var day: String { "Day" }
    static var dayProblem: String { "Choose a day that has come." }
    static var timeProblem: String { "Enter a time from 00:00 to 23:59, such as 15:30." }
    static var answerTooLong: String { "An answer can have 200 characters, on one line. This is longer." }

    static func question(_ question: CueQuestion) -> String {
        switch question {
        case .place: "Where are you?"
        case .feeling: "How do you feel?"
        case .thought: "What are you thinking?"
        case .company: "Who is around?"
        case .before: "What did you do just before?"
        }
    }

    static func example(_ question: CueQuestion) -> String {
        switch question {
        case .place: "“at my desk”"
        case .feeling: "“tired”"
        case .thought: "“I need a break”"
        case .company: "“Anna”, “alone”"
        case .before: "“a long call”"
        }
    }

    static func earlier(_ question: CueQuestion) -> String { "Earlier answers: \(self.question(question))" }

    /// “20 November, 15:30”
    static func when(_ urge: Urge, seenFrom today: Day, by clock: ClockFormat) -> String {
        let day = DateWording.short(urge.day, seenFrom: today)
        return urge.time.map { "\(day), \(clock.text($0))" } ?? day
    }

    /// For people who come from outside the app and have several loops or none.
    static var whichUrge: String { "Which urge came?" }

    static var didItCome: String { "Did the urge come today? Note what was around it: ten seconds." }
    static var toReminders: String { "Reminder settings" }
    static var askMe: String { "Ask me each day" }
    static var askMeTime: String { "At (leave it empty to never be asked)" }
    static var askMeHint: String {
        "At this time Hexis asks whether the urge came, unless you noted one that day. How it reaches you is set with your reminders."
    }
    static var askMeProblem: String { "Enter a time such as 20:30, or leave it empty." }
}
