import HexisCore

/// User-facing text about habits that no longer need help.
enum GraduationWording {
    static var graduated: String { "Graduated" }
    static var graduate: String { "Let it graduate" }
    static var later: String { "Not yet" }
    static var explanationTitle: String { "What does graduating mean?" }
    static var explanation: String {
        "A habit that happens automatically needs no list. It leaves Today and keeps its history, and you can bring it back at any time."
    }
    static var celebration: String { "It is yours now" }
    static var celebrationText: String {
        "You made this a part of your days. It leaves Today; its history stays, and it can come back whenever you like."
    }
    static var toToday: String { "Go on to Today" }
    static var needsLessTitle: String { "It may need fewer reminders" }
    static var needsNoneTitle: String { "It may need no reminders" }

    static func proposal(_ name: String) -> String { "You may not need to track “\(name)” any more" }

    /// The sign that triggered the proposal, in a sentence.
    static func reason(_ sign: Settling.Sign) -> String {
        switch sign {
        case .automaticity(let hundredths):
            "In the last four weeks you did it nearly every time, and \(agreement(hundredths))."
        case .repetitions(let days):
            "In the last four weeks you did it nearly every time, and you’ve done it on \(CommonWording.days(days)). In a study of daily habits, half of the people needed about 66 (Lally et al. 2010). You know best."
        }
    }

    /// Why fewer reminders help, and why now.
    static func fewerReminders(_ sign: Settling.Sign) -> String {
        let reason =
            switch sign {
            case .automaticity(let hundredths): agreement(hundredths)
            case .repetitions(let days): "you have done it on \(CommonWording.days(days))"
            }
        return
            "You do it most times it is due, and \(reason). If something reminds you of it, let go of some of that: a habit done on reminders learns its own cue more slowly (Stawarz et al. 2015)."
    }

    /// In the words of the scale, where 5 means “agree somewhat”.
    private static func agreement(_ hundredths: Int) -> String {
        "you \(hundredths < 600 ? "tend to agree" : "agree") that it happens automatically (\(decimal(hundredths)) of 7)"
    }

    static func noReminders(_ sign: Settling.Sign) -> String {
        "\(reason(sign)) You can leave out every reminder, and let it graduate."
    }

    /// `done on 84 days since 3 May`.
    static func record(_ totals: Totals, since day: Day, seenFrom today: Day) -> String {
        "Done on \(CommonWording.days(totals.daysDone)) since \(DateWording.short(day, seenFrom: today))"
    }

    static func since(_ day: Day, seenFrom today: Day) -> String {
        "Graduated on \(DateWording.short(day, seenFrom: today))"
    }

    /// 462 is `4.6`.
    private static func decimal(_ hundredths: Int) -> String {
        Amount(clamping: Int64((hundredths + 5) / 10 * 100)).description
    }
}
