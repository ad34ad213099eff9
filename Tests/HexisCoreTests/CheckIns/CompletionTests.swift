import HexisCore
import Testing

@Suite("Completing a day in one step")
struct CompletionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var goal: DailyGoal?
        var amounts: [Int64] = []
        var mark: DayMark?
        /// In whole units; `nil` if no check-in is missing.
        var missing: Int64?
        var isKept = false
        var testDescription: String { "\(goal?.amount.description ?? "once") \(amounts) \(mark?.name ?? "")" }
    }

    @Test(
        "Completion adds what the goal lacks, or marks the limit as kept; afterwards nothing is missing",
        arguments: [
            Row(missing: 1),
            Row(amounts: [1]),
            Row(mark: .skipped, missing: 1),
            Row(goal: goal(.atLeast, 8), missing: 8),
            Row(goal: goal(.atLeast, 8), amounts: [1, 2], missing: 8 - 3),
            Row(goal: goal(.atLeast, 8), amounts: [9]),
            Row(goal: goal(.atMost, 2), isKept: true),
            Row(goal: goal(.atMost, 2), mark: .notDone, isKept: true),
            // A counted cup already shows that the limit is kept.
            Row(goal: goal(.atMost, 2), amounts: [1]),
            Row(goal: goal(.atMost, 2), mark: .kept),
            // Once exceeded, the limit cannot be marked as kept.
            Row(goal: goal(.atMost, 2), amounts: [3]),
        ])
    func table(row: Row) throws {
        let (day, id) = (Day.first, Identifier(high: 1, low: 1))
        var facts: [Fact] = [.habitAdded(HabitAdded(habit: id, name: try #require(Line("Walk")), day: day))]
        if let goal = row.goal { facts.append(.dailyGoalSet(DailyGoalSet(habit: id, from: day, goal: goal))) }
        facts += row.amounts.map {
            .checkedIn(CheckedIn(habit: id, day: day, amount: Amount(clamping: $0 * 1000)))
        }
        if let mark = row.mark { facts.append(.dayMarked(DayMarked(habit: id, day: day, mark: mark))) }
        let habit = try #require(folded(facts).habit(id))
        let expected: Fact? =
            row.missing.map {
                .checkedIn(CheckedIn(habit: id, day: day, amount: Amount(clamping: $0 * 1000)))
            } ?? (row.isKept ? .dayMarked(DayMarked(habit: id, day: day, mark: .kept)) : nil)
        #expect(habit.completion(on: day) == expected)
        guard let expected else { return }
        let after = try #require(folded(facts + [expected]).habit(id))
        #expect(after.standing(on: day).isDone && after.completion(on: day) == nil)
    }

    private func folded(_ facts: [Fact]) -> Practice {
        Practice(
            facts.enumerated().map { number, fact in
                Entry(
                    id: Identifier(high: 2, low: UInt64(number)), at: Instant(clamping: Int64(number)),
                    device: Identifier(high: 3, low: 3), fact: fact)
            })
    }
}

private func goal(_ direction: DailyGoal.Direction, _ amount: Int64) -> DailyGoal? {
    DailyGoal(direction, Amount(clamping: amount * 1000))
}
