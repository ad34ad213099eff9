@testable import HexisCore

/// A practice with one habit, recorded one fact after another.
struct Diary {
    private(set) var practice = Practice()
    let id = identifier(1)
    private var count: UInt64 = 0

    init(start: String = "2026-11-02", _ schedule: Schedule = .daily, goal: DailyGoal? = nil) {
        record(.habitAdded(HabitAdded(habit: id, name: line("Walk"), day: day(start))))
        record(.habitScheduled(HabitScheduled(habit: id, from: day(start), schedule: schedule)))
        if let goal { record(.dailyGoalSet(DailyGoalSet(habit: id, from: day(start), goal: goal))) }
    }

    var habit: Habit { practice.habitsByID[id] ?? Habit(id: id) }

    /// Records a fact one second after the previous one.
    @discardableResult
    mutating func record(_ fact: Fact) -> Identifier {
        count += 1
        let entry = Entry(
            id: identifier(1_000_000 + count), at: instant(1_793_000_000_000 + Int64(count) * 1000),
            device: identifier(9), fact: fact)
        practice.add(entry)
        return entry.id
    }

    /// Records what the server writes about a companion, once for each identifier.
    mutating func record(_ fact: Fact, from source: Identifier?) {
        count += 1
        practice.add(
            Entry(
                id: source ?? identifier(1_000_000 + count),
                at: instant(1_793_000_000_000 + Int64(count) * 1000), device: .companions, fact: fact))
    }

    @discardableResult
    mutating func checkIn(_ on: String, _ much: String = "1") -> Identifier {
        record(.checkedIn(CheckedIn(habit: id, day: day(on), amount: amount(much))))
    }

    mutating func checkIn(_ days: [String]) {
        for day in days { checkIn(day) }
    }

    mutating func mark(_ on: String, _ mark: DayMark?) {
        record(.dayMarked(DayMarked(habit: id, day: day(on), mark: mark)))
    }

    @discardableResult
    mutating func pause(_ from: String, _ until: String?, habit: Identifier? = nil) -> Identifier {
        let pause = identifier(2_000_000 + count)
        record(
            .pauseSet(
                PauseSet(
                    pause: pause, habit: habit, from: day(from), until: until.map { day($0) }, reason: nil)))
        return pause
    }

    mutating func archive(_ on: String) { record(.habitArchived(HabitArchived(habit: id, day: day(on)))) }

    mutating func bringBack(_ on: String) {
        record(.habitBroughtBack(HabitBroughtBack(habit: id, day: day(on))))
    }
}
