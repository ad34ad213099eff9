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
        counts = ImportedDays.counts(of: known)
        var news = ImportedNews()
        for one in known { news.add(one, into: practice, bringsBack: bringsBack) }
        (facts, earlier, removed) = (news.facts, news.earlier, news.removed)
    }

    private static func counts(of measurements: [DayMeasurement]) -> [SignalDays] {
        Signal.known.compactMap { signal in
            let days = measurements.count { $0.signal == signal }
            return days > 0 ? SignalDays(signal, days) : nil
        }
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
