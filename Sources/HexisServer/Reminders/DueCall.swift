import HexisCore

/// Something that calls a person now: one occurrence, or several that were held up and come together.
struct DueCall: Equatable {
    let id: Identifier
    let occurrences: [Occurrence]

    /// Milliseconds for which it is of use: a reminder of this morning is of none tonight.
    static let usefulness: Int64 = 4 * 3_600_000
    /// What comes later than this was held up, and comes with the rest.
    private static let late: Int64 = 10 * 60_000
    /// Further back there is nothing that still belongs to this day.
    private static let longestLook: Int64 = 36 * 3_600_000

    init(_ occurrence: Occurrence) {
        id = occurrence.id
        occurrences = [occurrence]
    }

    /// Named after the first of them, so that no other sum takes its place.
    private init(summing occurrences: [Occurrence], after first: Occurrence) {
        id = first.id.derived(1)
        self.occurrences = occurrences
    }

    /// What calls between two instants, as the practice stands now. What was held up while the server was away comes
    /// once, together with all else, as long as it is still that day; the rest is past, and only counted.
    static func due(
        _ practice: Practice, from since: Instant, to now: Instant, in zone: ZoneRules, today: Day
    ) -> (calls: [DueCall], missed: Int) {
        let looked = max(since, now.advanced(byMilliseconds: -longestLook))
        let past = practice.occurrences(from: since, to: looked, in: zone).count
        let due = practice.occurrences(from: looked, to: now.advanced(byMilliseconds: 1), in: zone)
        let useful = due.filter {
            practice.isOfUse($0, at: now) && ($0.day == today || isFresh($0, at: now))
        }
        let missed = past + due.count - useful.count
        guard let first = useful.first, useful.count > 1, useful.contains(where: { !isFresh($0, at: now) })
        else { return (useful.map { DueCall($0) }, missed) }
        return ([DueCall(summing: useful, after: first)], missed)
    }

    private static func isFresh(_ occurrence: Occurrence, at now: Instant) -> Bool {
        now.milliseconds - occurrence.at.milliseconds <= late
    }
}

extension DueCall {
    /// Reads what `bytes` gave; `nil` for what this server would not have written.
    init?(id: Identifier, bytes: [UInt8]) {
        guard case .array(let list)? = try? JSON(parsing: bytes) else { return nil }
        let occurrences = list.compactMap { Occurrence(json: $0) }
        guard !occurrences.isEmpty, occurrences.count == list.count else { return nil }
        self.id = id
        self.occurrences = occurrences
    }

    /// Which occurrences: their words follow from the practice, and are those of the moment of sending.
    var bytes: [UInt8] { Array(JSON.array(occurrences.map(\.json)).text.utf8) }
}

extension Occurrence {
    fileprivate init?(json: JSON) {
        guard let day = json["day"]?.string.flatMap({ Day($0) }), let at = json["at"]?.integer else {
            return nil
        }
        let reminder = json["reminder"]?.string.flatMap { Identifier($0) }
        let habit = json["habit"]?.string.flatMap { Identifier($0) }
        switch (reminder, habit) {
        case (let reminder?, let habit?):
            self.init(.reminder(reminder, habit: habit), on: day, at: Instant(clamping: at))
        case (nil, nil): self.init(.eveningQuestion, on: day, at: Instant(clamping: at))
        default: return nil
        }
    }

    fileprivate var json: JSON {
        let when = [
            JSON.Member("day", .string(day.description)), JSON.Member("at", .integer(at.milliseconds)),
        ]
        switch kind {
        case .eveningQuestion: return .object(when)
        case .reminder(let reminder, let habit):
            return .object(
                when + [
                    JSON.Member("reminder", .string(reminder.description)),
                    JSON.Member("habit", .string(habit.description)),
                ])
        }
    }
}
