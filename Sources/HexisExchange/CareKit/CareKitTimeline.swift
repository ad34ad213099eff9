import HexisCore

/// What is prescribed from which day on, in order. Nothing is prescribed before the first day, which is no stop.
struct CareKitTimeline: Equatable, Sendable {
    private(set) var changes: [Change] = []

    struct Change: Equatable, Sendable {
        let from: Day
        let prescription: Prescription
    }

    init() {}

    /// A medicine's own.
    init(_ medicine: Medicine) {
        for day in medicine.changes {
            if let prescription = medicine.prescription(on: day) { set(prescription, from: day) }
        }
    }

    /// Prescribes from a day on, in place of everything later.
    mutating func set(_ prescription: Prescription, from day: Day) {
        changes.removeAll { $0.from >= day }
        let prescription = prescription.canonical
        if let last = changes.last {
            guard last.prescription != prescription else { return }
        } else if prescription.regimen == .stopped {
            return
        }
        changes.append(Change(from: day, prescription: prescription))
    }

    func prescription(on day: Day) -> Prescription? { changes.last { $0.from <= day }?.prescription }

    /// The first day from which the two differ.
    func firstDifference(from other: CareKitTimeline) -> Day? {
        for place in 0..<max(changes.count, other.changes.count) {
            let mine = place < changes.count ? changes[place] : nil
            let theirs = place < other.changes.count ? other.changes[place] : nil
            if mine != theirs { return [mine?.from, theirs?.from].compactMap { $0 }.min() }
        }
        return nil
    }
}

extension Prescription {
    /// The same prescription in the form in which equal ones are equal. A stop has no dose.
    fileprivate var canonical: Prescription {
        Prescription(dose: regimen == .stopped ? nil : dose, regimen: regimen.canonical)
    }
}

extension Regimen {
    fileprivate var canonical: Regimen {
        guard case .at(let times, let days) = self, case .everyDays(let interval) = days.schedule else {
            return self
        }
        return interval.canonicalSchedule.flatMap { DosingDays($0) }.map { .at(times, on: $0) } ?? self
    }
}

extension DayInterval {
    fileprivate var canonicalSchedule: Schedule? {
        guard days != 7 else { return Weekdays([first.weekday]).map { .weekdays($0) } }
        let (number, length) = (Int64(first.number), Int64(days))
        let first = Day(clamping: ((number % length) + length) % length)
        return DayInterval(days, from: first).map { .everyDays($0) }
    }
}
