import Foundation
import GRDB

/// A backup as Loop would make it, of the tables that its documentation describes.
struct LoopBackup {
    static let habits = """
        CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT,
        freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER, reminder_hour INTEGER,
        reminder_min INTEGER, reminder_days INTEGER NOT NULL DEFAULT 127, type INTEGER NOT NULL DEFAULT 0,
        target_type INTEGER NOT NULL DEFAULT 0, target_value REAL NOT NULL DEFAULT 0,
        unit TEXT NOT NULL DEFAULT "", question TEXT, uuid TEXT)
        """
    static let records = """
        CREATE TABLE Repetitions (id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL,
        timestamp INTEGER NOT NULL, value INTEGER NOT NULL, notes TEXT)
        """

    var statements = [LoopBackup.habits, LoopBackup.records]
    var version = 25

    /// A row of Habits, with the columns that differ from a habit for every day.
    mutating func addHabit(_ columns: [String: String]) {
        let all = ["freq_num": "1", "freq_den": "1", "archived": "0", "position": "0"].merging(columns) { $1 }
        let names = all.keys.sorted()
        statements.append(
            "INSERT INTO Habits (\(names.joined(separator: ","))) VALUES (\(names.compactMap { all[$0] }.joined(separator: ",")))"
        )
    }

    /// `day` is the number of days since 1970.
    mutating func addRecord(_ habit: Int, _ day: Int, _ value: Int, notes: String? = nil) {
        statements.append(
            "INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES (\(habit), \(day * 86_400_000), \(value), \(notes.map { "'\($0)'" } ?? "NULL"))"
        )
    }

    func bytes() throws -> [UInt8] {
        let path = FileManager.default.temporaryDirectory.appending(path: "loop-\(UUID().uuidString).db").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            for statement in statements { try database.execute(sql: statement) }
            try database.execute(sql: "PRAGMA user_version = \(version)")
        }
        try queue.close()
        return Array(try Data(contentsOf: URL(filePath: path)))
    }
}
