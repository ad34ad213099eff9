/// The state of a reminder that its entries add up to: by time or by place, whichever was set last.
struct ReminderFields: Hashable, Sendable {
    let id: Identifier
    var latest = Latest<ReminderSet?>(initially: nil)
    var latestByPlace = Latest<PlaceReminderSet?>(initially: nil)
    var snooze = Latest<Snooze?>(initially: nil)
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }

    /// Both are `false` for a reminder that was removed, or never set.
    var isByTime: Bool { isSet(latest.stamp, after: latestByPlace.stamp) }
    var isByPlace: Bool { isSet(latestByPlace.stamp, after: latest.stamp) }

    private func isSet(_ stamp: Stamp?, after other: Stamp?) -> Bool {
        guard !isRemoved, let stamp else { return false }
        return other.map { $0 < stamp } ?? true
    }

    /// Returns the snooze that applies. Setting a reminder again ends any earlier snooze.
    func snooze(since set: Stamp) -> Snooze? {
        guard let putOff = snooze.stamp, set < putOff else { return nil }
        return snooze.value
    }
}

/// A snoozed reminder: it comes at that instant instead, as long as it is still the same day.
public struct Snooze: Hashable, Sendable {
    public let day: Day
    public let until: Instant
}

extension HabitFields {
    /// Changes a reminder in place, creating it if it has not been set yet.
    mutating func change(reminder: Identifier, _ body: (inout ReminderFields) -> Void) {
        let place = reminders.firstSortedIndex { $0.id >= reminder }
        if place == reminders.count || reminders[place].id != reminder {
            reminders.insert(ReminderFields(id: reminder), at: place)
        }
        body(&reminders[place])
    }
}
