import GRDB
import GRDBSQLite

/// An SQLite file of somebody else's, read from memory: it can neither be written nor make SQLite open another file.
///
/// Only plain tables are read, because views and virtual tables run what their author wrote.
struct MemoryDatabase {
    private let queue: DatabaseQueue

    static func isDatabase(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 100 && bytes.starts(with: Array("SQLite format 3\0".utf8))
    }

    init(_ bytes: [UInt8]) throws(TrackerError) {
        guard MemoryDatabase.isDatabase(bytes) else { throw .damaged }
        do {
            queue = try DatabaseQueue()
            try queue.inDatabase { database in
                guard database.load(bytes) else { throw TrackerError.damaged }
                try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
            }
        } catch {
            throw .damaged
        }
    }

    /// The number that the program which made the file gave to its schema.
    func version() throws(TrackerError) -> Int {
        try reading { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
    }

    /// Whether there is a plain table of this name.
    func hasTable(_ name: String) throws(TrackerError) -> Bool {
        try reading { database in
            try Bool.fetchOne(
                database,
                sql: """
                    SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND rootpage > 0
                    AND name = ? COLLATE NOCASE AND sql LIKE 'CREATE TABLE%')
                    """, arguments: [name]) ?? false
        }
    }

    /// Calls `take` with each row of a table. Throws `TrackerError.tooLarge` beyond `most` rows.
    ///
    /// `table` is a name from the code, never one from the file.
    func forEachRow(of table: String, atMost most: Int, _ take: (TrackerRow) -> Void) throws(TrackerError) {
        try reading { database in
            let rows = try Row.fetchCursor(database, sql: "SELECT * FROM \(table)")
            var count = 0
            while let row = try rows.next() {
                count += 1
                guard count <= most else { throw TrackerError.tooLarge }
                take(TrackerRow(row))
            }
        }
    }

    private func reading<Value>(_ read: (Database) throws -> Value) throws(TrackerError) -> Value {
        do {
            return try queue.inDatabase(read)
        } catch let error as TrackerError {
            throw error
        } catch {
            throw .damaged
        }
    }
}

/// A row whose columns may be missing, or hold anything.
struct TrackerRow {
    private let row: Row

    fileprivate init(_ row: Row) {
        self.row = row
    }

    private func value(_ column: String) -> DatabaseValue.Storage {
        row.hasColumn(column) ? (row[column] as DatabaseValue).storage : .null
    }

    func integer(_ column: String) -> Int64? {
        switch value(column) {
        case .int64(let number): number
        case .double(let number): Int64(exactly: number)
        default: nil
        }
    }

    func number(_ column: String) -> Double? {
        switch value(column) {
        case .int64(let number): Double(number)
        case .double(let number): number.isFinite ? number : nil
        default: nil
        }
    }

    func text(_ column: String) -> String? {
        if case .string(let text) = value(column) { text } else { nil }
    }
}

extension Database {
    /// Replaces the content by that of a file. Returns `false` if there is not enough memory.
    fileprivate func load(_ bytes: [UInt8]) -> Bool {
        guard let buffer = sqlite3_malloc64(UInt64(bytes.count))?.assumingMemoryBound(to: UInt8.self) else {
            return false
        }
        buffer.initialize(from: bytes, count: bytes.count)
        // A database in memory has no log. The file's log is not part of it either way.
        for place in [18, 19] where buffer[place] == 2 { buffer[place] = 1 }
        let size = Int64(bytes.count)
        return sqlite3_deserialize(
            sqliteConnection, "main", buffer, size, size,
            UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)) == SQLITE_OK
    }
}
