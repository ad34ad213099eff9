/// Days that count neither for nor against: a holiday, an illness.
public struct Pause: Hashable, Sendable {
    public let id: Identifier
    /// `nil` pauses every habit.
    public let habit: Identifier?
    public let from: Day
    /// The last paused day; `nil` as long as it goes on.
    public let until: Day?
    public let reason: Line?

    public func contains(_ day: Day) -> Bool {
        from <= day && day <= (until ?? .last)
    }

    /// Whether it holds for a habit on a day.
    public func covers(_ habit: Identifier, on day: Day) -> Bool {
        (self.habit == nil || self.habit == habit) && contains(day)
    }
}
