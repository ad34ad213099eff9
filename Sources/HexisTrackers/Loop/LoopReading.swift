import HexisApp
import HexisCore

/// What has been read of Loop’s habits so far, from its database or from its tables.
struct LoopReading {
    private var habits: [Int64: LoopHabit] = [:]
    private var unreadable = 0
    private var longNotes = 0

    /// Adds a habit; `nil` for one without a name.
    mutating func add(_ habit: LoopHabit?) {
        guard let habit else { return unreadable += 1 }
        habits[habit.id] = habit
    }

    /// Adds what was recorded of a day. What comes last counts, as before version 22 there could be several.
    ///
    /// - Parameters:
    ///   - stored: The value as Loop stores it; `nil` for one that it never writes.
    ///   - id: The habit.
    mutating func add(_ stored: Int64?, to id: Int64, on day: Day?, note written: String) {
        guard let stored, let day, let value = habits[id]?.value(stored) else { return unreadable += 1 }
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

    func isNumerical(_ id: Int64) -> Bool { habits[id]?.isNumerical ?? false }

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
