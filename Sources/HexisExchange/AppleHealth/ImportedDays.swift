import HexisApp
import HexisCore

/// What an import says that a practice does not know yet.
public struct ImportedDays: Sendable {
    /// To be recorded, in their order.
    public let facts: [Measured]
    /// What a person reads of it: each signal with how many days of it the file had.
    public let counts: [SignalDays]

    /// As sources are called in facts and on pages.
    public static let appleHealth = "Apple Health"

    /// What is known with the same amount is not said again; days after `last`, of a clock that was wrong, are left
    /// out.
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

    /// One after the other on everything that the practice has seen.
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
