import HexisApp
import HexisCore

/// What has been read so far of another tracker's file, and what of it cannot be kept as it was.
struct HistoryReading {
    private(set) var habits: [TrackedHabit] = []
    private(set) var medicines: [TrackedMedicine] = []
    private var measurements: [TrackedMeasurement] = []
    private var instructed = 0
    private(set) var remarks: [TrackerRemark] = []
    private var unreadable = 0
    private var longNotes = 0
    private var described = 0

    /// The most habits that a person can have.
    static let mostHabits = 1000

    /// Whether a person can have one more habit.
    var hasRoom: Bool { habits.count < HistoryReading.mostHabits }

    /// The name of a habit; `nil`, counted as unreadable, for one without.
    mutating func name(_ written: String?) -> Line? {
        guard let written, let name = Line(cut: written) else {
            unreadable += 1
            return nil
        }
        if Line(written) == nil { remarks.append(.name(name.text)) }
        return name
    }

    mutating func note(_ written: String?) -> Passage? {
        guard let written, !written.isBlank else { return nil }
        let note = Passage(written)
        if note == nil { longNotes += 1 }
        return note
    }

    mutating func countUnreadable() { unreadable += 1 }

    /// Counts a record that cannot be read, and returns no day for it.
    mutating func unreadableDay() -> TrackedDay? {
        countUnreadable()
        return nil
    }

    /// Counts a habit's description, unless it is missing or blank.
    mutating func countDescription(_ written: JSON?) {
        if !(written?.string ?? "").isBlank { described += 1 }
    }

    mutating func countInstructions() { instructed += 1 }
    mutating func add(_ medicine: TrackedMedicine) { medicines.append(medicine) }
    mutating func remark(_ remark: TrackerRemark?) { remarks += [remark].compactMap { $0 } }

    /// Adds a habit. Of several records of a day, the last counts.
    mutating func add(_ habit: TrackedHabit, days: [TrackedDay]) {
        var habit = habit
        habit.days = Dictionary(days.map { ($0.day, $0) }) { $1 }.values.sorted { $0.day < $1.day }
        habits.append(habit)
    }

    mutating func add(_ measurement: TrackedMeasurement) { measurements.append(measurement) }

    var history: TrackerHistory { history(of: "") }

    /// - Parameter program: The source of the measurements.
    func history(of program: String) -> TrackerHistory {
        var remarks = remarks
        if described > 0 { remarks.append(.descriptions(habits: described)) }
        if instructed > 0 { remarks.append(.instructions(medicines: instructed)) }
        if longNotes > 0 { remarks.append(.notes(longNotes)) }
        if unreadable > 0 { remarks.append(.unreadable(records: unreadable)) }
        return TrackerHistory(
            habits: habits, medicines: medicines, measurements: measurements, by: program, remarks: remarks)
    }
}
