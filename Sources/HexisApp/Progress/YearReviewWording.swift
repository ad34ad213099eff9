import HexisCore

/// User-facing text of a year in review.
enum YearReviewWording {
    static var title: String { "Your year" }
    static var row: String { "Every day of it, and what you did most" }
    static var soFar: String { "So far" }
    static var earlier: String { "The year before" }
    static var later: String { "The year after" }
    static var empty: String { "Nothing was done in this year yet. What you mark from now on shows here." }
    static var explanation: String {
        "Each dot is a day with all habits together: the fuller its colour, the more of what was due is done. Choose a month to see it."
    }
    static var figures: String { "In short" }
    static var activeDays: String { "Active days" }
    static var timesDone: String { "Times done" }
    static var bestMonth: String { "Best month" }
    static var doses: String { "Doses taken" }
    static var begun: String { "Habits begun" }
    static var challenges: String { "Challenges completed" }
    static var goals: String { "Goals reached" }
    static var habits: String { "What you did most" }
    static var share: String { "To show somebody" }
    static var shareHint: String {
        "A square for each month. It does not say what your habits are, and it is shared only when you send it."
    }

    /// `May: 71 of 90 done`.
    static func month(_ month: MonthOverview) -> String {
        "\(DateWording.month(of: month.first)): \(ProgressWording.done(month.rate) ?? ProgressWording.nothingDue)"
    }

    /// `May, 92%`.
    static func best(_ month: MonthOverview) -> String {
        "\(DateWording.name(ofMonth: month.first.date.month)), \(ProgressWording.percent(month.rate))"
    }

    /// A line such as `2026 ▫️▫️🟨🟩🟩🟩🟨🟩🟩🟩🟩▫️ 214 days`. A month is green from four fifths done, yellow from
    /// two fifths, else white; a small square means that nothing was due.
    static func line(_ review: YearReview) -> String {
        let squares = review.months.map { month -> String in
            guard let permille = month.rate.permille else { return "▫️" }
            return permille < 400 ? "⬜" : permille < 800 ? "🟨" : "🟩"
        }.joined()
        return "\(review.january.date.year) \(squares) \(CommonWording.days(review.daysDone))"
    }
}
