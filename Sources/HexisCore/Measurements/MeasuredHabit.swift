/// From a day on, what is measured counts towards a habit: “Walk: 8,000 steps”. Check-ins count beside it.
public struct HabitMeasured: FactFields {
    public var habit: Identifier
    public var from: Day
    /// `nil` for check-ins alone.
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
    /// Those that a day's goal of a habit can be reached with: what adds up.
    public static var ofHabits: [Signal] { [.steps, .distance, .activeEnergy, .minutes] }

    /// A habit counts kilometres where metres are measured.
    var habitScale: Int64 { self == .distance ? 1000 : 1 }
}

extension Habit {
    /// What is measured for it on a day; `nil` where only check-ins count.
    public func signal(on day: Day) -> Signal? { fields.signal.said(on: day) ?? nil }
}

extension PracticeFields {
    /// Nobody measures more often than once a minute. A day with more of them completes no habit: each would be
    /// added up anew with every one that arrives.
    private static let most = 1440

    mutating func follow(_ fact: HabitMeasured, at stamp: Stamp) {
        change(fact.habit) { habit in
            habit.isMeasured = true
            habit.signal.set(fact.signal, from: fact.from, at: stamp)
        }
        refreshAllDays(of: fact.habit)
    }

    /// Where a measurement counts, and counted before, the habits look again.
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
            fields.records[day, default: DayRecord()].measured = amount
            if fields.records[day] == DayRecord() { fields.records[day] = nil }
        }
    }

    private func amount(for habit: Identifier, on day: Day) -> Amount? {
        guard let signal = habitsByID[habit]?.signal(on: day),
            1...PracticeFields.most ~= measurements.count(of: signal, on: day)
        else { return nil }
        return measurements.value(of: signal, on: day).map { Amount(clamping: $0 / signal.habitScale) }
    }
}
