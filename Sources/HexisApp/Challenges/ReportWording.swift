import HexisCore

/// User-facing text of a challenge's report: what went well comes first, and nothing scolds.
enum ReportWording {
    static var title: String { "Your report" }
    static var ready: String { "Your report is ready" }
    static var open: String { "Open the report" }
    static var graph: String { "Day by day" }
    static var nextTitle: String { "What’s next" }
    static var repeatTitle: String { "Once more?" }
    static var repeatText: String {
        "Starting again is part of it: a habit takes as long as it takes. The same length once more, and perhaps a little smaller, is a good next step."
    }
    static var editGoal: String { "Choose another goal" }
    static var all: String { "All reports of this habit" }
    static var asList: String { "As a list" }
    static var picture: String { "As a picture" }
    static var share: String { "Share or save the picture" }
    static var print: String { "Print" }
    static var notYet: String { "The report comes when the challenge is completed." }
    static var showsAll: String { "The highest level. You can repeat any of them whenever you like." }
    static var reports: String { "Reports" }
    static var allReports: String { "Reports of challenges" }
    static var noReports: String { "No reports yet" }
    static var noReportsText: String {
        "When a challenge is completed, its report appears here, and you can lay several side by side."
    }
    static var compareWith: String { "Compare with…" }
    static var tickHint: String { "Tick two or more to lay them side by side." }
    static var compareTicked: String { "Compare" }
    static var compareTitle: String { "Side by side" }

    /// `“Read two pages”: Two weeks, 2 to 15 November`.
    static func name(of challenge: Challenge, with habit: String, seenFrom today: Day) -> String {
        let span = ChallengesWording.span(challenge, seenFrom: today)
        return "“\(habit)”: \(ChallengesWording.name(challenge.level)), \(span)"
    }

    /// The opening message, by how much was done: positive and true.
    static func message(_ report: ChallengeReport) -> String {
        guard let permille = report.rate.permille else { return "No days were due" }
        switch permille {
        case 1000: return "Every single time. Wonderful!"
        case 800...: return "Well done!"
        case 500...: return "More often than not. Good!"
        case 1...: return "A beginning is made"
        default: return "No days this time"
        }
    }

    static func text(_ report: ChallengeReport) -> String {
        guard let permille = report.rate.permille else {
            return
                "No day of this challenge was due, so there is nothing to count. You can begin it again whenever you like."
        }
        switch permille {
        case 800...:
            return
                "You kept what you promised yourself. Each time it is done in the same situation, it takes a little less thinking."
        case 500...:
            return
                "Every time counts. One missed day hardly matters; a steadier rhythm helps a habit grow (Lally et al. 2010)."
        case 1...:
            return
                "You did it \(CommonWording.times(report.rate.done)), and each time counts. Now you know more about what fits into your days."
        default:
            return
                "Not every time is the right time. Now you know more about what fits into your days, and that is worth something."
        }
    }

    /// `12 of 14 times`.
    static func times(_ report: ChallengeReport) -> String {
        report.rate.relevant == 1
            ? "\(report.rate.done) of 1 time" : "\(report.rate.done) of \(report.rate.relevant) times"
    }

    static func graphLabel(_ report: ChallengeReport) -> String {
        "Each day of the challenge: done on \(report.rate.done) of \(report.rate.relevant) due"
    }

    static func next(_ level: ChallengeLevel) -> String {
        "The challenge of \(ChallengesWording.weeks(level)) is open now."
    }

    static func acceptNext(_ level: ChallengeLevel) -> String {
        "Take on \(ChallengesWording.weeks(level))"
    }

    static func again(_ level: ChallengeLevel) -> String { "Repeat \(ChallengesWording.weeks(level))" }

    /// `Repeat 1 week with 3 glasses`.
    static func again(_ level: ChallengeLevel, _ goal: DailyGoal) -> String {
        "\(again(level)) with \(goal.amount.shown)\(goal.unit.map { " \($0.text)" } ?? "")"
    }

    static func day(_ day: ChallengeReport.ReportDay, seenFrom today: Day) -> String {
        let date = DateWording.long(day.day, seenFrom: today)
        if !day.isDue { return "\(date): not due" }
        return day.permille == 1000
            ? "\(date): done" : "\(date): \(ProgressWording.percent(Rate(done: day.permille, of: 1000)))"
    }

    static func announcement(_ habit: String) -> String { "“\(habit)”: the challenge is completed." }
}
