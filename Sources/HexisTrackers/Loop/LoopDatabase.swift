import HexisApp
import HexisCore

/// A full backup of Loop Habit Tracker: its database, of version 9 to 25.
public enum LoopDatabase: TrackerFormat {
    public static var program: String { "Loop Habit Tracker" }

    private static let newestVersion = 25
    private static let mostHabits = 1000
    private static let mostRecords = 1_000_000

    public static func recognizes(_ bytes: [UInt8]) -> Bool { MemoryDatabase.isDatabase(bytes) }

    public static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let database = try MemoryDatabase(bytes)
        guard try database.hasTable("Habits"), try database.hasTable("Repetitions") else {
            throw .unknownFormat
        }
        let version = try database.version()
        guard version <= newestVersion else { throw .tooNew }
        var reading = LoopReading(version: version)
        try database.forEachRow(of: "Habits", atMost: mostHabits) { reading.addHabit($0) }
        try database.forEachRow(of: "Repetitions", atMost: mostRecords) { reading.addRecord($0) }
        return reading.history
    }
}

/// What has been read of a backup of Loop so far.
private struct LoopReading {
    let version: Int
    private var habits: [Int64: LoopHabit] = [:]
    private var unreadable = 0
    private var longNotes = 0

    init(version: Int) {
        self.version = version
    }

    mutating func addHabit(_ row: TrackerRow) {
        guard let id = row.integer("id"), let habit = LoopHabit(row, id: id, version: version) else {
            return unreadable += 1
        }
        habits[id] = habit
    }

    /// The record that comes last counts for its day, as before version 22 there could be several.
    mutating func addRecord(_ row: TrackerRow) {
        // Before version 16, there was a record only for what was done.
        guard let id = row.integer("habit"), let value = habits[id]?.value(row.integer("value") ?? 2),
            let milliseconds = row.integer("timestamp"), milliseconds >= 0,
            let day = Day(number: milliseconds / 86_400_000)
        else { return unreadable += 1 }
        let written = row.text("notes") ?? ""
        let note = Passage(written)
        if note == nil, !written.isBlank { longNotes += 1 }
        switch value {
        case .answer(let answer):
            habits[id]?.days[day] = TrackedDay(day: day, answer: answer, note: note)
        case .nothing:
            if let note { habits[id]?.days[day] = TrackedDay(day: day, answer: nil, note: note) }
        case .unreadable: unreadable += 1
        }
    }

    var history: TrackerHistory {
        let ordered = habits.values.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
        var remarks = ordered.flatMap { $0.remarks }
        let described = ordered.count { $0.isDescribed }
        if described > 0 { remarks.append(.descriptions(habits: described)) }
        if longNotes > 0 { remarks.append(.notes(longNotes)) }
        if unreadable > 0 { remarks.append(.unreadable(records: unreadable)) }
        return TrackerHistory(habits: ordered.map { $0.tracked }, remarks: remarks)
    }
}
