/// A week of medicines for the weekly feedback.
public struct MedicineWeek: Hashable, Sendable {
    /// The first day of the week.
    public let first: Day
    /// The counts of the seven days; future days are `nil`.
    public let days: [DoseCount?]
    public let cause: Cause

    /// The pattern that a tip can address.
    public enum Cause: Hashable, Sendable {
        case firstWeek
        /// Doses were missed only on Saturday or Sunday.
        case weekend
        /// More evening doses were missed than all others together.
        case evenings
        case other
    }

    /// Days with every due dose taken, of the days on which something was due.
    public var rate: Rate {
        let asked = days.compactMap { $0 }.filter { $0.due > 0 }
        return Rate(done: asked.count { $0.isComplete }, of: asked.count)
    }

    public var grade: WeekGrade? { WeekGrade(rate) }
}

/// The five grades of a week, by days taken: 7; 5–6; 3–4; 1–2; 0.
public enum WeekGrade: Int, CaseIterable, Comparable, Sendable {
    case none = 0, few, some, most, all

    /// A week in which something was due on fewer than seven days is graded by the share of them, rounded down: two of
    /// three days are as four of seven. Returns `nil` if nothing was due at all.
    public init?(_ rate: Rate) {
        guard rate.relevant > 0 else { return nil }
        switch rate.done * 7 / rate.relevant {
        case 7...: self = .all
        case 5...6: self = .most
        case 3...4: self = .some
        case 1...2: self = .few
        default: self = rate.done > 0 ? .few : .none
        }
    }

    public static func < (left: WeekGrade, right: WeekGrade) -> Bool { left.rawValue < right.rawValue }
}

extension Practice {
    /// Returns the week around a day, beginning on the person's first weekday.
    public func medicineWeek(around day: Day, seenFrom today: Day) -> MedicineWeek {
        let medicines = self.medicines
        let first = day.startOfWeek(beginningOn: settings.firstWeekday)
        let days = (0..<7).map { number -> DoseCount? in
            let day = first.advanced(by: number)
            return day <= today ? count(medicines, on: day) : nil
        }
        return MedicineWeek(first: first, days: days, cause: cause(of: days, from: first, medicines))
    }

    /// Returns the last completed week; `nil` while nothing was due in any.
    public func lastMedicineWeek(seenFrom today: Day) -> MedicineWeek? {
        pastMedicineWeeks(seenFrom: today, atMost: 1).first
    }

    /// Returns the completed weeks in which something was due, the latest first.
    public func pastMedicineWeeks(seenFrom today: Day, atMost count: Int = 520) -> [MedicineWeek] {
        let start = medicines.map { $0.start }.min() ?? .last
        var weeks: [MedicineWeek] = []
        var day = today.startOfWeek(beginningOn: settings.firstWeekday).previous
        while day >= start, day > Day.first, weeks.count < count {
            let week = medicineWeek(around: day, seenFrom: today)
            if week.grade != nil { weeks.append(week) }
            day = day.advanced(by: -7)
        }
        return weeks
    }

    private func cause(of days: [DoseCount?], from first: Day, _ medicines: [Medicine]) -> MedicineWeek.Cause
    {
        if (medicines.map { $0.start }.min() ?? .last) >= first { return .firstWeek }
        let missed = (0..<7).filter { (days[$0]?.outstanding ?? 0) > 0 }.map { first.advanced(by: $0) }
        if !missed.isEmpty, missed.allSatisfy({ $0.weekday >= .saturday }) { return .weekend }
        let times = missed.flatMap { day in
            medicines.flatMap { $0.openTimes(on: day, among: $0.records(on: day)) }
        }
        let evenings = times.count { $0.isEvening }
        return evenings * 2 > times.count ? .evenings : .other
    }
}

extension TimeOfDay {
    /// Whether the time is from 17:00 on, or before four in the morning.
    public var isEvening: Bool { minutes >= 1020 || minutes < 240 }
}
