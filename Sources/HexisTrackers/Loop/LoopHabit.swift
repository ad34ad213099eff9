import HexisApp
import HexisCore

/// A habit as Loop keeps it.
struct LoopHabit {
    let id: Int64
    let position: Int64
    let isDescribed: Bool
    let isNumerical: Bool
    private(set) var remarks: [TrackerRemark] = []
    var days: [Day: TrackedDay] = [:]
    private var habit: TrackedHabit

    /// Returns `nil` for a habit without any name.
    init?(_ definition: LoopDefinition) {
        guard let name = Line(cut: definition.name) else { return nil }
        id = definition.id
        position = definition.position
        isDescribed = definition.isDescribed
        isNumerical = definition.isNumerical
        habit = TrackedHabit(
            key: "loop:\(definition.key)", name: name, schedule: definition.frequency.schedule,
            colour: definition.colour)
        habit.isArchived = definition.isArchived
        habit.reminder = definition.reminder
        if Line(definition.name) == nil { remarks.append(.name(name.text)) }
        if isNumerical {
            setGoal(definition)
        } else if let remark = definition.frequency.remark(on: name.text) {
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
    private mutating func setGoal(_ definition: LoopDefinition) {
        let days = definition.frequency.days
        let thousandths = (definition.target * 1000 / Double(days)).rounded()
        let amount = Amount(clamping: Int64(max(0, min(thousandths, 1e12))))
        habit.schedule = .daily
        habit.goal =
            DailyGoal(definition.isLimit ? .atMost : .atLeast, amount, unit: Line(definition.unit))
            ?? DailyGoal(.atLeast, .one)
        if days > 1 { remarks.append(.amount(habit: habit.name.text, days: days)) }
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

    /// The palette as its tables name it.
    private static let written = [
        "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C", "#00897B",
        "#00ACC1",
        "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60", "#5D4037", "#303030", "#757575",
        "#AAAAAA",
    ]

    static func colour(_ written: String) -> HabitColour {
        LoopColour.written.firstIndex(of: written.uppercased()).map { palette[$0] } ?? .teal
    }
}
