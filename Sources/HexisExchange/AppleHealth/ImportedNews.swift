import HexisCore

/// What an import has and a practice does not.
struct ImportedNews {
    private(set) var facts: [Measured] = []
    /// What the practice has instead of the facts.
    private(set) var earlier: [Identifier: Measured] = [:]
    /// How many measurements a person removed and the import has.
    private(set) var removed = 0

    /// - Parameter bringsBack: Whether a measurement that was removed comes back.
    mutating func add(_ one: DayMeasurement, into practice: Practice, bringsBack: Bool) {
        let (id, wasRemoved) = practice.identifier(for: one)
        guard let measured = one.measured(as: id) else { return }
        let present = practice.measurement(id)
        guard present != measured else { return }
        if wasRemoved && present == nil {
            removed += 1
            guard bringsBack else { return }
        }
        earlier[id] = present
        facts.append(measured)
    }
}

extension Practice {
    /// The identifier of a day's measurement, and whether one that had it was removed: what is removed stays removed, so
    /// that one that comes back gets another identifier.
    fileprivate func identifier(for one: DayMeasurement) -> (id: Identifier, wasRemoved: Bool) {
        var id = Identifier(
            ofMeasurement: one.signal, from: ImportedDays.appleHealth, at: Int64(one.day.number))
        let first = id
        while isRemoved(measurement: id) { id = id.derived(1) }
        return (id, id != first)
    }
}

extension DayMeasurement {
    fileprivate func measured(as id: Identifier) -> Measured? {
        Measured(
            measurement: id, signal: signal, amount: amount, day: day, source: ImportedDays.appleHealth)
    }
}
