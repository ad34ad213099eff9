package import HexisApp
import HexisCore

/// Any table with a row for each day, or for each day of each habit.
package enum TableFile: TrackerFormat {
    package static var program: String { "the table" }

    /// A table that is too large is recognized, so that it is refused for that.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        do throws(TrackerError) {
            _ = try TextTable(bytes)
            return true
        } catch {
            return error == .tooLarge
        }
    }

    /// Reads it as its columns seem to mean.
    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let (table, reading) = try guess(bytes)
        guard reading.problem == nil else { throw .noHabits }
        return try table.history(reading)
    }

    /// Reads a table, and what its columns seem to mean.
    package static func guess(_ bytes: [UInt8]) throws(TrackerError) -> (TextTable, TableReading) {
        let table = try TextTable(bytes)
        guard let reading = table.guess else { throw .noDates }
        return (table, reading)
    }
}

extension TextTable {
    /// The habits, when the columns mean that.
    package func history(_ reading: TableReading) throws(TrackerError) -> TrackerHistory {
        var habits = HabitRows(program: "table")
        for row in rows {
            guard let day = day(of: row, reading) else {
                habits.countUnreadable()
                continue
            }
            try addHabit(of: row, on: day, reading, to: &habits)
            try addAnswers(of: row, on: day, reading, to: &habits)
        }
        return habits.history
    }

    private func day(of row: [String], _ reading: TableReading) -> Day? {
        reading.column(.day).flatMap { TableDate(value($0, of: row))?.day(reading.dates) }
    }

    /// Adds the day of the habit that the row names, if it names one.
    private func addHabit(
        of row: [String], on day: Day, _ reading: TableReading, to habits: inout HabitRows
    ) throws(TrackerError) {
        guard let habit = reading.column(.habit) else { return }
        let note = reading.column(.note).map { value($0, of: row) } ?? ""
        let answer = reading.column(.amount).map { TableAnswer(value($0, of: row), reading.decimals) }
        try habits.add(value(habit, of: row), on: day, answer ?? .done, note: note)
    }

    /// Adds the day of every habit that has a column.
    private func addAnswers(
        of row: [String], on day: Day, _ reading: TableReading, to habits: inout HabitRows
    ) throws(TrackerError) {
        for column in columns.indices where reading.roles[column] == .answers {
            let answer = TableAnswer(value(column, of: row), reading.decimals)
            try habits.add(columns[column], on: day, answer, note: "")
        }
    }
}
