import HexisApp
import HexisCore

/// What an import changed, so that it can be undone.
struct HabitChanges: Sendable {
    let program: String
    let habits: [Identifier]
    let medicines: [Identifier]
    let measurements: [Identifier]
    let joins: [HabitJoin]

    /// The entries that undo it in a practice: what is new is deleted, and the days that it filled in other habits are empty again.
    func undo(
        in practice: Practice, device: Identifier, at now: Instant, newIdentifier: () -> Identifier
    ) -> [Entry] {
        let first = practice.instant(at: now)
        let left = habits.filter { practice.habit($0) != nil }
        let facts =
            left.map { (fact: Fact.habitDeleted(HabitDeleted(habit: $0)), at: Instant?.none) }
            + joins.flatMap { $0.undo(in: practice) }.map { ($0, nil) }
            + practice.undoing(medicines: medicines) + practice.undoing(measurements: measurements)
        return facts.enumerated().map { place, one in
            Entry(
                id: newIdentifier(), at: one.at ?? first.advanced(byMilliseconds: Int64(place)),
                device: device, fact: one.fact)
        }
    }
}

extension HabitChanges {
    init(program: String, _ found: HabitImport) {
        self.init(
            program: program, habits: found.newHabits.map { $0.id },
            medicines: found.newMedicines.map { $0.id }, measurements: found.measurements, joins: found.joins)
    }

    /// As it is stored.
    var json: JSON {
        func list(_ identifiers: [Identifier]) -> JSON {
            .array(identifiers.map { .string($0.description) })
        }
        return .members(
            ("program", .string(program)), ("habits", list(habits)), ("medicines", list(medicines)),
            ("measurements", list(measurements)), ("joins", .array(joins.map(\.json))))
    }

    init?(_ json: JSON) {
        guard let program = json["program"]?.string, let habits = json.identifiers("habits"),
            let medicines = json.identifiers("medicines"),
            let measurements = json.identifiers("measurements"),
            let joins = json.list("joins", HabitJoin.init(_:))
        else { return nil }
        self.init(
            program: program, habits: habits, medicines: medicines, measurements: measurements, joins: joins)
    }
}

extension HabitJoin {
    fileprivate var json: JSON {
        .members(
            ("habit", .string(habit.description)), ("start", .integer(Int64(start.number))),
            ("entries", .array(facts.map { .entry($0.entry) })))
    }

    fileprivate init?(_ json: JSON) {
        guard let habit = json["habit"]?.string.flatMap({ Identifier($0) }),
            let start = json["start"]?.integer.flatMap({ Day(number: $0) }),
            let entries = json.list("entries", { $0.entry })
        else { return nil }
        self.init(habit, start: start, facts: entries.map { Part(id: $0.id, fact: $0.fact) })
    }
}

extension HabitJoin.Part {
    /// As it is stored: without a time and a device, which it does not have yet.
    fileprivate var entry: Entry {
        Entry(id: id, at: Instant(clamping: 0), device: Identifier(high: 0, low: 0), fact: fact)
    }
}
