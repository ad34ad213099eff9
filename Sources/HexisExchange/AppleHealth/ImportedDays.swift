import HexisApp
import HexisCore

/// The measurements of an import that a practice does not have yet.
public struct ImportedDays: Sendable {
    /// The facts to record, in order.
    public let facts: [Measured]
    /// A summary for the person: each signal with the number of its days in the file.
    public let counts: [SignalDays]

    /// The name of the source in facts and on pages.
    public static let appleHealth = "Apple Health"

    /// Leaves out measurements that the practice has with the same amount, and days after `last`, which come from a
    /// wrong clock.
    public init(_ measurements: [DayMeasurement], into practice: Practice, upTo last: Day) {
        let known = measurements.filter { $0.day <= last }
        counts = Signal.known.compactMap { signal in
            let days = known.count { $0.signal == signal }
            return days > 0 ? SignalDays(signal, days) : nil
        }
        facts = known.compactMap { one in
            let measured = Measured(
                measurement: Identifier(
                    ofMeasurement: one.signal, from: ImportedDays.appleHealth, at: Int64(one.day.number)),
                signal: one.signal, amount: one.amount, day: one.day, source: ImportedDays.appleHealth)
            guard let measured, practice.measurement(measured.measurement) != measured else { return nil }
            return measured
        }
    }

    /// Entries for the facts, in order, after everything the practice has seen.
    public func entries(
        _ practice: Practice, device: Identifier, at now: Instant, newIdentifier: () -> Identifier
    ) -> [Entry] {
        let first = practice.instant(at: now)
        return facts.enumerated().map { place, fact in
            Entry(
                id: newIdentifier(), at: first.advanced(byMilliseconds: Int64(place)), device: device,
                fact: .measured(fact))
        }
    }
}
