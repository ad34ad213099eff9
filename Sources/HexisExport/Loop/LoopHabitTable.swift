import HexisCore

/// A habit in the terms of Loop Habit Tracker.
struct LoopHabitTable: Sendable {
    let name: String
    /// The first day with a value; `nil` without any.
    let first: Day?
    private let habit: Habit
    private let position: String
    private let today: Day
    /// `nil` for a habit that is done or not done.
    private let goal: DailyGoal?

    init(_ habit: Habit, at position: Int, today: Day) {
        self.habit = habit
        self.position = String(repeating: "0", count: max(0, 3 - "\(position)".count)) + "\(position)"
        self.today = today
        name = habit.name
        goal = habit.dailyGoal(on: today)
        first = habit.firstRecordedDay.map { min($0, today) }
    }

    /// The folder of its days. Loop keeps only characters that every file system takes.
    var folder: String {
        let kept = name.unicodeScalars.filter { LoopHabitTable.isKept($0) }.prefix(100)
        let words = String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? position : "\(position) \(words)"
    }

    private static func isKept(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "-": true
        default: false
        }
    }

    /// Its line in the table of habits.
    var definition: [String] {
        let frequency = goal == nil ? habit.schedule(on: today).loopFrequency : (times: 1, days: 1)
        return [
            position, name, goal == nil ? "YES_NO" : "NUMERICAL", "", "", "\(frequency.times)",
            "\(frequency.days)", habit.colour.loopColour, goal?.unit?.text ?? "", goal?.loopDirection ?? "",
            goal?.amount.description ?? "", habit.isArchived ? "true" : "false",
        ]
    }

    /// The table of its days, the latest first.
    var days: some Sequence<[UInt8]> {
        let lines = Days(first: first ?? today.next, last: today).reversed().lazy.map { day in
            LoopExport.line(["\(day)", value(on: day), note(on: day)])
        }
        return Pieces(first: LoopExport.line(["Date", "Value", "Notes"]), of: lines)
    }

    /// What Loop shows of a day: a word, or thousandths of the amount.
    func value(on day: Day) -> String {
        let standing = habit.standing(on: day)
        switch (standing.outcome, goal) {
        case (.skipped, _): return "SKIP"
        case (.unanswered, _): return "UNKNOWN"
        case (.done, nil): return "YES_MANUAL"
        case (_, nil): return "NO"
        case (let outcome, let goal?):
            guard habit.record(on: day).hasCheckIn else {
                // For a limit, no amount at all would mean that it was kept.
                return goal.direction == .atMost && outcome == .notDone ? "UNKNOWN" : "NO"
            }
            return LoopHabitTable.amount(standing.total)
        }
    }

    private static func amount(_ total: Amount) -> String {
        switch total.thousandths {
        case 0: "NO"
        // Loop takes 0.003 for a skipped day.
        case 3: "4"
        case let thousandths: "\(thousandths)"
        }
    }

    private func note(on day: Day) -> String {
        let record = habit.record(on: day)
        return [record.answer?.reason?.text, record.note?.text].compactMap { $0 }.joined(separator: "\n")
    }
}

extension Schedule {
    /// So many times in so many days.
    fileprivate var loopFrequency: (times: Int, days: Int) {
        switch self {
        case .weekdays(.every): (1, 1)
        case .weekdays(let days): (days.count, 7)
        case .timesAWeek(let times): (times.times, 7)
        case .everyDays(let interval): (1, interval.days)
        }
    }
}

extension DailyGoal {
    fileprivate var loopDirection: String {
        switch direction {
        case .atLeast: "AT_LEAST"
        case .atMost: "AT_MOST"
        }
    }
}

extension HabitColour {
    /// The nearest colour of Loop’s palette.
    fileprivate var loopColour: String {
        switch self {
        case .coral: "#E64A19"
        case .amber: "#FF8F00"
        case .moss: "#7CB342"
        case .teal: "#00897B"
        case .sky: "#1976D2"
        case .indigo: "#303F9F"
        case .plum: "#8E24AA"
        case .rose: "#D81B60"
        }
    }
}
