import HexisApp

/// A format in which another program keeps or exports habits.
public protocol TrackerFormat: Sendable {
    /// The program, by its name.
    static var program: String { get }
    /// Whether a file is likely of this format, by its first bytes.
    static func recognizes(_ bytes: [UInt8]) -> Bool
    /// Reads a whole file.
    static func read(_ bytes: [UInt8]) throws(TrackerError) -> TrackerHistory
}

/// All formats that Hexis reads.
public enum TrackerFormats {
    public static let all: [any TrackerFormat.Type] = [
        LoopDatabase.self, LoopTables.self, HaboBackup.self, TableHabit.self, BeaverHabits.self,
        OpenHabitTracker.self, MedTimer.self, Streak.self, HabitTrove.self, Habitica.self, HarshLog.self,
        SecUSoPedometer.self, TableFile.self,
    ]

    /// The largest file, in bytes. Ten years of thirty habits have three million.
    public static let longestFile = 64 << 20

    /// The format of a file. Throws `TrackerError` if it is of none.
    public static func format(of bytes: [UInt8]) throws(TrackerError) -> any TrackerFormat.Type {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= longestFile else { throw .tooLarge }
        guard let format = all.first(where: { $0.recognizes(bytes) }) else { throw .unknownFormat }
        return format
    }
}
