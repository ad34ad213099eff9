/// The part of every day in which nothing calls: from a time up to, and without, another one. From 22:00 until 07:00
/// spans midnight.
public struct QuietHours: Hashable, Sendable {
    public let from: TimeOfDay
    public let until: TimeOfDay

    /// `nil` for two equal times, which would be nothing or everything.
    public init?(from: TimeOfDay, until: TimeOfDay) {
        guard from != until else { return nil }
        self.from = from
        self.until = until
    }

    public func contains(_ time: TimeOfDay) -> Bool {
        from < until ? from <= time && time < until : from <= time || time < until
    }
}
