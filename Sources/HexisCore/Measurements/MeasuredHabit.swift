/// From a day on, measurements count towards a habit, in addition to its check-ins: “Walk: 8,000 steps”.
public struct HabitMeasured: FactFields {
    public var habit: Identifier
    public var from: Day
    /// The signal that counts; `nil` if only check-ins do.
    public var signal: Signal?

    public init(habit: Identifier, from: Day, signal: Signal?) {
        self.habit = habit
        self.from = from
        self.signal = signal
    }

    init(_ known: HabitMeasured?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        from = try coder.field(2, "from", known?.from)
        signal = try coder.optional(3, "signal", known?.signal)
    }
}

extension Signal {
    /// The signals that can count towards a habit's daily goal: those whose values add up.
    public static var ofHabits: [Signal] { [.steps, .distance, .activeEnergy, .minutes] }

    /// The number of measured units in one unit of a habit's goal: distance is measured in metres, and goals are in
    /// kilometres.
    var habitScale: Int64 { self == .distance ? 1000 : 1 }
}

extension Habit {
    /// Returns the signal that counts towards the habit on a day; `nil` if only check-ins count.
    public func signal(on day: Day) -> Signal? { fields.signal.said(on: day) ?? nil }
}

extension PracticeFields {
    /// The maximum number of measurements per day that can complete a habit: one per minute. With more, the day would
    /// be summed again for each measurement that arrives.
    private static let most = 1440

    mutating func follow(_ fact: HabitMeasured, at stamp: Stamp) {
        change(fact.habit) { habit in
            habit.isMeasured = true
            habit.signal.set(fact.signal, from: fact.from, at: stamp)
        }
        refreshAllDays(of: fact.habit)
    }

    /// Changes a measurement, and updates the habits on the days on which it counted before and counts now.
    @inline(never)
    mutating func change(measurement id: Identifier, _ body: (inout MeasurementFields.One) -> Void) {
        let old = measurements.one(id)?.place?.day
        measurements.change(id, body)
        let new = measurements.one(id)?.place?.day
        for habit in measuredHabits {
            if let old { refresh(habit, on: old) }
            if let new, new != old { refresh(habit, on: new) }
        }
    }

    mutating func refreshMeasuredHabits() {
        for habit in measuredHabits { refreshAllDays(of: habit) }
    }

    private var measuredHabits: [Identifier] {
        habitsByID.values.filter { $0.fields.isMeasured }.map { $0.id }
    }

    private mutating func refreshAllDays(of habit: Identifier) {
        for signal in measurements.signals {
            for day in signal.days { refresh(habit, on: day.day) }
        }
    }

    private mutating func refresh(_ habit: Identifier, on day: Day) {
        let amount = amount(for: habit, on: day)
        guard amount != habitsByID[habit]?.fields.records[day]?.measured else { return }
        change(habit) { fields in
            fields.records[day, default: .empty].measured = amount
            if fields.records[day] == .empty { fields.records.remove(day) }
        }
    }

    private func amount(for habit: Identifier, on day: Day) -> Amount? {
        guard let signal = habitsByID[habit]?.signal(on: day),
            1...PracticeFields.most ~= measurements.count(of: signal, on: day)
        else { return nil }
        return measurements.value(of: signal, on: day).map { Amount(clamping: $0 / signal.habitScale) }
    }
}
