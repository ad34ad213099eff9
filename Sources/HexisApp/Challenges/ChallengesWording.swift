import HexisCore

/// User-facing text about challenges.
enum ChallengesWording {
    static var title: String { "Challenges" }
    static var link: String { "See the challenges" }
    static var none: String {
        "Commit to this habit for one week, and see how it goes. Longer challenges open one after the other."
    }
    static var explanationTitle: String { "What a challenge does" }
    static var explanation: String {
        "A promise to yourself with an end in sight. There are four levels, from one week to four. Together they are 70 days, near the 66 after which, for half of the people in a study, a daily habit stopped becoming more automatic (Lally et al. 2010). Missing a day breaks nothing: a challenge goes on to its last day and ends with a report."
    }
    static var level: String { "How long" }
    static var begin: String { "Begins" }
    static var accept: String { "Accept the challenge" }
    static var change: String { "Change" }
    static var changeTitle: String { "Change the challenge" }
    static var remove: String { "Delete" }
    static var removeTitle: String { "Delete this challenge?" }
    static var removeText: String {
        "The challenge and its report go away. What you did on its days stays, as it is recorded with the habit."
    }
    static var removeForGood: String { "Delete the challenge" }
    static var archived: String {
        "This habit is archived. Once it is back in use, you can take on a challenge with it."
    }
    static var current: String { "Now" }
    static var past: String { "Reports" }
    static var reportLink: String { "Report" }
    static var compareLink: String { "Compare reports" }
    static var missingLevel: String { "Choose how long." }
    static var beginProblem: String { "It can begin once no other challenge is on, and within a year." }

    static func locked(_ level: ChallengeLevel) -> String {
        "“\(name(level))” opens when a challenge one week shorter is completed."
    }

    static func opensAfter(_ level: ChallengeLevel) -> String {
        ChallengeLevel(rawValue: level.rawValue - 1).map { "Opens after \(weeks($0))" } ?? ""
    }

    /// `1 week`, `3 weeks`.
    static func weeks(_ level: ChallengeLevel) -> String {
        level.weeks == 1 ? "1 week" : "\(level.weeks) weeks"
    }

    static func name(_ level: ChallengeLevel) -> String {
        switch level {
        case .oneWeek: "One week"
        case .twoWeeks: "Two weeks"
        case .threeWeeks: "Three weeks"
        case .fourWeeks: "Four weeks"
        }
    }

    /// The line on the card: `Challenge: 5 days left`.
    static func line(_ standing: ChallengeStanding) -> String? {
        switch standing {
        case .running(let daysLeft):
            daysLeft == 1 ? "Challenge: last day" : "Challenge: \(daysLeft) days left"
        case .toCome, .completed: nil
        }
    }

    static func standing(_ challenge: Challenge, _ standing: ChallengeStanding, seenFrom today: Day) -> String
    {
        switch standing {
        case .toCome: "Begins on \(DateWording.short(challenge.from, seenFrom: today))"
        case .running(let daysLeft):
            daysLeft == 1
                ? "Last day"
                : "\(daysLeft) days left, to \(DateWording.short(challenge.last, seenFrom: today))"
        case .completed: span(challenge, seenFrom: today)
        }
    }

    /// `2 to 8 November`, `26 October to 8 November`.
    static func span(_ challenge: Challenge, seenFrom today: Day) -> String {
        let last = DateWording.short(challenge.last, seenFrom: today)
        let isOneMonth = challenge.from.startOfMonth == challenge.last.startOfMonth
        let first =
            isOneMonth ? "\(challenge.from.date.day)" : DateWording.short(challenge.from, seenFrom: today)
        return "\(first) to \(last)"
    }

    /// When a challenge can begin: `Today`, `Monday, 23 November`.
    static func begin(_ day: Day, seenFrom today: Day) -> String {
        today.distance(to: day) < 2
            ? DateWording.relative(day, seenFrom: today) : DateWording.long(day, seenFrom: today)
    }
}
