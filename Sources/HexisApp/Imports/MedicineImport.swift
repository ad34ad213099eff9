public import HexisCore

/// What an import adds of one medicine.
struct MedicineImport {
    let medicine: ImportedMedicine
    /// With the instant of those that have one of their own: a dose is recorded when it was.
    let facts: [(id: Identifier, fact: Fact, at: Instant?)]
    /// The number of doses that were answered too late to count.
    let late: Int

    init(_ tracked: TrackedMedicine, into practice: Practice, on today: Day, _ zone: ZoneRules) {
        let id = practice.freeIdentifier(for: tracked)
        let clock = DoseClock(zone: zone, dayStart: practice.settings.dayStart)
        let doses = ImportedDoses(of: tracked, as: id, until: today.next, by: clock)
        let news = doses.answers.filter { !practice.contains($0.id) }
        let isKnown = practice.medicine(id) != nil
        late = doses.late
        medicine = ImportedMedicine(
            id: id, name: tracked.name.text, doses: news.count, first: news.first?.day, last: news.last?.day,
            isKnown: isKnown)
        let own = isKnown ? [] : tracked.facts(of: id, for: doses, on: today)
        facts =
            own.enumerated().map { (id.derived(10).derived(UInt64($0)), $1, nil) }
            + news.map { ($0.id, $0.fact, $0.at) }
    }
}

/// One medicine of an import, as a person is shown it beforehand.
public struct ImportedMedicine: Hashable, Sendable {
    public let id: Identifier
    public let name: String
    /// The doses that the practice does not have yet.
    public let doses: Int
    public let first: Day?
    public let last: Day?
    /// Whether an earlier import has brought it already.
    public let isKnown: Bool
}

extension TrackedMedicine {
    /// The facts that add the medicine itself.
    fileprivate func facts(of id: Identifier, for doses: ImportedDoses, on today: Day) -> [Fact] {
        let first = doses.answers.first?.day ?? today
        let last = doses.answers.last?.day ?? today
        let taken = RegimenSet(medicine: id, from: first, regimen: regimen ?? .asNeeded, dose: dose)
        let named = Fact.medicineNamed(MedicineNamed(medicine: id, name: name))
        guard regimen == nil else { return [named, .regimenSet(taken)] }
        return [
            named, .regimenSet(taken),
            .regimenSet(RegimenSet(medicine: id, from: last.next, regimen: .stopped, dose: dose)),
        ]
    }
}

extension Practice {
    /// The identifier of an imported medicine: the same for the same file, unless that was removed.
    fileprivate func freeIdentifier(for tracked: TrackedMedicine) -> Identifier {
        var id = Identifier(ofTracked: tracked.key)
        while isRemoved(medicine: id) { id = id.derived(1) }
        return id
    }

    /// What removes imported medicines with everything that was marked of them, each dose at the time of its answer.
    public func undoing(medicines: [Identifier]) -> [(fact: Fact, at: Instant?)] {
        medicines.compactMap { medicine($0) }.flatMap { medicine in
            medicine.standingAnswers.map { answer in
                let noon = Int64(answer.day.number) * 86_400_000 + 43_200_000
                let isNextDay = answer.at.milliseconds - noon > 86_400_000
                let undone = DoseUndone(
                    medicine: medicine.id, day: answer.day, slot: answer.slot,
                    registered: isNextDay ? answer.day.next : answer.day)
                return (Fact.doseUndone(undone), answer.at.advanced(byMilliseconds: 1))
            } + [(Fact.medicineRemoved(MedicineRemoved(medicine: medicine.id)), nil)]
        }
    }
}
