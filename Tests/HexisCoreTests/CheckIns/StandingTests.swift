@testable import HexisCore
import Testing

@Suite("A day's standing")
struct StandingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var goal: DailyGoal?
        var amounts: [String] = []
        var mark: DayMark?
        var outcome: Standing.Outcome
        var permille: Int
        var testDescription: String {
            "\(goal?.amount.description ?? "once") \(amounts) \(mark?.name ?? "unmarked")"
        }
    }

    @Test(
        "A yes/no habit is done or not done",
        arguments: [
            Row(outcome: .unanswered, permille: 0),
            Row(amounts: ["1"], outcome: .done, permille: 1000),
            Row(amounts: ["0.5"], outcome: .partly, permille: 500),
            Row(amounts: ["1", "1"], outcome: .done, permille: 1000),
            Row(mark: .notDone, outcome: .notDone, permille: 0),
            Row(mark: .skipped, outcome: .skipped, permille: 0),
            // Kept is an answer to a limit, and means nothing here.
            Row(mark: .kept, outcome: .unanswered, permille: 0),
        ])
    func once(row: Row) { expect(row) }

    @Test(
        "An amount to reach grows with what is done",
        arguments: [
            Row(goal: atLeast("4"), outcome: .unanswered, permille: 0),
            Row(goal: atLeast("4"), amounts: ["1", "1", "1"], outcome: .partly, permille: 3 * 1000 / 4),
            Row(goal: atLeast("4"), amounts: ["1", "3"], outcome: .done, permille: 1000),
            Row(goal: atLeast("4"), amounts: ["9"], outcome: .done, permille: 1000),
            // Nearly nothing is not nothing, and nearly everything is not everything.
            Row(goal: atLeast("1000000"), amounts: ["999999.999"], outcome: .partly, permille: 999),
            Row(goal: atLeast("1000000"), amounts: ["0.001"], outcome: .partly, permille: 0),
            // Undone amounts do not count, and the total never goes below zero.
            Row(goal: atLeast("4"), amounts: ["3", "-1"], outcome: .partly, permille: 500),
            Row(goal: atLeast("4"), amounts: ["1", "-3"], outcome: .unanswered, permille: 0),
            // Adding beyond the limit and subtracting again leaves the original amount.
            Row(
                goal: atLeast("1000000"), amounts: ["1000000", "1000000", "-1000000"], outcome: .done,
                permille: 1000),
            // Amounts take precedence over marks.
            Row(goal: atLeast("4"), amounts: ["4"], mark: .skipped, outcome: .done, permille: 1000),
            Row(goal: atLeast("4"), amounts: ["4"], mark: .notDone, outcome: .done, permille: 1000),
            Row(goal: atLeast("4"), amounts: ["2"], mark: .notDone, outcome: .notDone, permille: 500),
            Row(goal: atLeast("4"), amounts: ["2"], mark: .skipped, outcome: .skipped, permille: 500),
        ])
    func reaching(row: Row) { expect(row) }

    @Test(
        "A limit with any answer is kept until it is exceeded",
        arguments: [
            Row(goal: atMost("2"), outcome: .unanswered, permille: 0),
            Row(goal: atMost("2"), mark: .kept, outcome: .done, permille: 1000),
            Row(goal: atMost("2"), amounts: ["1"], outcome: .done, permille: 1000),
            Row(goal: atMost("2"), amounts: ["1", "1"], outcome: .done, permille: 1000),
            Row(goal: atMost("2"), amounts: ["3"], outcome: .notDone, permille: 2 * 1000 / 3),
            Row(goal: atMost("2"), amounts: ["2.001"], outcome: .notDone, permille: 999),
            Row(goal: atMost("2"), amounts: ["3"], mark: .kept, outcome: .notDone, permille: 666),
            Row(goal: atMost("2"), amounts: ["3"], mark: .skipped, outcome: .notDone, permille: 666),
            Row(goal: atMost("2"), amounts: ["1"], mark: .skipped, outcome: .skipped, permille: 0),
            Row(goal: atMost("2"), amounts: ["1"], mark: .notDone, outcome: .notDone, permille: 0),
            Row(goal: atMost("0"), amounts: ["1"], outcome: .notDone, permille: 0),
            Row(goal: atMost("0"), mark: .kept, outcome: .done, permille: 1000),
        ])
    func keeping(row: Row) { expect(row) }

    private func expect(_ row: Row) {
        var diary = Diary(goal: row.goal)
        for amount in row.amounts { diary.checkIn("2026-11-21", amount) }
        if let mark = row.mark { diary.mark("2026-11-21", mark) }
        let standing = diary.habit.standing(on: day("2026-11-21"))
        #expect(standing.outcome == row.outcome)
        #expect(standing.permille == row.permille)
        #expect(standing.isDone == (row.outcome == .done))
        #expect(standing.isSkipped == (row.outcome == .skipped))
        #expect(
            diary.habit.standing(on: day("2026-11-20")).outcome == .unanswered, "other days are unchanged")
    }

    @Test("An undone check-in does not count but stays in the record")
    func undo() {
        var diary = Diary(goal: atLeast("4"))
        let first = diary.checkIn("2026-11-21", "3")
        diary.checkIn("2026-11-21", "1")
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-21"), entry: first)))
        let record = diary.habit.record(on: day("2026-11-21"))
        #expect(record.total == .one)
        #expect(record.checkIns.map { $0.isUndone } == [true, false])
    }

    @Test("A limit whose only check-in is undone is unanswered again")
    func undoneLimit() {
        var diary = Diary(goal: atMost("2"))
        let only = diary.checkIn("2026-11-21", "3")
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-21"), entry: only)))
        #expect(!diary.habit.record(on: day("2026-11-21")).hasCheckIn)
        #expect(diary.habit.standing(on: day("2026-11-21")).outcome == .unanswered)
    }

    @Test("A day whose mark is removed is unanswered again")
    func unmarked() {
        var diary = Diary()
        diary.mark("2026-11-21", .notDone)
        diary.mark("2026-11-21", nil)
        #expect(diary.habit.standing(on: day("2026-11-21")).outcome == .unanswered)
    }

    @Test("A day is measured by the goal that held on it")
    func goalOfTheDay() {
        var diary = Diary(goal: atLeast("4"))
        diary.checkIn("2026-11-20", "2")
        diary.checkIn("2026-11-21", "2")
        diary.record(
            .dailyGoalSet(DailyGoalSet(habit: diary.id, from: day("2026-11-21"), goal: atLeast("2"))))
        #expect(diary.habit.standing(on: day("2026-11-20")).outcome == .partly)
        #expect(diary.habit.standing(on: day("2026-11-21")).outcome == .done)
        diary.record(.dailyGoalSet(DailyGoalSet(habit: diary.id, from: day("2026-11-21"), goal: nil)))
        #expect(diary.habit.dailyGoal(on: day("2026-11-21")) == nil)
        #expect(diary.habit.goal(on: day("2026-11-21")) == .once)
    }

    @Test(
        "Amounts subtracted from an empty day hide nothing that is added later",
        arguments: [
            (["-5", "1"], "1"), (["-3", "1", "1", "1", "1"], "4"), (["1", "-1", "-1", "1"], "1"),
            (["2", "-1"], "1"),
        ])
    func takenOff(amounts: [String], total: String) {
        var diary = Diary(goal: atLeast("4"))
        for much in amounts { diary.checkIn("2026-11-20", much) }
        #expect(diary.habit.standing(on: day("2026-11-20")).total == amount(total))
    }

    @Test(
        "A day as of an instant is the day without the entries since then, in whatever order entries arrive")
    func asOf() {
        var dice = Dice.thrown()
        let habit = identifier(1)
        for _ in 0..<500 {
            let entries = (1...dice.number(1...8)).map { number in
                let fact: CheckInFact =
                    switch dice.number(0...3) {
                    case 0, 1:
                        .checkedIn(CheckedIn(habit: habit, day: day("2026-11-20"), amount: .one))
                    case 2:
                        .checkInUndone(
                            CheckInUndone(
                                habit: habit, day: day("2026-11-20"),
                                entry: identifier(UInt64(dice.number(1...8)))))
                    default:
                        .dayMarked(
                            DayMarked(habit: habit, day: day("2026-11-20"), mark: .notDone, reason: nil))
                    }
                return Entry(
                    id: identifier(UInt64(number)), at: instant(Int64(number)), device: identifier(9),
                    fact: .checkIn(fact))
            }
            let practice = Practice(entries.shuffled(using: &dice))
            for time in 0...9 as ClosedRange<Int64> {
                // An answer given since then hides those before it.
                let isAnsweredSince = entries.contains { $0.at > instant(time) && isMark($0) }
                let earlier = entries.filter { $0.at <= instant(time) && !(isAnsweredSince && isMark($0)) }
                let expected = Practice(earlier).habitsByID[habit]?.standing(on: day("2026-11-20"))
                let standing = practice.habitsByID[habit]?.standing(
                    on: day("2026-11-20"), asOf: instant(time))
                #expect(standing?.outcome == expected?.outcome ?? .unanswered)
                #expect(standing?.total == expected?.total ?? .zero)
            }
        }
    }

    private func isMark(_ entry: Entry) -> Bool {
        if case .checkIn(.dayMarked) = entry.fact { true } else { false }
    }

    @Test("A running total never drops below zero, in whatever order entries arrive")
    func neverBelowNothing() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let habit = identifier(1)
            let entries = (1...dice.number(1...8)).map { number in
                Entry(
                    id: identifier(UInt64(number)), at: instant(1_793_000_000_000 + Int64(number)),
                    device: identifier(9),
                    fact: .checkedIn(
                        CheckedIn(
                            habit: habit, day: day("2026-11-20"),
                            amount: Amount(clamping: Int64(dice.number(-3...3)) * 1000))))
            }
            var sum: Int64 = 0
            for entry in entries {
                if case .checkIn(.checkedIn(let fact)) = entry.fact {
                    sum = max(0, sum + fact.amount.thousandths)
                }
            }
            let practice = Practice(entries.shuffled(using: &dice))
            #expect(practice.habitsByID[habit]?.record(on: day("2026-11-20")).checkedIn.thousandths == sum)
        }
    }
}
