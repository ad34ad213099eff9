/// A medicine as its entries add up to it: a habit with a stricter contract.
public struct Medicine: Hashable, Sendable {
    let fields: MedicineFields

    public var id: Identifier { fields.id }
    public var name: String { fields.name.value?.text ?? "" }
    /// The first day on which it can be due.
    public var start: Day { fields.prescription.days.first ?? .last }
    /// The pauses, in no order that matters.
    public var pauses: [MedicinePaused] { fields.pauses.compactMap { $0.latest.value } }

    /// What holds on a day; `nil` before the first.
    public func prescription(on day: Day) -> Prescription? { fields.prescription.said(on: day) }

    /// The days from which something else held, the earliest first.
    public var changes: [Day] { fields.prescription.days }

    public func isStopped(on day: Day) -> Bool { prescription(on: day)?.regimen == .stopped }

    /// Whether a dose of it can be due on a day or later, as it is prescribed now.
    func isDue(from day: Day) -> Bool {
        hasDueDoses(on: day) || changes.contains { $0 > day && hasDueDoses(on: $0) }
    }

    private func hasDueDoses(on day: Day) -> Bool {
        switch prescription(on: day)?.regimen {
        case .at, .afterLast: true
        case .asNeeded, .stopped, nil: false
        }
    }

    /// Its last day: the one it had, or the one that is known beforehand.
    public func end(seenFrom day: Day) -> Day? {
        let past = isStopped(on: day) ? changes.last { $0 <= day } : nil
        return (past ?? changes.first { $0 > day && isStopped(on: $0) })?.previous
    }

    public func isPaused(on day: Day) -> Bool { pause(on: day) != nil }

    public func pause(on day: Day) -> MedicinePaused? {
        pauses.first { $0.from <= day && day <= $0.until ?? .last }
    }

    /// Whether any dose of it was ever marked.
    public var hasRecords: Bool { !fields.days.isEmpty }

    /// Registered, named, and not taken away again before anything was marked: what was taken stays.
    var isThere: Bool { fields.named != nil && !changes.isEmpty && (!fields.isRemoved || hasRecords) }

    func records(on day: Day) -> [DoseRecord] {
        let place = fields.days.firstSortedIndex { $0.day >= day }
        return place < fields.days.count && fields.days[place].day == day ? fields.days[place].doses : []
    }
}

extension Practice {
    /// The medicines there are, those that are stopped too, in the order in which they were registered.
    public var medicines: [Medicine] {
        let there = fields.medicines.map { Medicine(fields: $0) }.filter { $0.isThere }
        let order = sortedPlaces(of: there.count) { left, right in
            guard let first = there[left].fields.named, let second = there[right].fields.named else {
                return false
            }
            return first < second
        }
        return order.map { there[$0] }
    }

    public func medicine(_ id: Identifier) -> Medicine? {
        guard let fields = fields.medicine(id) else { return nil }
        let medicine = Medicine(fields: fields)
        return medicine.isThere ? medicine : nil
    }
}
