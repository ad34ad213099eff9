import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

/// Day 16,460 is 25 January 2015.
@Suite("Backups of Loop Habit Tracker")
struct LoopDatabaseTests {
    private func read(_ backup: LoopBackup) throws -> TrackerHistory {
        let bytes = try backup.bytes()
        #expect(try TrackerFormats.format(of: bytes).program == "Loop Habit Tracker")
        return try LoopDatabase.read(bytes)
    }

    /// The one habit of a backup with these columns and values of days from 16,460 on.
    private func habit(_ columns: [String: String], values: [Int] = [], version: Int = 25) throws
        -> TrackedHabit
    {
        var backup = LoopBackup()
        backup.version = version
        backup.addHabit(["name": "'Walk'", "uuid": "'a1'"].merging(columns) { $1 })
        for (place, value) in values.enumerated() { backup.addRecord(1, 16_460 + place, value) }
        return try #require(try read(backup).habits.first)
    }

    private func line(_ text: String) throws -> Line { try #require(Line(text)) }

    @Test("What is done, skipped or not done is kept; what Loop derived or does not know is not")
    func values() throws {
        let walk = try habit([:], values: [2, 0, 3, 1, -1, 2])
        #expect(walk.name.text == "Walk" && walk.key == "loop:a1" && walk.goal == nil)
        #expect(
            walk.days.map { $0.day.description } == ["2015-01-25", "2015-01-26", "2015-01-27", "2015-01-30"])
        #expect(
            walk.days.map { $0.answer }
                == [.done(.one), .marked(.notDone), .marked(.skipped), .done(.one)])
    }

    @Test(
        "A frequency is the nearest that there is",
        arguments: [
            ("1", "1", Schedule.daily, nil),
            ("3", "7", .timesAWeek(known(TimesAWeek(3))), nil),
            ("7", "7", .daily, nil),
            ("1", "7", .timesAWeek(known(TimesAWeek(1))), nil),
            ("1", "3", .everyDays(known(DayInterval(3, from: .first))), nil),
            (
                "10", "30", .timesAWeek(known(TimesAWeek(2))),
                TrackerRemark.frequency(habit: "Walk", times: 10, days: 30, became: 2)
            ),
            (
                "2", "14", .timesAWeek(known(TimesAWeek(1))),
                .frequency(habit: "Walk", times: 2, days: 14, became: 1)
            ),
            ("0", "-4", .daily, nil),
        ])
    func frequencies(times: String, days: String, schedule: Schedule, remark: TrackerRemark?) throws {
        var backup = LoopBackup()
        backup.addHabit(["name": "'Walk'", "freq_num": times, "freq_den": days])
        let history = try read(backup)
        #expect(history.habits.first?.schedule == schedule)
        #expect(history.remarks == [remark].compactMap { $0 })
    }

    @Test("Amounts are kept to the thousandth, with their goal or limit, and a week's amount in equal shares")
    func amounts() throws {
        let columns = ["type": "1", "target_value": "2.5", "unit": "'km'"]
        let run = try habit(columns, values: [2500, 1, 0, 3])
        #expect(run.goal == DailyGoal(.atLeast, try #require(Amount("2.5")), unit: try line("km")))
        #expect(
            run.days.map { $0.answer }
                == [
                    .done(try #require(Amount("2.5"))), .done(try #require(Amount("0.001"))),
                    .marked(.notDone), .marked(.skipped),
                ])
        let coffee = try habit(["type": "1", "target_type": "1", "target_value": "2"], values: [0])
        #expect(coffee.goal == DailyGoal(.atMost, try #require(Amount("2"))))
        #expect(coffee.days.map { $0.answer } == [.marked(.kept)])
        var backup = LoopBackup()
        backup.addHabit(["name": "'Run'", "type": "1", "target_value": "21", "freq_den": "7"])
        let history = try read(backup)
        #expect(history.habits.first?.goal == DailyGoal(.atLeast, try #require(Amount("3"))))
        #expect(history.habits.first?.schedule == .daily)
        #expect(history.remarks == [.amount(habit: "Run", days: 7)])
    }

    @Test("Reminders keep their time and weekdays, of which Loop's first is Saturday")
    func reminders() throws {
        // Sunday to Thursday.
        let some = try habit(["reminder_hour": "8", "reminder_min": "30", "reminder_days": "62"])
        let days: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .sunday]
        #expect(
            some.reminder
                == TrackedReminder(time: try #require(TimeOfDay("08:30")), weekdays: Weekdays(days)))
        let every = try habit(["reminder_hour": "23", "reminder_min": "59"])
        #expect(every.reminder == TrackedReminder(time: try #require(TimeOfDay("23:59")), weekdays: nil))
        for columns in [[:], ["reminder_hour": "24", "reminder_min": "0"], ["reminder_hour": "8"]] {
            #expect(try habit(columns).reminder == nil)
        }
    }

    @Test(
        "Colours follow the palette of the version",
        arguments: [(11, 25, HabitColour.sky), (6, 20, .teal), (99, 25, .teal), (-16_777_216, 12, .teal)])
    func colours(number: Int, version: Int, colour: HabitColour) throws {
        #expect(try habit(["color": "\(number)"], version: version).colour == colour)
    }

    @Test("Habits come in the person's order, with what is archived, notes, and what could not be kept")
    func whole() throws {
        var backup = LoopBackup()
        backup.addHabit(["id": "1", "name": "'Second'", "position": "2", "description": "'Why'"])
        backup.addHabit(["id": "2", "name": "'First'", "position": "1", "archived": "1"])
        let long = String(repeating: "n", count: 120)
        backup.addHabit(["id": "3", "name": "'\(long)'", "position": "3"])
        backup.addHabit(["id": "4", "name": "''", "position": "4"])
        backup.addRecord(1, 16_460, 2, notes: "rain")
        backup.addRecord(1, 16_461, -1, notes: "only a note")
        backup.addRecord(1, 16_462, 2, notes: String(repeating: "n", count: 5000))
        backup.addRecord(9, 16_460, 2)
        backup.addRecord(1, -3, 2)
        backup.addRecord(1, 16_463, 77)
        let history = try read(backup)
        #expect(history.habits.map { $0.name.text } == ["First", "Second", String(long.prefix(100))])
        #expect(history.habits.map { $0.isArchived } == [true, false, false])
        let days = history.habits[1].days
        #expect(days.map { $0.note?.text } == ["rain", "only a note", nil])
        #expect(days.map { $0.answer } == [.done(.one), nil, .done(.one)])
        #expect(
            history.remarks == [
                .name(String(long.prefix(100))), .descriptions(habits: 1), .notes(1), .unreadable(records: 4),
            ])
    }

    @Test("An old backup has neither values nor notes nor units, and may have a day twice")
    func old() throws {
        var backup = LoopBackup()
        backup.version = 12
        backup.statements = [
            """
            CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT,
            freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
            reminder_hour INTEGER, reminder_min INTEGER, reminder_days INTEGER)
            """,
            "CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER)",
            "INSERT INTO Habits (id, name, freq_num, freq_den, position) VALUES (7, 'Wake up early', 3, 7, 0)",
        ]
        for day in [16_460, 16_460, 16_462] {
            backup.statements.append(
                "INSERT INTO Repetitions (habit, timestamp) VALUES (7, \(day * 86_400_000))")
        }
        let history = try read(backup)
        #expect(history.habits.first?.key == "loop:7:Wake up early")
        #expect(history.habits.first?.days.map { $0.answer } == [.done(.one), .done(.one)])
        #expect(history.remarks.isEmpty)
    }

    @Test("Another file, a newer version, and views or virtual tables in place of tables are refused")
    func refused() throws {
        #expect(throws: TrackerError.empty) { try TrackerFormats.format(of: []) }
        #expect(throws: TrackerError.unknownFormat) { try TrackerFormats.format(of: Array("PK".utf8)) }
        var newer = LoopBackup()
        newer.version = 26
        #expect(throws: TrackerError.tooNew) { try LoopDatabase.read(try newer.bytes()) }
        for statements in [
            ["CREATE TABLE Other (id)"],
            [LoopBackup.habits, "CREATE VIEW Repetitions AS SELECT 1 AS habit, 0 AS timestamp, 2 AS value"],
            [LoopBackup.habits, "CREATE VIRTUAL TABLE Repetitions USING fts5(habit, timestamp, value)"],
        ] {
            var other = LoopBackup()
            other.statements = statements
            #expect(throws: TrackerError.unknownFormat) { try LoopDatabase.read(try other.bytes()) }
        }
    }

    @Test("A file cut short or changed anywhere is refused or read, and does nothing else")
    func damaged() throws {
        var dice = Dice.thrown()
        var backup = LoopBackup()
        for id in 1...20 {
            backup.addHabit(["id": "\(id)", "name": "'Habit \(id)'", "question": "'Did you?'"])
            for day in 0..<40 { backup.addRecord(id, 16_460 + day, 2, notes: "a note") }
        }
        let whole = try backup.bytes()
        #expect(throws: TrackerError.damaged) { try LoopDatabase.read(Array(whole.prefix(whole.count / 2))) }
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<dice.number(1...8) {
                bytes[dice.number(0...bytes.count - 1)] = UInt8(dice.number(0...255))
            }
            do throws(TrackerError) { _ = try LoopDatabase.read(bytes) } catch { #expect(error != .empty) }
        }
    }
}
