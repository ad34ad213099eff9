import HexisCore

/// User-facing text of the progress pages.
enum ProgressWording {
    static var overview: String { "Overview" }
    static var emptyTitle: String { "Your progress will show here" }
    static var emptyText: String {
        "Once there is a habit, this place shows its weeks, its months and its year: which days it happens on, and how it grows."
    }
    static var noDaysTitle: String { "This fills automatically" }
    static var noDaysText: String {
        "With the first days you mark, a year of days will appear here, then its months, and which days of the week suit you best."
    }

    static var habits: String { "Each habit" }
    static var week: String { "Week" }
    static var thisWeek: String { "This week" }
    static var lastWeek: String { "Last week" }
    static var earlierWeek: String { "The week before" }
    static var laterWeek: String { "The week after" }
    static var emptyWeek: String { "No habit was in use in this week." }
    static var monthExplanationTitle: String { "What does the month show?" }
    static var monthExplanation: String {
        "Each day shows all habits together: the fuller its colour, the more of what was due is done. Choose a day to see it."
    }

    static var year: String { "The last twelve months" }
    static var yearExplanationTitle: String { "How are days counted?" }
    static var yearExplanation: String {
        "Only days on which the habit was due count. Days you skipped or paused, or that a journey cut short, count neither for nor against it, and today counts once it is done. Of a limit, only days count that you answered. Choose a month to see or change its days."
    }
    static var months: String { "Month by month" }
    static var weekdays: String { "By day of the week" }
    static var openHabit: String { "Open habit" }
    static var seeProgress: String { "See its long view" }

    static var legendDone: String { "Done" }
    static var legendPartly: String { "In part" }
    static var legendNot: String { "Not done" }
    static var legendResting: String { "Left out" }

    static var totals: String { "So far" }
    static var totalThisWeek: String { "This week" }
    static var totalThisMonth: String { "This month" }
    static var totalThisYear: String { "This year" }
    static var totalAltogether: String { "Altogether" }

    static var noDays: String { "No days yet" }
    static var nothingDue: String { "nothing due" }
    static var month: String { "Month" }
    static var weekday: String { "Day" }
    static var done: String { "Done" }
    static var share: String { "Share" }
    static var amount: String { "Amount" }
    static var noFigure: String { "–" }
}

extension ProgressWording {
    /// `20 of 28 done`; `nil` if nothing counted.
    static func done(_ rate: Rate) -> String? {
        rate.relevant == 0 ? nil : "\(rate.done) of \(rate.relevant) done"
    }

    /// `20 of 28`.
    static func count(_ rate: Rate) -> String {
        rate.relevant == 0 ? noFigure : "\(rate.done) of \(rate.relevant)"
    }

    /// `71%`.
    static func percent(_ rate: Rate) -> String { rate.percent.map { "\($0)%" } ?? noFigure }

    /// `120 of 150 days, 80%`.
    static func days(_ rate: Rate) -> String {
        "\(rate.done) of \(CommonWording.days(rate.relevant)), \(percent(rate))"
    }

    /// How much of a year or a month was done, in one line. Days done without being due are mentioned too; `nil` if
    /// there is nothing to say.
    static func line(_ rate: Rate, _ daysDone: Int) -> String? {
        if rate.relevant > 0 { return days(rate) }
        return daysDone > 0 ? CommonWording.days(daysDone) : nil
    }

    /// The line about a year as a sentence.
    static func sentence(_ line: String) -> String { "Done on \(line)." }

    /// `November 2026: 12 of 20 days, 60%`.
    static func month(_ month: MonthOfDays) -> String {
        "\(DateWording.month(of: month.first)): \(line(month.rate, month.daysDone) ?? nothingDue)"
    }

    /// `Saturdays work best so far.`
    static func best(_ weekdays: [Weekday]) -> String? {
        if weekdays.isEmpty { return nil }
        return
            "\(weekdays.map { "\(DateWording.name(of: $0))s" }.joined(separator: " and ")) work best so far."
    }

    /// A habit's week in words: `Monday: done, Tuesday: still open`.
    static func week(_ days: [CountedDay]) -> String {
        days.map { "\(DateWording.name(of: $0.day.weekday)): \(state($0))" }.joined(separator: ", ")
    }

    private static func state(_ day: CountedDay) -> String {
        if day.isDone { return "done" }
        if day.permille > 0 { return "done in part" }
        switch day.kind {
        case .relevant: return "not done"
        case .pending: return "still open"
        case .unanswered: return "not answered"
        case .resting: return "left out"
        case .notAsked, .free: return "not due"
        case .outside: return "nothing"
        }
    }

    /// Thousandths as a number with only the decimals it needs.
    static func amount(_ thousandths: Int64, _ unit: Line?) -> String {
        "\(Amount.shown(thousandths))\(unit.map { " \($0.text)" } ?? "")"
    }
}
