/// A reminder as its entries add up to it.
struct ReminderFields: Hashable, Sendable {
    let id: Identifier
    var latest = Latest<ReminderSet?>(initially: nil)
    var snooze = Latest<Snooze?>(initially: nil)
    var isRemoved = false

    init(id: Identifier) {
        self.id = id
    }
}

/// A call put off: it comes at that instant instead, as long as it still is that day.
public struct Snooze: Hashable, Sendable {
    public let day: Day
    public let until: Instant
}

extension HabitFields {
    /// Changes a reminder in place; one that was not heard of yet is kept for when it is set.
    mutating func change(reminder: Identifier, _ body: (inout ReminderFields) -> Void) {
        let place = reminders.firstSortedIndex { $0.id >= reminder }
        if place == reminders.count || reminders[place].id != reminder {
            reminders.insert(ReminderFields(id: reminder), at: place)
        }
        body(&reminders[place])
    }
}
