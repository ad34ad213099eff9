/// How many doses a day asked for, and how many were taken.
///
/// A paused medicine has nothing outstanding, and neither has any medicine on the first day of a new prescription (a
/// person who begins at noon cannot take the morning's dose) or on a day that a journey left no time for. Doses skipped
/// with a reason count neither for nor against. Doses taken as needed do not count anywhere, since they were never due.
public struct DoseCount: Hashable, Sendable {
    public var taken = 0
    /// The doses that were due, and neither taken nor skipped.
    public var outstanding = 0

    public init(taken: Int = 0, outstanding: Int = 0) {
        self.taken = taken
        self.outstanding = outstanding
    }

    public var due: Int { taken + outstanding }
    /// Whether every due dose was taken.
    public var isComplete: Bool { taken > 0 && outstanding == 0 }
    /// The share taken, 0...1000; `nil` if nothing was due, which is neither none nor all.
    public var permille: Int? { due > 0 ? taken * 1000 / due : nil }

    static func + (left: DoseCount, right: DoseCount) -> DoseCount {
        DoseCount(taken: left.taken + right.taken, outstanding: left.outstanding + right.outstanding)
    }
}

extension Medicine {
    /// - Parameter everTaken: Whether a dose counts as taken if it was ever marked so, even if that was undone.
    func count(on day: Day, dayStart: TimeOfDay, everTaken: Bool) -> DoseCount {
        let regimen = prescription(on: day)?.regimen
        let records = records(on: day)
        var count = DoseCount()
        for record in records where record.takenTime(ever: everTaken) != nil {
            if record.slot.time != nil || regimen?.isAfterLast == true { count.taken += 1 }
        }
        if isPaused(on: day) || changes.contains(day) { return count }
        switch regimen {
        case .at:
            count.outstanding =
                openTimes(on: day, among: records).filter { time in
                    !(everTaken && records.contains { $0.slot == .time(time) && $0.wasAnswered })
                }.count
        case .afterLast(let hours):
            count.outstanding = isLeftOpen(on: day, hours, dayStart, everTaken) ? 1 : 0
        case .asNeeded, .stopped, nil: break
        }
        return count
    }

    /// The grace period in minutes, where hours count from the last dose.
    private static var leave: Int { 120 }

    /// Returns whether a day ended with a dose outstanding: the hours since the last dose had passed, plus two hours of
    /// grace. The last at 14:00, eight hours apart, in a day that ends at 03:00, leaves one open; the last at 20:00
    /// does not.
    ///
    /// It ignores clock changes: for the count of a day, the hour makes no difference worth its price.
    private func isLeftOpen(on day: Day, _ hours: Int, _ dayStart: TimeOfDay, _ everTaken: Bool) -> Bool {
        let place = fields.days.firstSortedIndex { $0.day > day }
        for past in fields.days[..<place].reversed() {
            let times = past.doses.compactMap { $0.takenTime(ever: everTaken)?.minutes(after: dayStart) }
            guard let last = times.max() else { continue }
            return last + hours * 60 + Medicine.leave < (past.day.distance(to: day) + 1) * 1440
        }
        return true
    }
}

extension Regimen {
    var isAfterLast: Bool {
        if case .afterLast = self { true } else { false }
    }
}

extension Practice {
    /// Returns the count of one medicine on a day; the other overload counts all medicines.
    public func doseCount(of medicine: Medicine, on day: Day) -> DoseCount { count([medicine], on: day) }
    public func doseCount(on day: Day) -> DoseCount { count(medicines, on: day) }

    /// Never inlined: every statistic calls it.
    @inline(never)
    func count(_ medicines: [Medicine], on day: Day, everTaken: Bool = false) -> DoseCount {
        let dayStart = fields.settings.dayStart.value
        var count = medicines.reduce(DoseCount()) {
            $0 + $1.count(on: day, dayStart: dayStart, everTaken: everTaken)
        }
        if isHardlyLived(day) { count.outstanding = 0 }
        return count
    }
}
