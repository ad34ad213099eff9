import HexisCore

@testable import HexisServer
@testable import HexisService

/// A habit whose reminder of today is snoozed until an instant, so that it is due then at any hour of the day.
struct CallingHabit {
    let habit: Identifier
    let due: Instant
    private let number: UInt64
    private let made: Instant

    /// Creates a habit; `number` distinguishes the habits of a person.
    init(_ number: UInt64, due: Instant, at now: Instant) {
        self.number = number
        self.due = due
        made = now
        habit = Identifier(high: number, low: 1)
    }

    /// The due reminder.
    var call: Occurrence { Occurrence(.reminder(reminder, habit: habit), on: today, at: due) }

    var entries: [Entry] {
        guard let name = Line("Walk \(number)"), let cue = Line("get up") else { return [] }
        return entries([
            .habitAdded(HabitAdded(habit: habit, name: name, day: today)),
            .planMade(PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: name)),
            .reminderSet(
                ReminderSet(
                    reminder: reminder, habit: habit, plan: plan, time: .midnight, weekdays: nil,
                    routine: .home)),
            .reminderSnoozed(ReminderSnoozed(reminder: reminder, habit: habit, day: today, until: due)),
        ])
    }

    /// Returns the entries that snooze the reminder again, until another instant.
    func putOff(until instant: Instant, at now: Instant) -> [Entry] {
        entries(
            [
                .reminderSnoozed(
                    ReminderSnoozed(reminder: reminder, habit: habit, day: today, until: instant))
            ], at: now)
    }

    var done: [Entry] { entries([.checkedIn(CheckedIn(habit: habit, day: today, amount: .one))]) }

    private var plan: Identifier { Identifier(high: number, low: 2) }
    private var reminder: Identifier { Identifier(high: number, low: 3) }
    private var today: Day { Moment(instant: made).today }

    private func entries(_ facts: [Fact], at instant: Instant? = nil) -> [Entry] {
        facts.enumerated().map { place, fact in
            Entry(
                id: World.machine.identifier(),
                at: (instant ?? made).advanced(byMilliseconds: Int64(place)),
                device: Identifier(high: number, low: 9), fact: fact)
        }
    }
}
