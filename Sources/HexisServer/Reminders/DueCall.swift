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

    /// Named after the first of them, and unlike a sum.
    private init(together occurrences: [Occurrence]) {
        id = occurrences[0].id.derived(2)
        self.occurrences = occurrences
    }

    /// Whether it is about several doses of one moment, and nothing else.
    var isOfDoses: Bool {
        occurrences.count > 1 && occurrences.allSatisfy { areDosesOfOneMoment(with: $0) }
    }

    /// What calls between two instants, as the practice stands now, and was not called yet. What was held up while the
    /// server was away comes once, together with all else, as long as it is still that day; the rest is past: it is
    /// dropped, and counted as missed.
    static func due(
        _ practice: Practice, from since: Instant, to now: Instant, in zone: ZoneRules, today: Day,
        but isSeenTo: (Occurrence) -> Bool = { _ in false }
    ) -> (calls: [DueCall], dropped: [Occurrence], missed: Int) {
        let looked = max(since, now.advanced(byMilliseconds: -longestLook))
        let past = practice.occurrences(from: since, to: looked, in: zone).count
        let due = practice.occurrences(from: looked, to: now.advanced(byMilliseconds: 1), in: zone)
            .filter { !isSeenTo($0) }
        func isUseful(_ call: Occurrence) -> Bool {
            practice.isOfUse(call, at: now) && (call.day == today || isFresh(call, at: now))
        }
        let useful = due.filter(isUseful)
        let dropped = due.filter { !isUseful($0) }
        let missed = past + dropped.count
        guard let first = useful.first, useful.count > 1, useful.contains(where: { !isFresh($0, at: now) })
        else { return (calls(of: useful), dropped, missed) }
        return ([DueCall(summing: useful, after: first)], dropped, missed)
    }

    /// One each; doses that are due at once come together.
    private static func calls(of occurrences: [Occurrence]) -> [DueCall] {
        var calls: [DueCall] = []
        for occurrence in occurrences {
            if let place = calls.firstIndex(where: { $0.areDosesOfOneMoment(with: occurrence) }) {
                calls[place] = DueCall(together: calls[place].occurrences + [occurrence])
            } else {
                calls.append(DueCall(occurrence))
            }
        }
        return calls
    }

    private func areDosesOfOneMoment(with other: Occurrence) -> Bool {
        guard let first = occurrences.first, first.isOfDose, other.isOfDose else { return false }
        return first.at == other.at && first.day == other.day
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
    fileprivate var isOfDose: Bool {
        if case .dose = kind { true } else { false }
    }

    fileprivate init?(json: JSON) {
        guard let day = json["day"]?.string.flatMap({ Day($0) }), let at = json["at"]?.integer else {
            return nil
        }
        let reminder = json["reminder"]?.string.flatMap { Identifier($0) }
        let habit = json["habit"]?.string.flatMap { Identifier($0) }
        let medicine = json["medicine"]?.string.flatMap { Identifier($0) }
        let slot = json["slot"]?.string.flatMap { DoseSlot($0) }
        let kind: Kind
        if let loop = json["loop"]?.string.flatMap({ Identifier($0) }) {
            self.init(.urgeQuestion(loop), on: day, at: Instant(clamping: at))
            return
        }
        switch (reminder, habit, medicine, slot) {
        case (let reminder?, let habit?, nil, nil): kind = .reminder(reminder, habit: habit)
        case (nil, nil, let medicine?, let slot?): kind = .dose(slot, of: medicine)
        case (nil, nil, nil, nil):
            if json["last"] == .bool(true) {
                kind = .lastCall
            } else if json["week"] == .bool(true) {
                kind = .medicineWeek
            } else {
                kind = json["heart"] == .bool(true) ? .heartRate : .eveningQuestion
            }
        default: return nil
        }
        self.init(kind, on: day, at: Instant(clamping: at))
    }

    fileprivate var json: JSON {
        let when = [
            JSON.Member("day", .string(day.description)), JSON.Member("at", .integer(at.milliseconds)),
        ]
        switch kind {
        case .eveningQuestion: return .object(when)
        case .urgeQuestion(let loop):
            return .object(when + [JSON.Member("loop", .string(loop.description))])
        case .lastCall: return .object(when + [JSON.Member("last", .bool(true))])
        case .medicineWeek: return .object(when + [JSON.Member("week", .bool(true))])
        case .heartRate: return .object(when + [JSON.Member("heart", .bool(true))])
        case .dose(let slot, let medicine):
            return .object(
                when + [
                    JSON.Member("medicine", .string(medicine.description)),
                    JSON.Member("slot", .string(slot.description)),
                ])
        case .reminder(let reminder, let habit):
            return .object(
                when + [
                    JSON.Member("reminder", .string(reminder.description)),
                    JSON.Member("habit", .string(habit.description)),
                ])
        }
    }
}
