import HexisApp
import HexisCore
import HexisExchange
import HexisStore

/// How far an import from Apple Health is.
enum HealthProgress: StoredProgress {
    /// How much of the file was read, in percent; `nil` if it waits for others.
    case reading(percent: Int?)
    case read(ReadMeasurements)
    case recording(ImportedDays, HealthImportResult)
    case done(ImportedDays, HealthImportResult)
    case undoing(ImportedDays)
    case undone
    case notUndone(ImportedDays)
    case failed(String)

    var turn: ImportTurn {
        switch self {
        case .reading: .here
        case .read: .decision
        case .recording, .undoing: .anywhere
        case .done, .undone, .notUndone, .failed: .over
        }
    }
}

/// The measurements of a file, until a person decides.
struct ReadMeasurements: Sendable {
    /// One for each signal and day.
    let measurements: [DayMeasurement]
    let unused: [Unused]
}
