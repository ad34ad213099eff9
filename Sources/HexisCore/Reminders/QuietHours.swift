/// The part of every day without reminders: from a time up to, but not including, another one. From 22:00 until 07:00
/// spans midnight.
public struct QuietHours: Hashable, Sendable {
    public let from: TimeOfDay
    public let until: TimeOfDay

    /// Returns `nil` for two equal times, which could mean nothing or everything.
    public init?(from: TimeOfDay, until: TimeOfDay) {
        guard from != until else { return nil }
        self.from = from
        self.until = until
    }

    public func contains(_ time: TimeOfDay) -> Bool {
        from < until ? from <= time && time < until : from <= time || time < until
    }
}
