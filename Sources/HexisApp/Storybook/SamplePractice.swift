public import HexisCore

/// Builds a practice for the storybook and the tests, one fact at a time, always the same.
public struct SamplePractice: Sendable {
    public private(set) var entries: [Entry] = []
    /// The day of all samples: a Saturday.
    public static let today = Day(year: 2026, month: 11, day: 21) ?? .first
    /// 09:41 UTC on that day.
    public static let moment = Moment(instant: Instant(clamping: 1_795_254_060_000))

    private let device = Identifier(high: 7, low: 7)

    public init() {}

    /// Continues from existing entries.
    init(_ entries: [Entry]) {
        self.entries = entries
    }

    public var practice: Practice { Practice(entries) }

    /// Records a fact this morning, or on the morning `days` days ago.
    public mutating func record(_ fact: Fact, daysAgo days: Int = 0) {
        let number = UInt64(entries.count)
        let at = SamplePractice.moment.instant.advanced(
            byMilliseconds: Int64(number) - 10_000_000 - Int64(days) * 86_400_000)
        entries.append(Entry(id: Identifier(high: 1, low: number), at: at, device: device, fact: fact))
    }

    /// Adds a habit that began `days` days ago.
    @discardableResult
    public mutating func habit(
        _ name: String, _ symbol: HabitSymbol = .leaf, _ colour: HabitColour = .teal, begun days: Int = 60,
        _ schedule: Schedule = .daily, goal: DailyGoal? = nil, group: String? = nil
    ) -> Identifier {
        let id = Identifier(high: 2, low: UInt64(entries.count))
        let start = SamplePractice.today.advanced(by: -days)
        guard let name = Line(name) else { return id }
        record(.habitAdded(HabitAdded(habit: id, name: name, day: start)))
        record(.habitScheduled(HabitScheduled(habit: id, from: start, schedule: schedule)))
        record(.habitColoured(HabitColoured(habit: id, colour: colour)))
        record(.habitSymbolChosen(HabitSymbolChosen(habit: id, symbol: symbol)))
        if let goal { record(.dailyGoalSet(DailyGoalSet(habit: id, from: start, goal: goal))) }
        if let group { record(.habitGrouped(HabitGrouped(habit: id, group: Line(group)))) }
        return id
    }

    /// Checks in `days` days ago.
    public mutating func checkIn(_ habit: Identifier, _ amount: Amount = .one, daysAgo days: Int) {
        let day = SamplePractice.today.advanced(by: -days)
        record(.checkedIn(CheckedIn(habit: habit, day: day, amount: amount)))
    }
}

extension SamplePractice {
    /// Several habits of every kind, with history.
    public static var many: SamplePractice {
        var sample = SamplePractice()
        let water = sample.habit(
            "Drink water", .drop, .sky,
            goal: DailyGoal(.atLeast, Amount(clamping: 8000), unit: Line("glasses")),
            group: "Morning")
        let read = sample.habit("Read two pages", .book, .indigo, group: "Evening")
        let walk = sample.habit(
            "Walk in the park", .walk, .moss, TimesAWeek(3).map { .timesAWeek($0) } ?? .daily)
        let coffee = sample.habit(
            "Coffee", .cup, .amber, goal: DailyGoal(.atMost, Amount(clamping: 2000), unit: Line("cups")),
            group: "Morning")
        let stretch = sample.habit(
            "Stretch", .stretch, .rose,
            DayInterval(2, from: today.advanced(by: -60)).map { .everyDays($0) } ?? .daily,
            group: "Evening")
        sample.habit("Call the family", .people, .plum, Weekdays([.sunday]).map { .weekdays($0) } ?? .daily)
        for day in 0..<40 {
            sample.checkIn(
                water, Amount(clamping: Int64(2000 + day * 7 % 7 * 1000 + (day % 3) * 2000)), daysAgo: day)
            if day % 5 != 3, day > 0 { sample.checkIn(read, daysAgo: day) }
            if day % 3 == 1 { sample.checkIn(walk, daysAgo: day) }
            sample.checkIn(coffee, Amount(clamping: Int64(day % 4) * 1000 + 1000), daysAgo: day + 1)
            if day % 4 == 0 { sample.checkIn(stretch, daysAgo: day) }
        }
        sample.record(
            .dayMarked(
                DayMarked(
                    habit: read, day: today.advanced(by: -3), mark: .skipped, reason: Line("Travelling"))))
        return sample
    }
}
