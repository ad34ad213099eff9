import Chance
import HexisApp
import HexisArchive
import HexisCore
import HexisTrackers
import Testing

@testable import HexisExport

@Suite("Habits as Loop Habit Tracker exports them")
struct LoopExportTests {
    private static let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
    private static let today = moment.today
    private static let run = Identifier(high: 5, low: 1)
    private static let walk = Identifier(high: 5, low: 2)
    private static let coffee = Identifier(high: 5, low: 3)

    private func practice(_ facts: [Fact]) -> Practice {
        Practice(
            facts.enumerated().map { place, fact in
                Entry(
                    id: Identifier(high: 9, low: UInt64(place)), at: Instant(clamping: Int64(place)),
                    device: Identifier(high: 8, low: 8), fact: fact)
            })
    }

    private func text(_ name: String, _ practice: Practice) throws -> String {
        let file = try #require(
            LoopExport(practice, today: Self.today).files.first { $0.name == name }, "\(name)")
        return String(decoding: file.pieces.flatMap { $0 }, as: UTF8.self)
    }

    private func days(_ name: String, _ practice: Practice) throws -> [String] {
        try text(name, practice).split(separator: "\n").dropFirst().map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).dropFirst().joined(separator: " ")
        }
    }

    private func added(_ habit: Identifier, _ name: String, _ schedule: Schedule = .daily) throws -> [Fact] {
        [
            .habitAdded(HabitAdded(habit: habit, name: try #require(Line(name)), day: Self.today)),
            .habitScheduled(HabitScheduled(habit: habit, from: .first, schedule: schedule)),
        ]
    }

    private func goal(
        _ habit: Identifier, _ direction: DailyGoal.Direction, _ amount: String, _ unit: String
    ) throws -> Fact {
        let goal = DailyGoal(direction, try #require(Amount(amount)), unit: Line(unit))
        return .dailyGoalSet(DailyGoalSet(habit: habit, from: .first, goal: goal))
    }

    private func done(_ habit: Identifier, _ amount: String, ago: Int) throws -> Fact {
        .checkedIn(
            CheckedIn(
                habit: habit, day: Self.today.advanced(by: -ago), amount: try #require(Amount(amount))))
    }

    private func marked(_ habit: Identifier, _ mark: DayMark, _ reason: String = "", ago: Int) -> Fact {
        .dayMarked(
            DayMarked(
                habit: habit, day: Self.today.advanced(by: -ago), mark: mark, reason: Line(reason)))
    }

    @Test("The table of habits says how often, how much, in which colour, and what is archived")
    func definitions() throws {
        let practice = practice(
            try added(Self.run, "Run, “slowly”", .weekdays(.workdays)) + added(Self.walk, "Walk")
                + added(
                    Self.coffee, "Coffee", .everyDays(try #require(DayInterval(3, from: Self.today)))) + [
                    .habitColoured(HabitColoured(habit: Self.run, colour: .rose)),
                    goal(Self.walk, .atLeast, "2.5", "km"), goal(Self.coffee, .atMost, "0", ""),
                    .habitArchived(HabitArchived(habit: Self.coffee, day: Self.today)),
                ])
        #expect(
            try text("Habits.csv", practice) == """
                Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
                001,"Run, “slowly”",YES_NO,,,5,7,#D81B60,,,,false
                002,Walk,NUMERICAL,,,1,1,#00897B,km,AT_LEAST,2.5,false
                003,Coffee,NUMERICAL,,,1,1,#00897B,,AT_MOST,0,true

                """)
    }

    @Test("How often becomes so many times in so many days")
    func frequency() throws {
        let cases: [(Schedule, String)] = [
            (.daily, "1,1"), (.weekdays(.weekend), "2,7"), (.timesAWeek(try #require(TimesAWeek(3))), "3,7"),
            (.everyDays(try #require(DayInterval(10, from: .first))), "1,10"),
        ]
        for (schedule, written) in cases {
            let practice = practice(try added(Self.run, "Run", schedule))
            #expect(try text("Habits.csv", practice).contains("001,Run,YES_NO,,,\(written),#00897B"))
        }
    }

    @Test("Days of a habit that is done or not done")
    func words() throws {
        let practice = practice(
            try added(Self.run, "Run / slowly. Αργά") + [
                done(Self.run, "1", ago: 0), marked(Self.run, .notDone, ago: 1),
                marked(Self.run, .skipped, "at the sea", ago: 2), done(Self.run, "0.5", ago: 3),
                done(Self.run, "2", ago: 5),
                .dayNoted(
                    DayNoted(
                        habit: Self.run, day: Self.today.advanced(by: -2), note: Passage("far, far out"))),
            ])
        #expect(
            try text("001 Run slowly/Checkmarks.csv", practice) == """
                Date,Value,Notes
                2026-11-21,YES_MANUAL,
                2026-11-20,NO,
                2026-11-19,SKIP,"at the sea
                far, far out"
                2026-11-18,NO,
                2026-11-17,UNKNOWN,
                2026-11-16,YES_MANUAL,

                """)
    }

    @Test("Days of an amount are thousandths; what Loop would take for something else is avoided")
    func amounts() throws {
        let practice = practice(
            try added(Self.walk, "Walk") + added(Self.coffee, "Coffee") + [
                goal(Self.walk, .atLeast, "5", "km"), goal(Self.coffee, .atMost, "2", "cups"),
                done(Self.walk, "2.5", ago: 0), done(Self.walk, "0.003", ago: 1),
                done(Self.walk, "0", ago: 2),
                done(Self.walk, "2", ago: 3), marked(Self.walk, .skipped, ago: 3),
                marked(Self.walk, .notDone, ago: 4), done(Self.coffee, "3", ago: 0),
                marked(Self.coffee, .kept, ago: 1), marked(Self.coffee, .notDone, ago: 2),
            ])
        #expect(
            try days("001 Walk/Checkmarks.csv", practice) == ["2500 ", "4 ", "UNKNOWN ", "SKIP ", "NO "])
        #expect(try days("002 Coffee/Checkmarks.csv", practice) == ["3000 ", "NO ", "UNKNOWN "])
        #expect(
            try days("Checkmarks.csv", practice) == [
                "2500 3000 ", "4 NO ", "UNKNOWN UNKNOWN ", "SKIP UNKNOWN ", "NO UNKNOWN ",
            ])
    }

    @Test("Without habits there are the names of the columns")
    func empty() throws {
        let files = LoopExport(practice([]), today: Self.today).files
        #expect(files.map { $0.name } == ["Habits.csv", "Checkmarks.csv"])
        #expect(try text("Checkmarks.csv", practice([])) == "Date,\n")
    }

    private func read(_ practice: Practice) throws -> TrackerHistory {
        let zip = try ZipWriter()
        for file in LoopExport(practice, today: Self.today).files {
            try zip.begin(file.name, at: 0)
            for piece in file.pieces { try zip.add(piece) }
        }
        try zip.end()
        let bytes = zip.taken()
        #expect(LoopTables.recognizes(bytes))
        return try LoopTables.read(bytes)
    }

    private func imported(_ history: TrackerHistory) -> Practice {
        let found = HabitImport(history, into: Practice(), on: Self.today)
        return Practice(
            found.entries(Practice(), device: Identifier(high: 8, low: 8), at: Self.moment.instant))
    }

    /// What a reader may find of a day.
    private func answer(_ habit: Habit, on day: Day) -> TrackedAnswer? {
        let (standing, goal) = (habit.standing(on: day), habit.dailyGoal(on: Self.today))
        if standing.isSkipped { return .marked(.skipped) }
        if standing.outcome == .unanswered { return nil }
        guard let goal else { return standing.isDone ? .done(.one) : nil }
        let isLimit = goal.direction == .atMost
        switch (habit.record(on: day).hasCheckIn, standing.total.thousandths) {
        case (true, 0): return .marked(isLimit ? .kept : .notDone)
        case (true, 3): return .done(Amount(clamping: 4))
        case (true, _): return .done(standing.total)
        case (false, _): return isLimit ? standing.isDone ? .marked(.kept) : nil : .marked(.notDone)
        }
    }

    private func dicedPractice(_ dice: inout Dice) throws -> Practice {
        var facts: [Fact] = []
        for number in 0..<dice.number(1...5) {
            let habit = Identifier(high: 6, low: UInt64(number))
            let name = dice.one(of: [
                "Run", "Run, slowly", "A \"b\"", "5 a day", "Ποδήλατο; αργά", "..", "='x",
            ])
            let schedule: Schedule =
                switch dice.number(0...2) {
                case 0: .weekdays(try #require(Weekdays(bits: UInt8(dice.number(1...127)))))
                case 1: .timesAWeek(try #require(TimesAWeek(dice.number(1...7))))
                default: .everyDays(try #require(DayInterval(dice.number(2...365), from: Self.today)))
                }
            facts += try added(habit, name, schedule)
            facts.append(
                .habitColoured(HabitColoured(habit: habit, colour: dice.one(of: HabitColour.allCases))))
            if dice.chance(oneIn: 2) {
                let direction = dice.one(of: [DailyGoal.Direction.atLeast, .atMost])
                let amount = "\(dice.number(1...9)).\(dice.number(0...999))".prefix(5)
                facts.append(try goal(habit, direction, String(amount), dice.one(of: ["", "km", "a, b"])))
            }
            if dice.chance(oneIn: 4) {
                facts.append(.habitArchived(HabitArchived(habit: habit, day: Self.today)))
            }
            for _ in 0..<dice.number(0...30) {
                let ago = dice.number(0...40)
                switch dice.number(0...3) {
                case 0:
                    facts.append(
                        marked(
                            habit, dice.one(of: DayMark.allCases), dice.one(of: ["", "ill"]), ago: ago))
                case 1:
                    let note = dice.one(of: ["fine", "a, \"b\"\nc; d", "=1+1", "2"])
                    facts.append(
                        .dayNoted(
                            DayNoted(habit: habit, day: Self.today.advanced(by: -ago), note: Passage(note))))
                default:
                    let amount = dice.one(of: ["1", "0", "0.001", "0.002", "0.003", "2.5", "1000", "1000000"])
                    facts.append(try done(habit, amount, ago: ago))
                }
            }
        }
        return practice(facts)
    }

    @Test("What an import finds in the tables is what was recorded, and a second round changes nothing")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(300) {
            let practice = try dicedPractice(&dice)
            let history = try read(practice)
            #expect(history.remarks.isEmpty)
            try #require(history.habits.count == practice.habits.count)
            for (tracked, habit) in zip(history.habits, practice.habits) {
                #expect(tracked.name.text == habit.name && tracked.colour == habit.colour)
                #expect(tracked.goal == habit.dailyGoal(on: Self.today))
                #expect(tracked.isArchived == habit.isArchived)
                let found = Dictionary(uniqueKeysWithValues: tracked.days.map { ($0.day, $0) })
                for day in Days(first: Self.today.advanced(by: -41), last: Self.today.next) {
                    let record = habit.record(on: day)
                    let notes = [record.answer?.reason?.text, record.note?.text].compactMap { $0 }
                    #expect(found[day]?.answer == answer(habit, on: day), "\(habit.name) on \(day)")
                    #expect(
                        found[day]?.note?.text == (notes.isEmpty ? nil : notes.joined(separator: "\n")))
                }
            }
            #expect(try read(imported(history)) == history)
        }
    }
}
