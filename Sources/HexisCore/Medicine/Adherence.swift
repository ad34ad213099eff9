/// Adherence over a span, up to today: doses still open today or yesterday can still be marked and are not counted yet.
public struct Adherence: Hashable, Sendable {
    /// Doses taken of doses due.
    public var doses = Rate.nothing
    /// Days with every due dose marked as taken, of the days on which something was due: what studies with electronic
    /// pill boxes call days of correct dosing. It is not the proportion of days covered (PDC; Nau 2012), which
    /// pharmacies compute from what was dispensed, and must not leave Hexis under that name.
    public var days = Rate.nothing

    mutating func add(_ count: DoseCount, isOver: Bool) {
        let due = isOver ? count.due : count.taken
        guard due > 0 else { return }
        doses = doses + Rate(done: count.taken, of: due)
        if isOver || count.isComplete { days = days + Rate(done: count.isComplete ? 1 : 0, of: 1) }
    }
}

extension Practice {
    /// Computes the adherence from the first to the last day, both included.
    public func adherence(of medicines: [Medicine], from first: Day, to last: Day, seenFrom today: Day)
        -> Adherence
    {
        var adherence = Adherence()
        var day = max(first, medicines.map { $0.start }.min() ?? .last)
        while day <= min(last, today), day < Day.last {
            adherence.add(count(medicines, on: day), isOver: !Dose.canBeAnswered(day, on: today))
            day = day.next
        }
        return adherence
    }

    /// The number of days over which an agreed adherence goal is measured.
    public static var adherenceWindow: Int { 28 }

    /// The goal in percent, 1 to 100; `nil` where only the streak counts.
    public var adherenceGoal: Int? {
        fields.adherenceGoal.value.flatMap { (1...100).contains($0) ? Int($0) : nil }
    }
}
