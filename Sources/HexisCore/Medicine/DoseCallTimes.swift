/// When the doses of a medicine are called for, where that is not when they are due: who is on the way at 08:00 on
/// weekdays takes the dose then and wants to hear of it at 07:30; who sleeps in at weekends, at 09:30.
struct DoseCallTimes: Hashable, Sendable {
    /// In the order of their doses, routines, and weekdays before weekends.
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
    /// When a dose of the regimen is called for: as was set for these days, else when it is due.
    public func callTime(of dose: TimeOfDay, in routine: ReminderRoutine, isWeekend: Bool) -> TimeOfDay {
        fields.callTimes.time(of: dose, routine, isWeekend: isWeekend) ?? dose
    }

    /// The same on a day.
    func callTime(of dose: TimeOfDay, in routine: ReminderRoutine, on day: Day) -> TimeOfDay {
        callTime(of: dose, in: routine, isWeekend: day.weekday.isWeekend)
    }
}

extension Weekday {
    /// Saturday and Sunday.
    public var isWeekend: Bool { self >= .saturday }
}
