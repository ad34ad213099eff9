import HexisCore

extension FadingProposal.Step {
    func fact(of habit: Identifier) -> Fact {
        guard let weekdays else {
            return .reminderRemoved(ReminderRemoved(reminder: reminder.id, habit: habit))
        }
        switch reminder {
        case .byTime(let reminder): return .reminderSet(reminder.reduced(to: weekdays, of: habit))
        case .byPlace(let reminder): return .placeReminderSet(reminder.reduced(to: weekdays, of: habit))
        }
    }
}

extension Reminder {
    fileprivate func reduced(to weekdays: Weekdays, of habit: Identifier) -> ReminderSet {
        ReminderSet(
            reminder: id, habit: habit, plan: plan, time: time, weekdays: weekdays, routine: routine)
    }
}

extension PlaceReminder {
    fileprivate func reduced(to weekdays: Weekdays, of habit: Identifier) -> PlaceReminderSet {
        PlaceReminderSet(
            reminder: id, habit: habit, plan: plan, place: place, weekdays: weekdays, routine: routine)
    }
}
