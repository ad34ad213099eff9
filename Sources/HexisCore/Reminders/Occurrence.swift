/// One call at one instant: what calls, for which day, and when.
public struct Occurrence: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case reminder(Identifier, habit: Identifier)
        /// In the evening: what is still open today?
        case eveningQuestion
    }

    /// The same for the same call on the same day, whenever it comes: a device that shows it twice, or shows it again
    /// after a snooze, puts the one in the place of the other.
    public let id: Identifier
    public let kind: Kind
    /// The person's day, which a call past midnight and before their day start closes.
    public let day: Day
    public let at: Instant

    /// As it was planned; whether it is still to come, the practice says.
    public init(_ kind: Kind, on day: Day, at instant: Instant) {
        let caller =
            switch kind {
            case .reminder(let reminder, let habit): reminder.derived(habit.low)
            case .eveningQuestion: Identifier(high: 0, low: 0)
            }
        id = caller.derived(UInt64(bitPattern: Int64(day.number)))
        self.kind = kind
        self.day = day
        at = instant
    }

    /// By instant, then by id.
    func isBefore(_ other: Occurrence) -> Bool { at == other.at ? id < other.id : at < other.at }
}
