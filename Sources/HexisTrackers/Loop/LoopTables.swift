package import HexisApp
import HexisArchive
import HexisCore

/// An export of Loop Habit Tracker as CSV: a zip file with a table of its habits, and one of the days of each.
package enum LoopTables: TrackerFormat {
    package static var program: String { "Loop Habit Tracker" }

    private static let habits = "Habits.csv"
    private static let days = "/Checkmarks.csv"
    /// The most that a table may have, unpacked, in bytes.
    private static let longestTable = 16 << 20
    private static let longest = 64 << 20

    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        [habits, days].allSatisfy { ZippedFile.isZip(bytes, with: $0) }
    }

    package static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory {
        let tables = try tables(in: bytes)
        guard let habits = tables[habits] else { throw .unknownFormat }
        guard habits.rows.count <= HistoryReading.mostHabits else { throw .tooLarge }
        var reading = LoopReading()
        reading.addHabits(of: habits)
        for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
            guard name.hasSuffix(days), let id = position(in: name) else { continue }
            for row in table.rows { reading.add(row, of: table, to: id) }
        }
        return reading.history
    }

    private static func tables(in bytes: [UInt8]) throws(TrackerError) -> [String: TextTable] {
        do throws(ZipError) {
            return try tables(of: ZipReader(bytes))
        } catch {
            throw .damaged
        }
    }

    /// The tables by their paths. A habit without any days has none.
    private static func tables(of zip: ZipReader) throws(ZipError) -> [String: TextTable] {
        var tables: [String: TextTable] = [:]
        var size = 0
        while let name = try zip.next() {
            guard name == habits || name.hasSuffix(days) else { continue }
            guard let contents = try zip.contents(atMost: longestTable) else { throw .unreadable }
            size += contents.count
            guard size <= longest else { throw .unreadable }
            tables[name] = try? TextTable(contents)
        }
        return tables
    }

    /// The folder of each habit begins with its position: “003 Read”.
    private static func position(in path: String) -> Int64? {
        Int64(path.prefix { $0.isASCII && $0.isNumber })
    }
}

extension TextTable {
    /// The value of the column with a name in a row; empty if there is none.
    fileprivate func value(_ name: String, of row: [String]) -> String {
        columns.firstIndex(of: name).map { value($0, of: row) } ?? ""
    }
}

extension LoopDefinition {
    /// Returns `nil` for a row without a name or a position.
    ///
    /// - Parameter names: Those of the habits before it.
    fileprivate init?(_ row: [String], of table: TextTable, named names: inout Set<String>) {
        func value(_ name: String) -> String { table.value(name, of: row) }
        let name = value("Name")
        guard let position = Int64(value("Position")), Line(cut: name) != nil else { return nil }
        let isFirst = names.insert(name).inserted
        self.init(
            id: position, position: position, key: isFirst ? "csv:\(name)" : "csv:\(position):\(name)",
            name: name, isDescribed: !value("Question").isEmpty || !value("Description").isEmpty,
            isNumerical: value("Type") == "NUMERICAL",
            frequency: TrackedFrequency(
                // The second names are those of versions before 2.0.
                times: Int64(value("FrequencyNumerator")) ?? Int64(value("NumRepetitions")) ?? 1,
                days: Int64(value("FrequencyDenominator")) ?? Int64(value("Interval")) ?? 1),
            colour: LoopColour.colour(value("Color")), isArchived: value("Archived?") == "true",
            reminder: nil, target: Double(value("Target Value")).flatMap { $0.isFinite ? $0 : nil } ?? 0,
            isLimit: value("Target Type") == "AT_MOST", unit: value("Unit"))
    }
}

extension LoopReading {
    fileprivate mutating func addHabits(of table: TextTable) {
        var names: Set<String> = []
        for row in table.rows {
            let definition = LoopDefinition(row, of: table, named: &names)
            add(definition.flatMap { LoopHabit($0) })
        }
    }

    /// Adds a day. Its value is what Loop shows: “no” may also mean that nothing was entered, except for amounts, and what it
    /// derived from the frequency was not done.
    fileprivate mutating func add(_ row: [String], of table: TextTable, to id: Int64) {
        let column = table.columns.count > 1 ? 1 : 0
        let stored: Int64? =
            switch table.value(column, of: row) {
            case "YES_MANUAL": 2
            case "SKIP": 3
            case "NO": isNumerical(id) ? 0 : -1
            case "YES_AUTO", "UNKNOWN": -1
            case let number: Int64(number).map { $0 == 0 && !isNumerical(id) ? -1 : $0 }
            }
        add(stored, to: id, on: Day(table.value(0, of: row)), note: table.value(2, of: row))
    }
}
