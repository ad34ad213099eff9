extension Practice {
    /// Returns the streak: the number of days in a row on which every due dose was taken.
    ///
    /// Days with nothing due, because of a pause or because everything is taken as needed or was skipped with a reason,
    /// neither break nor lengthen it; a day on which one dose was skipped and the other taken lengthens it. Today
    /// lengthens it as soon as its doses are taken, and does not break it while they are open. Yesterday can still be
    /// marked until today ends: while a dose of it is open, the streak stays where it was.
    ///
    /// Monday to Wednesday taken, Thursday open, Friday not yet: the streak is 3 until Friday ends, then 0. With
    /// Thursday marked on Friday it is 4, and 5 with Friday's doses.
    public func streak(upTo today: Day) -> Int {
        let medicines = self.medicines
        let first = medicines.map { $0.start }.min() ?? .last
        var day = lastSettledDay(of: medicines, upTo: today)
        var streak = 0
        while day >= first, day > Day.first {
            let count = count(medicines, on: day)
            if count.outstanding > 0 { break }
            if count.isComplete { streak += 1 }
            day = day.previous
        }
        return streak
    }

    /// Returns the last day whose result is final. Today and yesterday are not final while any of their doses is open.
    private func lastSettledDay(of medicines: [Medicine], upTo today: Day) -> Day {
        if count(medicines, on: today.previous).outstanding > 0 { return today.advanced(by: -2) }
        return count(medicines, on: today).outstanding > 0 ? today.previous : today
    }

    /// Returns the longest streak so far. It never shrinks: a dose that was marked and then undone still counts here.
    public func longestStreak(upTo today: Day) -> Int {
        let medicines = self.medicines
        var day = medicines.map { $0.start }.min() ?? .last
        var (run, longest) = (0, 0)
        while day <= today, day < Day.last {
            let count = count(medicines, on: day, everTaken: true)
            if count.outstanding > 0 {
                run = 0
            } else if count.isComplete {
                run += 1
                longest = max(longest, run)
            }
            day = day.next
        }
        return longest
    }
}

/// The levels that a streak earns, at growing intervals. A level is never lost once reached.
public enum MedicineLevel: Int, CaseIterable, Comparable, Sendable {
    case first = 5
    case second = 10
    case third = 20
    case fourth = 50
    case fifth = 100
    case sixth = 200
    case seventh = 365

    /// The length of the streak that earns the level, in days.
    public var days: Int { rawValue }
    /// The number of the level, 1 to 7.
    public var number: Int { (MedicineLevel.allCases.firstIndex(of: self) ?? 0) + 1 }

    public static func < (left: MedicineLevel, right: MedicineLevel) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns the highest level that a streak of that many days earns.
    public static func reached(by days: Int) -> MedicineLevel? { allCases.last { $0.days <= days } }
    /// Returns the next level after that many days.
    public static func next(after days: Int) -> MedicineLevel? { allCases.first { $0.days > days } }
}
