import HexisCore

extension FadingProposal.Step {
    func fact(of habit: Identifier) -> Fact {
        guard let weekdays else {
            return .reminderRemoved(ReminderRemoved(reminder: reminder.id, habit: habit))
        }
        switch reminder {
        case .byTime(let reminder):
            return .reminderSet(
                ReminderSet(
                    reminder: reminder.id, habit: habit, plan: reminder.plan, time: reminder.time,
                    weekdays: weekdays, routine: reminder.routine))
        case .byPlace(let reminder):
            return .placeReminderSet(
                PlaceReminderSet(
                    reminder: reminder.id, habit: habit, plan: reminder.plan, place: reminder.place,
                    weekdays: weekdays, routine: reminder.routine))
        }
    }
}
