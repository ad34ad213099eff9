package import HexisApp
import HexisCore

/// A full backup of Loop Habit Tracker: its database, of version 9 to 25.
package enum LoopDatabase: TrackerFormat {
    package static var program: String { "Loop Habit Tracker" }

    private static let newestVersion = 25
    private static let mostRecords = 1_000_000

    package static func recognizes(_ bytes: [UInt8]) -> Bool { MemoryDatabase.isDatabase(bytes) }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let database = try MemoryDatabase(bytes)
        let version = try version(of: database)
        var reading = LoopReading()
        try database.forEachRow(of: "Habits", atMost: HistoryReading.mostHabits) {
            reading.add(LoopDefinition($0, version: version).flatMap { LoopHabit($0) })
        }
        try database.forEachRow(of: "Repetitions", atMost: mostRecords) { reading.add($0) }
        return reading.history
    }

    private static func version(of database: MemoryDatabase) throws(TrackerError) -> Int {
        guard try database.hasTable("Habits"), try database.hasTable("Repetitions") else {
            throw .unknownFormat
        }
        let version = try database.version()
        guard version <= newestVersion else { throw .tooNew }
        return version
    }
}

extension LoopReading {
    fileprivate mutating func add(_ row: TrackerRow) {
        let milliseconds = row.integer("timestamp") ?? -1
        let day = milliseconds < 0 ? nil : Day(number: milliseconds / 86_400_000)
        // Before version 16, there was a record only for what was done.
        add(
            row.integer("value") ?? 2, to: row.integer("habit") ?? -1, on: day,
            note: row.text("notes") ?? "")
    }
}

extension LoopDefinition {
    /// Returns `nil` for a row without a name or a number.
    fileprivate init?(_ row: TrackerRow, version: Int) {
        let written = row.text("name") ?? ""
        guard let id = row.integer("id"), Line(cut: written) != nil else { return nil }
        let identifier = row.text("uuid").flatMap { $0.isBlank ? nil : $0 }
        self.init(
            id: id, position: row.integer("position") ?? id,
            // Older backups have no other identifiers, and in newer ones the number may change when a backup is restored.
            key: identifier ?? "\(id):\(written)", name: written,
            isDescribed: ["question", "description"].contains { !(row.text($0) ?? "").isBlank },
            isNumerical: row.integer("type") == 1,
            frequency: TrackedFrequency(
                times: row.integer("freq_num") ?? 1, days: row.integer("freq_den") ?? 1),
            colour: LoopColour.colour(row.integer("color") ?? 0, version: version),
            isArchived: row.integer("archived") == 1, reminder: LoopDefinition.reminder(row),
            target: row.number("target_value") ?? 0, isLimit: row.integer("target_type") == 1,
            unit: row.text("unit") ?? "")
    }

    /// Bit 0 of the days is Saturday.
    private static func reminder(_ row: TrackerRow) -> TrackedReminder? {
        guard let hour = row.integer("reminder_hour"), let minute = row.integer("reminder_min"),
            0..<24 ~= hour, 0..<60 ~= minute, let time = TimeOfDay(minutes: Int(hour * 60 + minute))
        else { return nil }
        let bits = row.integer("reminder_days") ?? 127
        let week = Weekday.saturday.week
        let days = week.enumerated().filter { bits >> Int64($0.offset) & 1 == 1 }.map { $0.element }
        guard let weekdays = Weekdays(days) else { return nil }
        return TrackedReminder(time: time, weekdays: weekdays == .every ? nil : weekdays)
    }
}
