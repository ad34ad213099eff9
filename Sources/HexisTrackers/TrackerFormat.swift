package import HexisApp

/// A format in which another program keeps or exports habits.
package protocol TrackerFormat: Sendable {
    /// The program, by its name.
    static var program: String { get }
    /// Whether a file is likely of this format, by its first bytes.
    static func recognizes(_ bytes: [UInt8]) -> Bool
    /// Reads a whole file.
    static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory
}

/// All formats that Hexis reads.
package enum TrackerFormats {
    package static let all: [any TrackerFormat.Type] = named.map { $0.format }

    /// The formats in the order in which a file is recognized, each by its name on the command line.
    package static let named: [(name: String, format: any TrackerFormat.Type)] = [
        ("loop", LoopDatabase.self), ("loop-csv", LoopTables.self), ("habo", HaboBackup.self),
        ("table-habit", TableHabit.self), ("beaver-habits", BeaverHabits.self),
        ("open-habit-tracker", OpenHabitTracker.self), ("medtimer", MedTimer.self), ("streak", Streak.self),
        ("habittrove", HabitTrove.self), ("habitica", Habitica.self), ("harsh", HarshLog.self),
        ("pedometer", SecUSoPedometer.self), ("csv", TableFile.self),
    ]

    /// The largest file, in bytes. Ten years of thirty habits have three million.
    package static let longestFile = 64 << 20

    /// The format of a file. Throws `TrackerError` if it is of none, or has a length that no format has.
    ///
    /// - Parameter known: The format, if it is not to be recognized.
    package static func format(
        of bytes: [UInt8], known: (any TrackerFormat.Type)? = nil
    ) throws(TrackerError) -> any TrackerFormat.Type {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= longestFile else { throw .tooLarge }
        if let known { return known }
        guard let format = all.first(where: { $0.recognizes(bytes) }) else { throw .unknownFormat }
        return format
    }
}
