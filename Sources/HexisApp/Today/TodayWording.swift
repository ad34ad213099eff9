import HexisCore

/// User-facing text of Today.
enum TodayWording {
    static var earlierDay: String { "The day before" }
    static var laterDay: String { "The day after" }
    static var weekStrip: String { "Days of the week" }
    static var backToToday: String { "Back to today" }
    static var others: String { "Not due today" }
    static var othersOnDay: String { "Not due on this day" }
    static var ungrouped: String { "Anytime" }
    static var newHabit: String { "New habit" }
    /// What a full day folds away.
    static var done: String { "Done" }
    /// What Today has to say besides the most urgent.
    static func moreToSay(_ count: Int) -> String { count == 1 ? "1 more message" : "\(count) more messages" }
    static var none: String { "None" }

    static var emptyTitle: String { "Your day will appear here" }
    static var emptyText: String {
        "What you choose will wait here each day it is due, and one tap marks it. Where would you like to begin?"
    }
    static var nothingDueTitle: String { "Nothing is due" }
    static var nothingDueText: String { "A free day. Whatever you do anyway can be marked below." }
    static var allDoneTitle: String { "All done" }
    static var allDoneText: String { "Everything for this day is marked. Well done." }

    static func complete(_ name: String) -> String { "Mark “\(name)” as done" }
    static func undo(_ name: String) -> String { "Done. Undo “\(name)”" }
    static func more(_ name: String, _ step: Amount) -> String { "Add \(step.shown) to “\(name)”" }
    static func less(_ name: String, _ step: Amount) -> String { "Take \(step.shown) off “\(name)”" }
    static func keepLimit(_ name: String) -> String { "None: “\(name)” was kept on this day" }

    /// `3 of 8 glasses`, `1 of at most 2 coffees`.
    static func progress(_ total: Amount, of goal: DailyGoal) -> String {
        let unit = goal.unit.map { " \($0.text)" } ?? ""
        let most = goal.direction == .atLeast ? "" : "at most "
        return "\(total.shown) of \(most)\(goal.amount.shown)\(unit)"
    }

    static func week(_ progress: WeekProgress) -> String {
        let span = progress.times.span == .calendarWeek ? "this week" : "in seven days"
        return "\(progress.done) of \(progress.times.times) \(span)"
    }

    static func strip(_ strip: HistoryStrip) -> String {
        strip.segments.isEmpty
            ? "No days yet"
            : "Of the last \(CommonWording.days(strip.segments.count)), \(strip.complete) complete"
    }

    static func day(_ day: Day, _ progress: DayProgress, seenFrom today: Day) -> String {
        let date = DateWording.long(day, seenFrom: today)
        return progress.asked == 0
            ? "\(date): nothing due" : "\(date): \(progress.done) of \(progress.asked) done"
    }

    static func summary(_ progress: DayProgress) -> String {
        progress.asked == 0 ? "" : "\(progress.done) of \(progress.asked) done"
    }

    static func answer(_ standing: Standing, reason: Line?) -> String? {
        switch standing.outcome {
        case .skipped: reason.map { "Skipped: \($0.text)" } ?? "Skipped"
        case .notDone: standing.goal.direction == .atMost ? "Over the limit" : "Not done"
        case .done: standing.goal.direction == .atMost ? "Kept" : nil
        case .partly, .unanswered: nil
        }
    }

    static func reason(_ reason: Dueness.Reason, start: Day, seenFrom today: Day) -> String {
        switch reason {
        case .notBegun: "Begins on \(DateWording.short(start, seenFrom: today))"
        case .archived: "Archived"
        case .paused: "Paused"
        case .otherDays: "Due on other days"
        case .weekComplete(let times):
            times == 1 ? "Done for the week" : "All \(times) times of the week are done"
        }
    }

    static func done(_ name: String) -> String { "“\(name)” is done." }
    static func recorded(_ name: String) -> String { "“\(name)” saved." }
    static func undone(_ name: String) -> String { "“\(name)” is open again." }
}
