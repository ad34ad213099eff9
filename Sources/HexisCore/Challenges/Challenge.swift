/// A commitment to one habit for a number of weeks.
public struct Challenge: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let level: ChallengeLevel
    /// The first day of the challenge.
    public let from: Day
    /// When the challenge was accepted.
    let accepted: Stamp
    /// Whether the person has seen the report.
    public let isRead: Bool

    /// Returns `nil` for a challenge that was removed, or whose acceptance has not arrived yet.
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

    /// Returns whether the two challenges share a day.
    func overlaps(_ other: Challenge) -> Bool { from <= other.last && other.from <= last }
}

extension Habit {
    /// The challenges of the habit in day order. No two share a day: where two devices each accepted one unknown to the
    /// other, the one accepted first wins.
    public var challenges: [Challenge] {
        var held: [Challenge] = []
        for challenge in acceptedChallenges where !held.contains(where: { $0.overlaps(challenge) }) {
            held.insert(challenge, at: held.firstSortedIndex { $0.from > challenge.from })
        }
        return held
    }

    public func challenge(_ id: Identifier) -> Challenge? { challenges.first { $0.id == id } }

    /// Returns all accepted challenges that share days with this one, including itself: they are removed together.
    public func challenges(sharingDaysWith challenge: Challenge) -> [Challenge] {
        acceptedChallenges.filter { $0.overlaps(challenge) }
    }

    /// All accepted challenges, in the order of acceptance.
    private var acceptedChallenges: [Challenge] {
        let challenges = fields.challenges.compactMap { Challenge($0) }
        return sortedPlaces(of: challenges.count) { challenges[$0].accepted < challenges[$1].accepted }
            .map { challenges[$0] }
    }
}
