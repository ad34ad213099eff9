package import HexisApp
package import HexisCore

/// The measurements of an import that a practice does not have yet.
package struct ImportedDays: Sendable {
    /// The facts to record, in order.
    package let facts: [Measured]
    /// A summary for the person: each signal with the number of its days in the file.
    package let counts: [SignalDays]

    /// How many measurements a person removed and the file has; they are among the facts only if they are to come back.
    package let removed: Int
    /// What the practice has instead of the facts, where a measurement is brought up to date.
    package let earlier: [Identifier: Measured]

    /// An import as it was found before.
    package init(
        facts: [Measured], counts: [SignalDays], removed: Int, earlier: [Identifier: Measured]
    ) {
        self.facts = facts
        self.counts = counts
        self.removed = removed
        self.earlier = earlier
    }

    /// The name of the source in facts and on pages.
    package static let appleHealth = "Apple Health"

    /// Leaves out measurements that the practice has with the same amount, and days after `last`, which come from a
    /// wrong clock.
    ///
    /// - Parameter bringsBack: Whether measurements that were removed, by hand or because an import was undone, come back.
    package init(
        _ measurements: [DayMeasurement], into practice: Practice, upTo last: Day, bringsBack: Bool = false
    ) {
        let known = measurements.filter { $0.day <= last }
        counts = Signal.known.compactMap { signal in
            let days = known.count { $0.signal == signal }
            return days > 0 ? SignalDays(signal, days) : nil
        }
        var facts: [Measured] = []
        var earlier: [Identifier: Measured] = [:]
        var removed = 0
        for one in known {
            let (id, wasRemoved) = practice.identifier(for: one)
            guard
                let measured = Measured(
                    measurement: id, signal: one.signal, amount: one.amount, day: one.day,
                    source: ImportedDays.appleHealth)
            else { continue }
            let present = practice.measurement(id)
            guard present != measured else { continue }
            if wasRemoved && present == nil {
                removed += 1
                guard bringsBack else { continue }
            }
            earlier[id] = present
            facts.append(measured)
        }
        self.facts = facts
        self.earlier = earlier
        self.removed = removed
    }

    /// Entries for the facts that the practice does not have, in order, after everything it has seen.
    package func entries(
        _ practice: Practice, device: Identifier, at now: Instant, newIdentifier: () -> Identifier
    ) -> [Entry] {
        let missing = facts.filter { practice.measurement($0.measurement) != $0 }
        return practice.entries(missing.map { .measured($0) }, device: device, at: now, newIdentifier)
    }

    /// Entries that undo the import: what is new is removed, and what was brought up to date gets its earlier amount. What
    /// was changed since stays.
    package func undo(
        _ practice: Practice, device: Identifier, at now: Instant, newIdentifier: () -> Identifier
    ) -> [Entry] {
        let undoing = facts.filter { practice.measurement($0.measurement) == $0 }.map { fact -> Fact in
            earlier[fact.measurement].map { .measured($0) }
                ?? .measurementRemoved(MeasurementRemoved(measurement: fact.measurement))
        }
        return practice.entries(undoing, device: device, at: now, newIdentifier)
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

    /// Entries for facts, in order, after everything the practice has seen.
    fileprivate func entries(
        _ facts: [Fact], device: Identifier, at now: Instant, _ newIdentifier: () -> Identifier
    ) -> [Entry] {
        let first = instant(at: now)
        return facts.enumerated().map { place, fact in
            Entry(
                id: newIdentifier(), at: first.advanced(byMilliseconds: Int64(place)), device: device,
                fact: fact)
        }
    }
}
