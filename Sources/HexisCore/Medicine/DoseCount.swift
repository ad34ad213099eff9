/// How many doses a day asked for, and how many were taken.
///
/// Nothing is outstanding of a medicine that is paused, and of one on the first day on which something new holds:
/// who begins at noon cannot take the morning's; nor on a day that a journey left no time for. Doses that are skipped with a reason count neither for nor against.
/// What is taken as needed counts nowhere, since it was never due.
public struct DoseCount: Hashable, Sendable {
    public var taken = 0
    /// Due, and neither taken nor skipped.
    public var outstanding = 0

    public init(taken: Int = 0, outstanding: Int = 0) {
        self.taken = taken
        self.outstanding = outstanding
    }

    public var due: Int { taken + outstanding }
    /// Every dose that was due was taken.
    public var isComplete: Bool { taken > 0 && outstanding == 0 }
    /// 0...1000; `nil` when nothing was due, which is neither none nor all.
    public var permille: Int? { due > 0 ? taken * 1000 / due : nil }

    static func + (left: DoseCount, right: DoseCount) -> DoseCount {
        DoseCount(taken: left.taken + right.taken, outstanding: left.outstanding + right.outstanding)
    }
}

extension Medicine {
    /// - Parameter everTaken: counts a dose that was taken at any time as taken, also when that was taken back.
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

    /// Of so many minutes, where hours count from the last dose.
    private static var leave: Int { 120 }

    /// Whether a day ended although so many hours after the last dose had passed, two hours of leave included: the last
    /// at 14:00, eight hours apart, in a day that ends at 03:00, leaves one open; the last at 20:00 does not.
    ///
    /// For the count of a day the hour by which the clocks change makes no difference worth its price.
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
    /// A day of one medicine, or of all of them.
    public func doseCount(of medicine: Medicine, on day: Day) -> DoseCount { count([medicine], on: day) }
    public func doseCount(on day: Day) -> DoseCount { count(medicines, on: day) }

    /// Never inlined: every figure asks.
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
