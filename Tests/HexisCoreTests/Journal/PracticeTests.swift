@testable import HexisCore
import Testing

@Suite("Practice")
struct PracticeTests {
    @Test("A practice does not depend on how its entries are ordered, duplicated or split")
    func orderNeverMatters() {
        var dice = Dice.thrown()
        for number in 0..<10_000 {
            let journal = dice.journal()
            let expected = Practice(journal)
            let doubled = journal + journal.filter { _ in dice.chance(oneIn: 3) }
            let shuffled = Practice(doubled.shuffled(using: &dice))
            let reversed = Practice(journal.reversed())
            // Two parts, as two devices send them: the later one first, with some of the earlier entries repeated.
            let cut = dice.number(0...journal.count)
            var split = Practice(journal[cut...].shuffled(using: &dice))
            for entry in journal.prefix(dice.number(cut...journal.count)) { split.add(entry) }
            guard shuffled == expected, reversed == expected, split == expected,
                expected.count == journal.count
            else {
                Issue.record("journal \(number): \(journal)")
                return
            }
        }
    }

    @Test("These random trials cover every kind of fact")
    func everyKind() {
        var dice = Dice(seed: 1)
        let facts = (0..<200).flatMap { _ in dice.journal() }.map { $0.fact }
        #expect(Set(facts.compactMap { $0.kind }) == Set(FactKind.all))
        #expect(facts.contains { $0.kind == nil })
    }

    @Test("A new entry gets an instant later than all others and never earlier than now")
    func newInstants() {
        var dice = Dice.thrown()
        for _ in 0..<2_000 {
            let journal = dice.journal(upTo: 10)
            let practice = Practice(journal)
            let now = instant(1_795_000_000_000 + Int64(dice.number(-5...15)))
            let new = practice.instant(at: now)
            #expect(journal.allSatisfy { $0.at < new })
            #expect(new >= now)
            #expect(new == now || journal.contains { $0.at >= now })
        }
    }

    @Test("An entry at the end of time keeps later entries there")
    func endOfTime() {
        let end = Instant.range.upperBound
        let entry = Entry(
            id: identifier(1), at: end, device: identifier(9), fact: .personNamed(PersonNamed(name: nil)))
        #expect(Practice([entry]).instant(at: instant(0)) == end)
    }

    @Test("A check-in that arrives after its undo is undone")
    func undoneAhead() {
        var diary = Diary()
        let ahead = identifier(1_000_004)
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-21"), entry: ahead)))
        #expect(diary.checkIn("2026-11-21") == ahead)
        #expect(diary.habit.standing(on: day("2026-11-21")).outcome == .unanswered)
        diary.checkIn("2026-11-21")
        #expect(diary.habit.standing(on: day("2026-11-21")).outcome == .done)
    }

    @Test("A habit appears once it is added, under its latest name, and never again once it is deleted")
    func lives() {
        let habit = identifier(5)
        let added = Fact.habitAdded(HabitAdded(habit: habit, name: line("Walk"), day: day("2026-11-02")))
        var practice = Practice()
        func add(_ number: UInt64, _ fact: Fact) {
            practice.add(
                Entry(
                    id: identifier(100 + number), at: instant(Int64(number)), device: identifier(9),
                    fact: fact))
        }
        add(2, .habitRenamed(HabitRenamed(habit: habit, name: line("Stroll"))))
        #expect(practice.habits.isEmpty)
        #expect(practice.habit(habit) == nil)
        add(1, added)
        #expect(practice.habits.map { $0.name } == ["Stroll"])
        #expect(practice.habit(habit)?.start == day("2026-11-02"))
        add(3, .habitStarted(HabitStarted(habit: habit, day: day("2026-10-01"))))
        #expect(practice.habit(habit)?.start == day("2026-10-01"))
        add(4, .habitDeleted(HabitDeleted(habit: habit)))
        add(5, added)
        #expect(practice.habit(habit) == nil)
    }

    @Test("Habits are listed by position, then in the order they were added")
    func order() {
        var diary = Diary()
        for number in 2...4 as ClosedRange<UInt64> {
            diary.record(
                .habitAdded(
                    HabitAdded(habit: identifier(number), name: line("\(number)"), day: day("2026-11-02"))))
        }
        #expect(diary.practice.habits.map { $0.id.low } == [1, 2, 3, 4])
        diary.record(.habitMoved(HabitMoved(habit: identifier(4), position: 0)))
        diary.record(.habitMoved(HabitMoved(habit: identifier(2), position: -7)))
        #expect(diary.practice.habits.map { $0.id.low } == [2, 4, 1, 3])
        // Two habits at the same position: the one added first comes first.
        diary.record(.habitMoved(HabitMoved(habit: identifier(3), position: -7)))
        #expect(diary.practice.habits.map { $0.id.low } == [2, 3, 4, 1])
    }
}
