/// The reminder times of a medicine's doses, where they differ from when the doses are due: a person who is on the way
/// at 08:00 on weekdays takes the dose then and wants to be reminded at 07:30, and one who sleeps in at weekends, at
/// 09:30.
struct DoseCallTimes: Hashable, Sendable {
    /// Sorted by dose, then routine, with weekdays before weekends.
    private var cells: [Cell] = []

    private struct Cell: Hashable {
        let key: Int
        var time = Latest<TimeOfDay?>(initially: nil)
    }

    mutating func set(_ fact: DoseCallTimeSet, at stamp: Stamp) {
        let key = DoseCallTimes.key(fact.dose, fact.routine, fact.isWeekend)
        let place = cells.firstSortedIndex { $0.key >= key }
        if place == cells.count || cells[place].key != key { cells.insert(Cell(key: key), at: place) }
        cells[place].time.set(fact.time, at: stamp)
    }

    func time(of dose: TimeOfDay, _ routine: ReminderRoutine, isWeekend: Bool) -> TimeOfDay? {
        let key = DoseCallTimes.key(dose, routine, isWeekend)
        let place = cells.firstSortedIndex { $0.key >= key }
        return place < cells.count && cells[place].key == key ? cells[place].time.value : nil
    }

    private static func key(_ dose: TimeOfDay, _ routine: ReminderRoutine, _ isWeekend: Bool) -> Int {
        dose.minutes * 16 + routine.rawValue * 2 + (isWeekend ? 1 : 0)
    }
}

extension MedicineFields {
    mutating func call(_ fact: DoseCallTimeSet, at stamp: Stamp) { callTimes.set(fact, at: stamp) }
}

extension Medicine {
    /// Returns when the reminder for a dose of the regimen comes: at the time set for these days, or else when it is
    /// due.
    public func callTime(of dose: TimeOfDay, in routine: ReminderRoutine, isWeekend: Bool) -> TimeOfDay {
        fields.callTimes.time(of: dose, routine, isWeekend: isWeekend) ?? dose
    }

    /// Returns the same for a day.
    func callTime(of dose: TimeOfDay, in routine: ReminderRoutine, on day: Day) -> TimeOfDay {
        callTime(of: dose, in: routine, isWeekend: day.weekday.isWeekend)
    }
}

extension Weekday {
    /// Whether the day is Saturday or Sunday.
    public var isWeekend: Bool { self >= .saturday }
}
