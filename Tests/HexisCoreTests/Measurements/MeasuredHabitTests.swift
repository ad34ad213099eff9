@testable import HexisCore
import Testing

@Suite("Measured habits")
struct MeasuredHabitTests {
    private func diary(_ signal: Signal? = .steps, goal: String = "8000") -> Diary {
        var diary = Diary(goal: atLeast(goal, unit: "steps"))
        diary.record(.habitMeasured(HabitMeasured(habit: diary.id, from: day("2026-11-10"), signal: signal)))
        return diary
    }

    private func measured(_ amount: Int64, on: String, id: UInt64 = 1, _ signal: Signal = .steps) -> Fact {
        guard
            let measured = Measured(
                measurement: identifier(id), signal: signal, amount: amount * 1000, day: day(on))
        else { preconditionFailure("no such measurement") }
        return .measured(measured)
    }

    @Test("A measured habit is done by the day's value, from its start day on, until the value is removed")
    func done() {
        var diary = diary()
        diary.record(measured(8000, on: "2026-11-09", id: 1))
        diary.record(measured(8000, on: "2026-11-10", id: 2))
        diary.record(measured(7999, on: "2026-11-11", id: 3))
        #expect(!diary.habit.isDone(on: day("2026-11-09")))
        #expect(diary.habit.isDone(on: day("2026-11-10")))
        #expect(diary.habit.standing(on: day("2026-11-11")).permille == 999)
        diary.record(.measurementRemoved(MeasurementRemoved(measurement: identifier(2))))
        #expect(!diary.habit.isDone(on: day("2026-11-10")))
        #expect(diary.habit.record(on: day("2026-11-10")) == DayRecord())
    }

    @Test("A measured habit also counts check-ins, on top of the measurements")
    func checkedIn() {
        var diary = diary()
        diary.record(measured(5000, on: "2026-11-10"))
        diary.checkIn("2026-11-10", "3000")
        #expect(diary.habit.isDone(on: day("2026-11-10")))
        #expect(diary.habit.record(on: day("2026-11-10")).checkedIn == amount("3000"))
        diary.checkIn("2026-11-10", "-5000")
        #expect(diary.habit.standing(on: day("2026-11-10")).total == amount("5000"))
    }

    @Test("A measured habit counts metres as kilometres and can change its signal from a day on")
    func scale() {
        var diary = diary(.distance, goal: "5")
        diary.record(measured(5000, on: "2026-11-10", .distance))
        #expect(diary.habit.standing(on: day("2026-11-10")).total == amount("5"))
        diary.record(.habitMeasured(HabitMeasured(habit: diary.id, from: day("2026-11-11"), signal: nil)))
        diary.record(measured(5000, on: "2026-11-11", id: 2, .distance))
        #expect(diary.habit.isDone(on: day("2026-11-10")) && !diary.habit.isDone(on: day("2026-11-11")))
    }

    @Test("A measured habit agrees with the measurements, in whatever order facts arrive")
    func agrees() {
        var dice = Dice.thrown()
        for _ in 0..<1_000 {
            let practice = Practice(
                (0..<40).map { number in
                    let kinds: [MeasurementFact.Kind] = [
                        .measured, .measured, .measured, .measurementRemoved, .sourcesRanked, .habitMeasured,
                    ]
                    let kind = dice.one(
                        of: kinds.map { FactKind($0) } + [FactKind(CheckInFact.Kind.checkedIn)])
                    return Entry(
                        id: identifier(UInt64(number)),
                        at: instant(1_795_000_000_000 + Int64(dice.number(0...9))),
                        device: identifier(9), fact: dice.fact(kind))
                })
            for habit in practice.habitsByID.values {
                for signal in practice.measuredSignals {
                    for day in practice.measuredDays(of: signal) where habit.signal(on: day) == signal {
                        let value = practice.value(of: signal, on: day).map { $0 / signal.habitScale }
                        #expect(habit.record(on: day).measured == value.map { Amount(clamping: $0) })
                    }
                }
            }
        }
    }
}
