/// A commitment to one habit for a number of weeks.
public struct Challenge: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let level: ChallengeLevel
    /// Its first day.
    public let from: Day
    /// When it was accepted.
    let accepted: Stamp
    /// Whether its report was seen.
    public let isRead: Bool

    /// `nil` for one that was removed, or was never heard of but for what followed.
    init?(_ fields: ChallengeFields) {
        guard !fields.isRemoved, let accepted = fields.accepted, let latest = fields.latest.value else {
            return nil
        }
        id = fields.id
        habit = latest.habit
        level = latest.level
        from = latest.from
        self.accepted = accepted
        isRead = fields.isRead
    }

    /// The last day of its span.
    public var last: Day { from.advanced(by: level.days - 1) }

    public func contains(_ day: Day) -> Bool { from <= day && day <= last }

    /// Whether they share a day.
    func overlaps(_ other: Challenge) -> Bool { from <= other.last && other.from <= last }
}

extension Habit {
    /// The challenges of the habit in the order of their days. No two share a day: where two devices accepted one
    /// each without knowing, the one accepted first holds.
    public var challenges: [Challenge] {
        var held: [Challenge] = []
        for challenge in acceptedChallenges where !held.contains(where: { $0.overlaps(challenge) }) {
            held.insert(challenge, at: held.firstSortedIndex { $0.from > challenge.from })
        }
        return held
    }

    public func challenge(_ id: Identifier) -> Challenge? { challenges.first { $0.id == id } }

    /// All that were accepted for days of this one, itself among them: what goes when it is removed.
    public func challenges(sharingDaysWith challenge: Challenge) -> [Challenge] {
        acceptedChallenges.filter { $0.overlaps(challenge) }
    }

    /// In the order in which they were accepted.
    private var acceptedChallenges: [Challenge] {
        let challenges = fields.challenges.compactMap { Challenge($0) }
        return sortedPlaces(of: challenges.count) { challenges[$0].accepted < challenges[$1].accepted }
            .map { challenges[$0] }
    }
}
