import HexisApp
import HexisCore

/// Any table with a row for each day, or for each day of each habit.
public enum TableFile: TrackerFormat {
    public static var program: String { "the table" }

    public static func recognizes(_ bytes: [UInt8]) -> Bool { (try? TextTable(bytes)) != nil }

    /// Reads it as its columns seem to mean.
    public static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let (table, reading) = try guess(bytes)
        guard reading.problem == nil else { throw .noHabits }
        return try table.history(reading)
    }

    /// Reads a table, and what its columns seem to mean.
    public static func guess(_ bytes: [UInt8]) throws(TrackerError) -> (TextTable, TableReading) {
        let table = try TextTable(bytes)
        guard let reading = table.guess else { throw .noDates }
        return (table, reading)
    }
}

extension TextTable {
    /// The habits, when the columns mean that.
    public func history(_ reading: TableReading) throws(TrackerError) -> TrackerHistory {
        var habits = TableHabits(reading)
        for row in rows {
            guard
                let day = reading.column(.day).flatMap({ TableDate(value($0, of: row))?.day(reading.dates) })
            else {
                habits.countUnreadable()
                continue
            }
            let note = reading.column(.note).map { value($0, of: row) } ?? ""
            if let habit = reading.column(.habit) {
                let answer = reading.column(.amount).map { value($0, of: row) } ?? "x"
                try habits.add(value(habit, of: row), on: day, answer, note: note)
            }
            for column in columns.indices where reading.roles[column] == .answers {
                try habits.add(columns[column], on: day, value(column, of: row), note: "")
            }
        }
        return habits.history
    }
}

/// What has been read of a table so far.
private struct TableHabits {
    private let reading: TableReading
    private var reports = HistoryReading()
    private var order: [String] = []
    private var days: [String: [Day: TableDay]] = [:]

    private struct TableDay {
        var isDone = false
        /// The sum of a day's amounts.
        var amount = Amount.zero
        var mark: DayMark?
        var note: Passage?
    }

    init(_ reading: TableReading) {
        self.reading = reading
    }

    mutating func countUnreadable() { reports.countUnreadable() }

    mutating func add(_ name: String, on day: Day, _ answer: String, note: String) throws(TrackerError) {
        guard !name.isEmpty, let answer = TableAnswer(answer, reading.decimals) else {
            return countUnreadable()
        }
        if days[name] == nil {
            guard order.count < HistoryReading.mostHabits else { throw .tooLarge }
            order.append(name)
            days[name] = [:]
        }
        var entry = days[name]?[day] ?? TableDay()
        switch answer {
        case .done: entry.isDone = true
        case .amount(let amount):
            entry.amount = Amount(clamping: entry.amount.thousandths + amount.thousandths)
        case .marked(let mark): entry.mark = mark
        case .nothing: break
        }
        entry.note = reports.note(note) ?? entry.note
        days[name]?[day] = entry
    }

    var history: TrackerHistory {
        var reports = reports
        for name in order {
            guard let line = reports.name(name), let days = days[name] else { continue }
            var habit = TrackedHabit(key: "table:\(name)", name: line)
            let amounts = days.values.map { $0.amount }.filter { $0 > .zero }
            let counts = amounts.contains { $0 != .one }
            if counts, let least = amounts.min(), let goal = DailyGoal(.atLeast, least) {
                habit.goal = goal
                reports.remark(.goal(habit: line.text, least: least))
            }
            reports.add(habit, days: days.compactMap { day, entry in tracked(day, entry, counts) })
        }
        return reports.history
    }

    private func tracked(_ day: Day, _ entry: TableDay, _ counts: Bool) -> TrackedDay? {
        let answer: TrackedAnswer? =
            if counts, entry.amount > .zero {
                .done(entry.amount)
            } else if entry.isDone || entry.amount > .zero {
                .done(.one)
            } else {
                entry.mark.map { .marked($0) }
            }
        guard answer != nil || entry.note != nil else { return nil }
        return TrackedDay(day: day, answer: answer, note: entry.note)
    }
}
