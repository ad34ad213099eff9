/// A proposal of fewer reminders for a habit that is becoming automatic, which the person may accept or decline.
///
/// What is done on a reminder is not learned on its own cue (Stawarz et al. 2015), so help fades as the habit settles.
public struct FadingProposal: Hashable, Sendable {
    /// A reminder, and the days that it would keep; `nil` for none.
    public struct Step: Hashable, Sendable {
        public let reminder: PlanReminder
        public let weekdays: Weekdays?
    }

    public let steps: [Step]

    /// Whether no reminder would remain.
    public var isLettingGo: Bool { steps.allSatisfy { $0.weekdays == nil } }
}

extension Practice {
    /// Returns the proposal for a habit. For a settling one, it drops every second day of each reminder: Monday,
    /// Tuesday, Wednesday become Monday and Wednesday. For a settled one, it drops all reminders. Reminders set or
    /// changed within the last four weeks stay as they are, so that each step has time to take effect. Returns `nil` if
    /// there is nothing to drop.
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

    /// Day precision is enough, so UTC will do.
    private func isOld(_ reminder: PlanReminder, on today: Day) -> Bool {
        Moment(instant: reminder.set.at).date.distance(to: today) >= Practice.settlingSpan
    }

    /// Returns every second day; `nil` for fewer than two days, which have no half.
    private func half(of days: [Weekday]) -> Weekdays? {
        days.count < 2 ? nil : Weekdays(days.indices.filter { $0 % 2 == 0 }.map { days[$0] })
    }
}
