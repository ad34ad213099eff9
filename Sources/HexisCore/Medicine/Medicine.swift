/// The state of a medicine that its entries add up to: a habit with a stricter contract.
public struct Medicine: Hashable, Sendable {
    /// Stored behind one reference, because pages pass medicines around a lot.
    @Shared private(set) var fields: MedicineFields

    init(fields: MedicineFields) {
        _fields = Shared(wrappedValue: fields)
    }

    public var id: Identifier { fields.id }
    public var name: String { fields.name.value?.text ?? "" }
    public var looks: MedicineLooks { fields.looks.value }
    /// The first day on which the medicine can be due.
    public var start: Day { fields.prescription.days.first ?? .last }
    /// The pauses, in no particular order.
    public var pauses: [MedicinePaused] { fields.pauses.compactMap { $0.latest.value } }

    /// Returns the prescription that applies on a day; `nil` before the first.
    public func prescription(on day: Day) -> Prescription? { fields.prescription.said(on: day) }

    /// The days from which a new prescription applies, the earliest first.
    public var changes: [Day] { fields.prescription.days }

    public func isStopped(on day: Day) -> Bool { prescription(on: day)?.regimen == .stopped }

    /// The day from which a change made today takes effect: tomorrow, once a dose of today is answered.
    public func changesFrom(_ today: Day) -> Day {
        doses(on: today, seenFrom: today, dayStart: .midnight).contains { !$0.isOpen } ? today.next : today
    }

    /// Returns whether a dose can be due on a day or later, according to the current prescriptions.
    func isDue(from day: Day) -> Bool {
        hasDueDoses(on: day) || changes.contains { $0 > day && hasDueDoses(on: $0) }
    }

    private func hasDueDoses(on day: Day) -> Bool {
        switch prescription(on: day)?.regimen {
        case .at, .afterLast: true
        case .asNeeded, .stopped, nil: false
        }
    }

    /// Returns the last day of the medicine: a past one, or a future one that is already known.
    public func end(seenFrom day: Day) -> Day? {
        let past = isStopped(on: day) ? changes.last { $0 <= day } : nil
        return (past ?? changes.first { $0 > day && isStopped(on: $0) })?.previous
    }

    public func isPaused(on day: Day) -> Bool { pause(on: day) != nil }

    public func pause(on day: Day) -> MedicinePaused? {
        pauses.first { $0.from <= day && day <= $0.until ?? .last }
    }

    /// The first day with a marked dose.
    package var firstRecordedDay: Day? { fields.days.first?.day }

    /// Whether any dose is marked.
    public var hasRecords: Bool { fields.days.contains { $0.doses.contains { $0.content != nil } } }

    /// Whether the medicine was added, and not removed without any dose marked: taken doses stay.
    var isThere: Bool { fields.named != nil && !changes.isEmpty && (!fields.isRemoved || hasRecords) }

    func records(on day: Day) -> [DoseRecord] {
        let place = fields.days.firstSortedIndex { $0.day >= day }
        return place < fields.days.count && fields.days[place].day == day ? fields.days[place].doses : []
    }
}

extension Practice {
    /// All medicines, including stopped ones, in the order in which they were added.
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

    /// Whether a medicine was added and is gone: removed before any dose was marked.
    package func isRemoved(medicine id: Identifier) -> Bool {
        fields.medicine(id).map { $0.isRemoved && !Medicine(fields: $0).isThere } ?? false
    }

    public func medicine(_ id: Identifier) -> Medicine? {
        guard let fields = fields.medicine(id) else { return nil }
        let medicine = Medicine(fields: fields)
        return medicine.isThere ? medicine : nil
    }
}
