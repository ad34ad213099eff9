import HexisCore

/// User-facing text about reminders.
enum RemindersWording {
    static var title: String { "Reminders" }
    static var none: String {
        "No reminder yet. The moment itself reminds best; a time or a place helps it along in the first weeks."
    }
    static var explanationTitle: String { "What a reminder is good for" }
    static var explanation: String {
        "It says your plan at a time of day, or as you arrive at a place, on days on which the habit is due, and stays quiet once it is done. It helps you begin. Relying only on reminders can slow a habit down, so Hexis proposes fewer reminders as the habit settles."
    }
    static var byTime: String { "Remind me at a time" }
    static var byPlace: String { "Remind me at a place" }
    static var place: String { "When I arrive at" }
    static var placeProblem: String { "Choose one of your places." }
    static var anotherPlace: String { "Add another place" }
    static var firstPlace: String { "Add a place" }
    static var noPlace: String {
        "The gym, the bus stop, home: once you have a place, the plan can be said to you as you arrive there."
    }
    static var add: String { "Add reminder" }
    static var change: String { "Change reminder" }
    static var remove: String { "Remove this reminder" }
    static var remindMe: String { "Remind me" }
    static var time: String { "Time" }
    static var timeProblem: String { "Enter a time from 00:00 to 23:59, such as 08:00." }
    static var weekdays: String { "Only on" }
    static var weekdaysHint: String { "Leave all off for every day on which it is due." }
    static var more: String { "More" }
    static var routine: String { "Schedule" }
    static var routineHint: String { "Settings say which schedule is in use." }
    static var neverDue: String { "It is not due on these days, so this stays quiet" }
    static var faded: String { "Done. On a plan’s page you can set a reminder again at any time." }

    static func name(of routine: ReminderRoutine) -> String {
        switch routine {
        case .home: "At home"
        case .travelling: "Travelling"
        case .holiday: "On holiday"
        }
    }

    /// `Mon, Wed, Fri · Travelling, quiet now`.
    static func line(_ reminder: Reminder, _ habit: Habit, _ practice: Practice, _ today: Day) -> String {
        line(reminder.weekdays, reminder.routine, habit, practice, today)
    }

    static func line(_ reminder: PlaceReminder, _ habit: Habit, _ practice: Practice, _ today: Day) -> String
    {
        line(reminder.weekdays, reminder.routine, habit, practice, today)
    }

    private static func line(
        _ weekdays: Weekdays?, _ routine: ReminderRoutine, _ habit: Habit, _ practice: Practice, _ today: Day
    ) -> String {
        [days(weekdays, habit, practice, today), name(of: routine, at: practice.settings.routine)]
            .compactMap { $0 }.joined(separator: " · ")
    }

    private static func days(_ weekdays: Weekdays?, _ habit: Habit, _ practice: Practice, _ today: Day)
        -> String
    {
        guard let weekdays else { return "Whenever it is due" }
        let isNever = practice.callingDays(among: weekdays, for: habit, on: today).isEmpty
        return isNever ? neverDue : DateWording.weekdays(weekdays)
    }

    /// The routine's name, and whether it is quiet now; `nil` for reminders at home while the person is at home.
    private static func name(of routine: ReminderRoutine, at present: ReminderRoutine) -> String? {
        if routine == present { return present == .home ? nil : name(of: present) }
        return "\(name(of: routine)), quiet now"
    }

    /// `Reminders at 08:00, 20:00 and Gym`, `Reminder at 08:00`; `nil` without reminders.
    static func times(of plan: Plan, _ habit: Habit, _ practice: Practice) -> String? {
        let times = practice.reminders(of: habit, on: plan).map { practice.clock.text($0.time) }
        let places = practice.placeReminders(of: habit, on: plan).compactMap {
            practice.place($0.place)?.name.text
        }
        return times.isEmpty && places.isEmpty ? nil : at(times + places)
    }

    /// `Reminder at 08:00`, `Reminders at 08:00 and Gym`.
    static func at(_ items: [String]) -> String {
        "\(items.count == 1 ? "Reminder" : "Reminders") at \(list(items))"
    }

    /// `Gym: Stretch`.
    static func at(_ place: NamedPlace?, _ habit: Habit) -> String {
        "\(place?.name.text ?? ""): \(habit.name)"
    }

    static func fade(_ proposal: FadingProposal) -> String {
        guard proposal.isLettingGo else { return "Remove these days" }
        return proposal.steps.count == 1 ? "Turn off this reminder" : "Turn off these reminders"
    }

    static func fading(_ step: FadingProposal.Step, _ practice: Practice) -> String {
        let name =
            switch step.reminder {
            case .byTime(let reminder): practice.clock.text(reminder.time)
            case .byPlace(let reminder): "The one at \(practice.place(reminder.place)?.name.text ?? "")"
            }
        guard let weekdays = step.weekdays else { return "\(name) would not come any more" }
        return "\(name) would come on \(DateWording.weekdays(weekdays)) only"
    }

    /// Without a time, it does not come again on its day.
    static func snoozed(_ name: String, until time: String?) -> String {
        time.map { "“\(name)” comes again at \($0)." }
            ?? "No more reminders for “\(name)” until it is next due."
    }

    /// `08:00, 12:00 and 20:00`.
    static func list(_ items: [String]) -> String {
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        return "\(Array(items.dropLast()).joined(separator: ", ")) and \(last)"
    }
}
