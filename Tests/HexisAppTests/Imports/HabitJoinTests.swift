import Chance
import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026.
@Suite("Imported habits that join one of the same name")
struct HabitJoinTests {
    private let today = SamplePractice.today
    private let own = Identifier(high: 3, low: 3)
    private static let two = Amount(clamping: 2000)

    private func practice(_ facts: [Fact]) throws -> SamplePractice {
        var sample = SamplePractice()
        let name = try #require(Line("Walk"))
        sample.record(.habitAdded(HabitAdded(habit: own, name: name, day: today.advanced(by: -2))))
        for fact in facts { sample.record(fact) }
        return sample
    }

    private func history(_ days: [TrackedDay], goal: DailyGoal? = nil) throws -> TrackerHistory {
        var habit = TrackedHabit(key: "loop:a1", name: try #require(Line("Walk")), goal: goal)
        habit.days = days
        return TrackerHistory(habits: [habit])
    }

    private func record(_ found: HabitImport, in practice: inout Practice) {
        for entry in found.entries(
            practice, device: Identifier(high: 1, low: 1), at: Instant(clamping: 1_795_300_000_000))
        {
            practice.add(entry)
        }
    }

    @Test("Days without an answer are filled, and those before the habit began; what is here stays")
    func fills() throws {
        let (first, second) = (today.advanced(by: -1), today.advanced(by: -2))
        let note = try #require(Passage("mine"))
        var practice = try practice([
            .checkedIn(CheckedIn(habit: own, day: today, amount: Self.two)),
            .dayMarked(DayMarked(habit: own, day: first, mark: .skipped)),
            .dayNoted(DayNoted(habit: own, day: second, note: note)),
        ]).practice
        let rain = Passage("rain")
        let days = [-9, -2, -1, 0].map {
            TrackedDay(day: today.advanced(by: $0), answer: .done(.one), note: rain)
        }
        let found = HabitImport(try history(days), into: practice, on: today)
        #expect(found.newHabits.isEmpty && found.days == 4 && found.habits[0].isJoined)
        let before = practice
        record(found, in: &practice)
        let habit = try #require(practice.habit(own))
        #expect(practice.habits.count == 1 && habit.start == today.advanced(by: -9))
        #expect(habit.record(on: habit.start).total == .one && habit.record(on: habit.start).note == rain)
        #expect(habit.record(on: second).total == .one && habit.record(on: second).note == note)
        #expect(habit.standing(on: first).outcome == .skipped && habit.record(on: first).note == rain)
        #expect(habit.record(on: today).total == Self.two)

        // Again, it brings nothing; undone, everything is as before, and it can be brought again.
        #expect(HabitImport(try history(days), into: practice, on: today).isEmpty)
        undo(found, in: &practice)
        try expectSame(practice, before)
        let again = HabitImport(try history(days), into: practice, on: today)
        #expect(again.days == 4)
        record(again, in: &practice)
        #expect(practice.habit(own)?.record(on: second).total == .one)
    }

    private func undo(_ found: HabitImport, in practice: inout Practice) {
        let start = practice.instant(at: Instant(clamping: 1_795_400_000_000))
        for (number, fact) in found.joins.flatMap({ $0.undo(in: practice) }).enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: UInt64(practice.count), low: UInt64(number)),
                    at: start.advanced(byMilliseconds: Int64(number)), device: Identifier(high: 1, low: 1),
                    fact: fact))
        }
    }

    /// Expects that the habit shows the same on every day.
    private func expectSame(_ one: Practice, _ other: Practice) throws {
        let (one, other) = (try #require(one.habit(own)), try #require(other.habit(own)))
        #expect(one.start == other.start)
        for offset in -40...1 {
            let day = today.advanced(by: offset)
            let (left, right) = (one.record(on: day), other.record(on: day))
            #expect(left.total == right.total && left.answer == right.answer && left.note == right.note)
        }
    }

    @Test("What was changed after the import stays when it is undone")
    func changed() throws {
        let day = today.advanced(by: -1)
        var sample = try practice([])
        let found = HabitImport(
            try history([
                TrackedDay(day: day, answer: .marked(.notDone), note: Passage("rain")),
                TrackedDay(day: today, answer: .done(.one)),
            ]), into: sample.practice, on: today)
        var practice = sample.practice
        record(found, in: &practice)
        let late = practice.instant(at: Instant(clamping: 1_795_350_000_000))
        let later = try #require(Passage("snow"))
        for (number, fact) in [
            Fact.dayMarked(DayMarked(habit: own, day: day, mark: .skipped)),
            .dayNoted(DayNoted(habit: own, day: day, note: later)),
            .checkedIn(CheckedIn(habit: own, day: today, amount: Self.two)),
        ].enumerated() {
            practice.add(
                Entry(
                    id: Identifier(high: 77, low: UInt64(number)),
                    at: late.advanced(byMilliseconds: Int64(number)), device: Identifier(high: 1, low: 1),
                    fact: fact))
        }
        undo(found, in: &practice)
        let habit = try #require(practice.habit(own))
        #expect(habit.record(on: day).answer?.mark == .skipped && habit.record(on: day).note == later)
        #expect(habit.record(on: today).total == Self.two)
        sample.record(.habitDeleted(HabitDeleted(habit: own)))
        #expect(found.joins[0].undo(in: sample.practice).isEmpty)
    }

    @Test(
        "Where only one of the two counts amounts, done is done",
        arguments: [
            (nil, nil, TrackedAnswer.done(.one), Amount.one, nil),
            (nil, DailyGoal(.atLeast, two), .done(two), .one, nil),
            (DailyGoal(.atLeast, two), nil, .done(.one), two, nil),
            (DailyGoal(.atLeast, two), DailyGoal(.atLeast, .one), .done(.one), .one, nil),
            (DailyGoal(.atMost, two), nil, .done(.one), .zero, .kept),
            (DailyGoal(.atMost, two), nil, .marked(.notDone), .zero, .notDone),
        ] as [(DailyGoal?, DailyGoal?, TrackedAnswer, Amount, DayMark?)])
    func amounts(
        mine: DailyGoal?, theirs: DailyGoal?, answer: TrackedAnswer, total: Amount, mark: DayMark?
    ) throws {
        let facts = mine.map {
            Fact.dailyGoalSet(DailyGoalSet(habit: own, from: today.advanced(by: -2), goal: $0))
        }
        var practice = try practice([facts].compactMap { $0 }).practice
        let days = [TrackedDay(day: today, answer: answer)]
        record(HabitImport(try history(days, goal: theirs), into: practice, on: today), in: &practice)
        let come = try #require(practice.habit(own)).record(on: today)
        #expect(come.total == total && come.answer?.mark == mark)
    }

    @Test("Kept apart, it is a habit of its own; of two with one name only the first can join")
    func apart() throws {
        var practice = try practice([]).practice
        let days = [TrackedDay(day: today, answer: .done(.one))]
        let found = HabitImport(try history(days), into: practice, on: today) { _ in false }
        #expect(found.newHabits.count == 1 && found.joins.isEmpty && found.habits[0].hasNamesake)
        record(found, in: &practice)
        #expect(practice.habits.map { $0.name } == ["Walk", "Walk"])
        #expect(practice.habit(own)?.record(on: today).total == .zero)

        var two = try history(days)
        two.habits.append(two.habits[0])
        two.habits[1].key = "loop:a2"
        let both = HabitImport(two, into: try self.practice([]).practice, on: today)
        #expect(both.habits.map { $0.isJoined } == [true, false] && both.newHabits.count == 1)
        // What the first file brought is not joined by another habit of a later one.
        let later = HabitImport(two, into: practice, on: today) { _ in true }
        #expect(later.habits.map { $0.isKnown } == [true, false] && later.joins.map { $0.habit } == [own])
    }

    @Test("Whatever is here and comes, the import undone leaves everything as it was")
    func undone() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(200) {
            func anyDay() -> Day { today.advanced(by: -dice.number(0...12)) }
            let note = Passage("a")
            let facts = (0..<dice.number(0...6)).map { _ -> Fact in
                switch dice.number(0...2) {
                case 0: .checkedIn(CheckedIn(habit: own, day: anyDay(), amount: Self.two))
                case 1: .dayMarked(DayMarked(habit: own, day: anyDay(), mark: dice.one(of: [.skipped, nil])))
                default: .dayNoted(DayNoted(habit: own, day: anyDay(), note: dice.one(of: [note, nil])))
                }
            }
            var practice = try practice(facts).practice
            let before = practice
            let answers: [TrackedAnswer?] = [.done(.one), .marked(.skipped), .marked(.notDone), nil]
            let days = Set((0..<dice.number(1...8)).map { _ in anyDay() }).sorted().map {
                TrackedDay(
                    day: $0, answer: dice.one(of: answers), note: dice.one(of: [note, Passage("b"), nil]))
            }
            let found = HabitImport(try history(days), into: practice, on: today)
            record(found, in: &practice)
            #expect(HabitImport(try history(days), into: practice, on: today).isEmpty)
            undo(found, in: &practice)
            try expectSame(practice, before)
        }
    }
}
