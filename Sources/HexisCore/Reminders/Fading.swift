/// Fewer reminders for a habit that begins to do itself, for the person to accept or not.
///
/// What is done on a call is not learned on its own cue (Stawarz et al. 2015), so help fades as the habit settles.
public struct FadingProposal: Hashable, Sendable {
    /// A reminder, and the days on which it would go on; `nil` for none.
    public struct Step: Hashable, Sendable {
        public let reminder: PlanReminder
        public let weekdays: Weekdays?
    }

    public let steps: [Step]

    /// Whether no reminder would be left.
    public var isLettingGo: Bool { steps.allSatisfy { $0.weekdays == nil } }
}

extension Practice {
    /// Of a settling habit, every second day of each reminder is left out: Monday, Tuesday, Wednesday become Monday and
    /// Wednesday. Of a settled one, all reminders are. What was set or changed within the last four weeks is let be,
    /// so that each step has time to show. `nil` when there is nothing to leave out.
    public func fadingProposal(for habit: Habit, on today: Day) -> FadingProposal? {
        let settling = settling(of: habit, on: today)
        guard settling != .forming else { return nil }
        var steps: [FadingProposal.Step] = []
        for reminder in allReminders(of: habit) where isOld(reminder, on: today) {
            if case .settled = settling {
                steps.append(FadingProposal.Step(reminder: reminder, weekdays: nil))
            } else if let half = half(
                of: callingDays(among: reminder.weekdays, for: habit, on: today))
            {
                steps.append(FadingProposal.Step(reminder: reminder, weekdays: half))
            }
        }
        return steps.isEmpty ? nil : FadingProposal(steps: steps)
    }

    /// By UTC: to the day it does not matter.
    private func isOld(_ reminder: PlanReminder, on today: Day) -> Bool {
        Moment(instant: reminder.set.at).date.distance(to: today) >= Practice.settlingSpan
    }

    /// Every second of them; `nil` for a day or none, which have no half.
    private func half(of days: [Weekday]) -> Weekdays? {
        days.count < 2 ? nil : Weekdays(days.indices.filter { $0 % 2 == 0 }.map { days[$0] })
    }
}
