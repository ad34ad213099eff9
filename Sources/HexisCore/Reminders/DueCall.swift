/// An alert to send to a person now: one occurrence, or several delayed ones sent together.
package struct DueCall: Equatable, Sendable {
    package let id: Identifier
    package let occurrences: [Occurrence]

    /// How long an alert is useful, in milliseconds: this morning's reminder is of no use tonight.
    package static let usefulness: Int64 = 4 * 3_600_000
    /// The delay in milliseconds beyond which an occurrence counts as held up and is summed up with the others.
    private static let late: Int64 = 10 * 60_000
    /// How far back to look, in milliseconds: nothing earlier can still belong to this day.
    private static let longestLook: Int64 = 36 * 3_600_000

    package init(_ occurrence: Occurrence) {
        id = occurrence.id
        occurrences = [occurrence]
    }

    /// Derives the id from the first occurrence, so that no other summary replaces it.
    private init(summing occurrences: [Occurrence], after first: Occurrence) {
        id = first.id.derived(1)
        self.occurrences = occurrences
    }

    /// Derives the id from the first occurrence, different from that of a summary.
    private init(together occurrences: [Occurrence]) {
        id = occurrences[0].id.derived(2)
        self.occurrences = occurrences
    }

    /// Whether it consists of several doses of one moment, and nothing else.
    package var isOfDoses: Bool {
        occurrences.count > 1 && occurrences.allSatisfy { areDosesOfOneMoment(with: $0) }
    }

    /// Whether it is a care provider's weekly summary, and nothing else.
    package var isPatientsSummary: Bool {
        occurrences.count == 1 && occurrences[0].kind == .patientsSummary
    }

    /// Returns the alerts due between two instants, as the practice is now, that were not sent yet. Occurrences held up
    /// while the server was down come once, together with all others, as long as it is still the same day; the others
    /// are past: they are dropped and counted as missed.
    package static func due(
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

    /// Returns one alert per occurrence; doses due at the same time share one.
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
    /// Decodes the output of `bytes`. Returns `nil` for anything else.
    package init?(id: Identifier, bytes: [UInt8]) {
        guard case .array(let list)? = try? JSON(parsing: bytes) else { return nil }
        let occurrences = list.compactMap { Occurrence(json: $0) }
        guard !occurrences.isEmpty, occurrences.count == list.count else { return nil }
        self.id = id
        self.occurrences = occurrences
    }

    /// The encoded occurrences. Their wording is not included: it follows from the practice at the moment of sending.
    package var bytes: [UInt8] { Array(JSON.array(occurrences.map { $0.json }).text.utf8) }
}

extension Occurrence {
    fileprivate var isOfDose: Bool {
        if case .dose = kind { true } else { false }
    }
}
