public import HexisCore

/// What another habit tracker kept, in the terms of Hexis.
public struct TrackerHistory: Hashable, Sendable {
    /// In the person's order.
    public var habits: [TrackedHabit]
    public var medicines: [TrackedMedicine]
    public var measurements: [TrackedMeasurement]
    /// The source of the measurements.
    public var program: String
    /// What could not be kept as it was.
    public var remarks: [TrackerRemark]

    public init(
        habits: [TrackedHabit] = [], medicines: [TrackedMedicine] = [],
        measurements: [TrackedMeasurement] = [], by program: String = "", remarks: [TrackerRemark] = []
    ) {
        self.habits = habits
        self.medicines = medicines
        self.measurements = measurements
        self.program = program
        self.remarks = remarks
    }
}

/// A habit as another program kept it.
public struct TrackedHabit: Hashable, Sendable {
    /// Tells it from the others of the same program, whatever it is called. The same in every later file.
    public var key: String
    public var name: Line
    public var schedule: Schedule
    /// `nil` for a habit that is done or not done.
    public var goal: DailyGoal?
    public var colour: HabitColour
    public var isArchived = false
    public var reminder: TrackedReminder?
    public var plan: TrackedPlan?
    /// By day.
    public var days: [TrackedDay] = []

    public init(
        key: String, name: Line, schedule: Schedule = .daily, goal: DailyGoal? = nil,
        colour: HabitColour = .teal
    ) {
        self.key = key
        self.name = name
        self.schedule = schedule
        self.goal = goal
        self.colour = colour
    }
}

/// What a habit follows, and what it gives.
public struct TrackedPlan: Hashable, Sendable {
    public let cue: Line
    public let response: Line
    public let reward: Line?

    public init(cue: Line, response: Line, reward: Line?) {
        self.cue = cue
        self.response = response
        self.reward = reward
    }
}

/// When another program reminded of a habit.
public struct TrackedReminder: Hashable, Sendable {
    public let time: TimeOfDay
    /// `nil` on every day on which the habit is due.
    public let weekdays: Weekdays?

    public init(time: TimeOfDay, weekdays: Weekdays?) {
        self.time = time
        self.weekdays = weekdays
    }
}

/// What was recorded of a habit on one day.
public struct TrackedDay: Hashable, Sendable {
    public let day: Day
    public let answer: TrackedAnswer?
    public let note: Passage?

    public init(day: Day, answer: TrackedAnswer?, note: Passage? = nil) {
        self.day = day
        self.answer = answer
        self.note = note
    }
}

public enum TrackedAnswer: Hashable, Sendable {
    /// Done so much: one for a habit that is done or not done.
    case done(Amount)
    case marked(DayMark)
}

/// Something about a file that Hexis keeps differently, or not at all.
public enum TrackerRemark: Hashable, Sendable {
    /// So many times in so many days, which has no equal here, became so many times a week.
    case frequency(habit: String, times: Int, days: Int, became: Int)
    /// An amount for so many days became the same share of it each day.
    case amount(habit: String, days: Int)
    /// Questions and descriptions of so many habits.
    case descriptions(habits: Int)
    /// A name that is empty or too long for one line, and what it became.
    case name(String)
    /// Records whose day or value no day and no habit can have.
    case unreadable(records: Int)
    /// The goal of a habit whose amounts came without one: the least of them.
    case goal(habit: String, least: Amount)
    /// Notes that are too long to keep.
    case notes(Int)
    /// A medicine whose reminders have different days: it is due at all their times every day.
    case regimen(medicine: String)
    /// Notes and instructions of so many medicines.
    case instructions(medicines: Int)
}
