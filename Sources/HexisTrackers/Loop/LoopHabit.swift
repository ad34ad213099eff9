import HexisApp
import HexisCore

/// A habit as Loop keeps it.
struct LoopHabit {
    let id: Int64
    let position: Int64
    /// Whether it has a question or a description.
    let isDescribed: Bool
    private(set) var remarks: [TrackerRemark] = []
    var days: [Day: TrackedDay] = [:]
    private let isNumerical: Bool
    private var habit: TrackedHabit

    /// Returns `nil` for a habit without any name.
    init?(_ row: TrackerRow, id: Int64, version: Int) {
        let written = row.text("name") ?? ""
        guard let name = Line(cut: written) else { return nil }
        self.id = id
        position = row.integer("position") ?? id
        isDescribed = ["question", "description"].contains { !(row.text($0) ?? "").isBlank }
        isNumerical = row.integer("type") == 1
        let frequency = TrackedFrequency(
            times: row.integer("freq_num") ?? 1, days: row.integer("freq_den") ?? 1)
        let identifier = row.text("uuid").flatMap { $0.isBlank ? nil : $0 }
        // Older backups have no other identifiers, and in newer ones the number may change when a backup is restored.
        habit = TrackedHabit(
            key: "loop:\(identifier ?? "\(id):\(written)")", name: name, schedule: frequency.schedule,
            colour: LoopColour.colour(row.integer("color") ?? 0, version: version))
        habit.isArchived = row.integer("archived") == 1
        habit.reminder = LoopHabit.reminder(row)
        if Line(written) == nil { remarks.append(.name(name.text)) }
        if isNumerical {
            setGoal(row, frequency)
        } else if let remark = frequency.remark(on: name.text) {
            remarks.append(remark)
        }
    }

    /// The habit with its days in order.
    var tracked: TrackedHabit {
        var habit = habit
        habit.days = days.values.sorted { $0.day < $1.day }
        return habit
    }

    /// What a stored value says.
    enum Value {
        case answer(TrackedAnswer)
        /// Nothing is known of the day, or Loop derived it from the frequency.
        case nothing
        /// No day can have it.
        case unreadable
    }

    func value(_ stored: Int64) -> Value {
        switch (isNumerical, stored) {
        case (_, -1), (false, 1): .nothing
        case (_, 3): .answer(.marked(.skipped))
        case (false, 0): .answer(.marked(.notDone))
        case (false, 2): .answer(.done(.one))
        case (true, 0): .answer(.marked(habit.goal?.direction == .atMost ? .kept : .notDone))
        case (true, 1...): Amount(thousandths: stored).map { .answer(.done($0)) } ?? .unreadable
        default: .unreadable
        }
    }

    /// Loop counts the amounts of a whole week or month, if the habit is for one.
    private mutating func setGoal(_ row: TrackerRow, _ frequency: TrackedFrequency) {
        let thousandths = ((row.number("target_value") ?? 0) * 1000 / Double(frequency.days)).rounded()
        let amount = Amount(clamping: Int64(max(0, min(thousandths, 1e12))))
        let direction: DailyGoal.Direction = row.integer("target_type") == 1 ? .atMost : .atLeast
        habit.schedule = .daily
        habit.goal =
            DailyGoal(direction, amount, unit: Line(row.text("unit") ?? "")) ?? DailyGoal(.atLeast, .one)
        if frequency.days > 1 { remarks.append(.amount(habit: habit.name.text, days: frequency.days)) }
    }

    /// Bit 0 of the days is Saturday.
    private static func reminder(_ row: TrackerRow) -> TrackedReminder? {
        guard let hour = row.integer("reminder_hour"), let minute = row.integer("reminder_min"),
            0..<24 ~= hour, 0..<60 ~= minute, let time = TimeOfDay(minutes: Int(hour * 60 + minute))
        else { return nil }
        let bits = row.integer("reminder_days") ?? 127
        let week = Weekday.saturday.week
        let days = week.enumerated().filter { bits >> Int64($0.offset) & 1 == 1 }.map { $0.element }
        guard let weekdays = Weekdays(days) else { return nil }
        return TrackedReminder(time: time, weekdays: weekdays == .every ? nil : weekdays)
    }
}

/// The colours of Loop.
enum LoopColour {
    /// The colours of its palette since version 21, by the nearest of Hexis.
    private static let palette: [HabitColour] = [
        .coral, .coral, .amber, .amber, .amber, .moss, .moss, .moss, .teal, .teal, .sky, .sky, .indigo,
        .indigo, .plum, .rose, .coral, .indigo, .sky, .teal,
    ]
    /// Where the colours of versions 14 to 20 are in it.
    private static let earlier = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]

    /// Before version 14, a colour was any of a screen's, which is not matched.
    static func colour(_ number: Int64, version: Int) -> HabitColour {
        let place = Int(truncatingIfNeeded: number)
        let newest = version >= 21 ? place : earlier.indices.contains(place) ? earlier[place] : -1
        return palette.indices.contains(newest) ? palette[newest] : .teal
    }
}
