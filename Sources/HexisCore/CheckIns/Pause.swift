/// Days that count neither for nor against, such as a holiday or an illness.
public struct Pause: Hashable, Sendable {
    public let id: Identifier
    /// The paused habit; `nil` pauses every habit.
    public let habit: Identifier?
    public let from: Day
    /// The last paused day; `nil` while the pause is open-ended.
    public let until: Day?
    public let reason: Line?

    public func contains(_ day: Day) -> Bool {
        from <= day && day <= (until ?? .last)
    }

    /// Returns whether the pause applies to a habit on a day.
    public func covers(_ habit: Identifier, on day: Day) -> Bool {
        (self.habit == nil || self.habit == habit) && contains(day)
    }
}
