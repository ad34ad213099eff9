import HexisApp
import HexisCore

/// What has been read so far of a file with a row for each day of each habit.
struct HabitRows {
    /// Tells its habits from those of other programs.
    private let program: String
    private var reports = HistoryReading()
    private var order: [String] = []
    private var days: [String: [Day: Entry]] = [:]

    private struct Entry {
        var isDone = false
        /// The sum of a day's amounts.
        var amount = Amount.zero
        var mark: DayMark?
        var note: Passage?

        mutating func add(_ answer: TableAnswer) {
            switch answer {
            case .done: isDone = true
            case .amount(let more): amount = Amount(clamping: amount.thousandths + more.thousandths)
            case .marked(let mark): self.mark = mark
            case .nothing: break
            }
        }
    }

    init(program: String) {
        self.program = program
    }

    mutating func countUnreadable() { reports.countUnreadable() }

    /// Adds what a row says; `nil` for an answer that cannot be read. Amounts of a day are added up.
    mutating func add(_ name: String, on day: Day, _ answer: TableAnswer?, note: String) throws(TrackerError)
    {
        guard !name.isEmpty, let answer else { return countUnreadable() }
        if days[name] == nil { try begin(name) }
        var entry = days[name]?[day] ?? Entry()
        entry.add(answer)
        entry.note = reports.note(note) ?? entry.note
        days[name]?[day] = entry
    }

    private mutating func begin(_ name: String) throws(TrackerError) {
        guard order.count < HistoryReading.mostHabits else { throw .tooLarge }
        order.append(name)
        days[name] = [:]
    }

    var history: TrackerHistory {
        var reports = reports
        for name in order {
            guard let line = reports.name(name), let days = days[name] else { continue }
            add(TrackedHabit(key: "\(program):\(name)", name: line), days, to: &reports)
        }
        return reports.history
    }

    private func add(_ habit: TrackedHabit, _ days: [Day: Entry], to reports: inout HistoryReading) {
        var habit = habit
        let least = leastAmount(of: days)
        if let least, let goal = DailyGoal(.atLeast, least) {
            habit.goal = goal
            reports.remark(.goal(habit: habit.name.text, least: least))
        }
        reports.add(habit, days: days.compactMap { day, entry in tracked(day, entry, least) })
    }

    /// The least amount of a habit that has others than one.
    private func leastAmount(of days: [Day: Entry]) -> Amount? {
        let amounts = days.values.map { $0.amount }.filter { $0 > .zero }
        return amounts.contains { $0 != .one } ? amounts.min() : nil
    }

    /// What was done without an amount reaches the goal, which is the least.
    private func tracked(_ day: Day, _ entry: Entry, _ least: Amount?) -> TrackedDay? {
        let answer: TrackedAnswer? =
            if least != nil, entry.amount > .zero {
                .done(entry.amount)
            } else if entry.isDone || entry.amount > .zero {
                .done(least ?? .one)
            } else {
                entry.mark.map { .marked($0) }
            }
        guard answer != nil || entry.note != nil else { return nil }
        return TrackedDay(day: day, answer: answer, note: entry.note)
    }
}
