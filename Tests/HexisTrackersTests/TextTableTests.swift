import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Tables of text")
struct TextTableTests {
    @Test(
        "Commas, semicolons, tabs and bars separate; quotes keep what is between them; line ends of every kind end a row",
        arguments: [
            "Date,Run\n2026-01-02,1\n2026-01-03,\"a, \"\"b\"\"\nc\"\n",
            "Date;Run\r\n2026-01-02;1\r\n2026-01-03;\"a, \"\"b\"\"\nc\"",
            "Date\tRun\r2026-01-02\t1\r\r2026-01-03\t\"a, \"\"b\"\"\nc\"\r",
            "\u{FEFF}\n Date | Run \n 2026-01-02 | 1\n\n2026-01-03|\"a, \"\"b\"\"\nc\"\n\n",
        ])
    func separators(text: String) throws {
        let table = try TextTable(Array(text.utf8))
        #expect(table.columns == ["Date", "Run"])
        let values = table.rows.map { row in (0..<2).map { table.value($0, of: row) } }
        #expect(values == [["2026-01-02", "1"], ["2026-01-03", "a, \"b\"\nc"]])
    }

    @Test("A table without names has numbered columns; a row may be shorter than others")
    func names() throws {
        let table = try TextTable(Array("2026-01-02,Run,5\n2026-01-03,Run\n".utf8))
        #expect(table.columns == ["Column 1", "Column 2", "Column 3"] && table.rows.count == 2)
        #expect(table.value(2, of: table.rows[1]).isEmpty)
        let unnamed = try TextTable(Array("Date,,Run\n2026-01-02,1,1\n".utf8))
        #expect(unnamed.columns == ["Date", "Column 2", "Run"])
    }

    @Test("UTF-16 with its mark and Windows-1252 are read; other bytes are no text")
    func encodings() throws {
        let text = "Datum;Lauf €\n02.01.2026;ja\n"
        let expected = try TextTable(Array(text.utf8))
        let units = Array(text.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        #expect(try TextTable(little) == expected && TextTable(big) == expected)
        let windows = Array("Datum;Lauf ".utf8) + [0x80] + Array("\n02.01.2026;ja\n".utf8)
        #expect(try TextTable(windows) == expected)
        #expect(throws: TrackerError.unknownFormat) { try TextTable([0xFF, 0xFE, 0, 0xD8, 0, 0xD8]) }
        #expect(throws: TrackerError.unknownFormat) { try TextTable(Array("a,b\n\0,c".utf8)) }
    }

    @Test(
        "What is no table, or too large for one, is refused",
        arguments: [
            ("hello", TrackerError.unknownFormat), ("", .unknownFormat), ("a,b", .unknownFormat),
            ("{\"a\":1,\"b\":2}\n", .unknownFormat), ("<a>,</a>\n1,2", .unknownFormat),
            ("a,b\n1,\"2", .damaged), (String(repeating: ",", count: 1000) + "\n1", .tooLarge),
            ("a,b\n" + String(repeating: "1,2\n", count: 200_001), .tooLarge),
        ])
    func refused(text: String, error: TrackerError) {
        #expect(throws: error) { try TextTable(Array(text.utf8)) }
    }

    @Test("A table that is too large is refused for its size, and not as something unknown")
    func tooLarge() throws {
        let long = Array("date,note\n2026-01-02,\(String(repeating: "x", count: 17 << 20))\n".utf8)
        let format = try TrackerFormats.format(of: long)
        #expect(throws: TrackerError.tooLarge) { try format.read(long) }
        #expect(throws: TrackerError.unknownFormat) {
            try TrackerFormats.format(of: Array(long.dropFirst(30)))
        }
    }

    @Test("A table written with quotes reads as it was, whatever its values are")
    func roundTrip() throws {
        var dice = Dice.thrown()
        let parts = ["a", "é", "\"", ",", ";", "\n", "\r\n", "\t", "|", "2026-01-02", " x", "7"]
        for _ in 0..<rounds(300) {
            let delimiter = dice.one(of: [",", ";", "\t", "|"])
            let rows = (0..<dice.number(1...5)).map { _ in
                (0..<3).map { _ in (0..<dice.number(0...4)).map { _ in dice.one(of: parts) }.joined() }
            }
            let lines = ([["k", "l", "m"]] + rows).map { row in
                row.map {
                    "\"\($0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
                }
                .joined(separator: delimiter)
            }
            let isEmpty = { (row: [String]) in row.allSatisfy { $0.trimmed.isEmpty } }
            guard let table = try? TextTable(Array(lines.joined(separator: "\n").utf8)) else {
                #expect(rows.allSatisfy(isEmpty))
                continue
            }
            #expect(table.columns == ["k", "l", "m"])
            #expect(table.rows == rows.filter { !isEmpty($0) })
        }
    }
}

@Suite("Dates and answers in tables")
struct TableValueTests {
    @Test(
        "Dates are read as people and programs write them",
        arguments: [
            ("2026-03-04", "2026-03-04", "2026-03-04"), ("2026/3/4", "2026-03-04", "2026-03-04"),
            ("20260304", "2026-03-04", "2026-03-04"),
            ("2026-03-04T23:59:59Z", "2026-03-04", "2026-03-04"),
            ("2026-03-04 07:00:00.000Z", "2026-03-04", "2026-03-04"),
            ("3/4/2026", "2026-04-03", "2026-03-04"), ("4.3.2026", "2026-03-04", "2026-04-03"),
            ("04-03-26", "2026-03-04", "2026-04-03"), ("31.12.2026", "2026-12-31", nil),
            ("12/31/2026 8:00 PM", nil, "2026-12-31"), ("March 4, 2026", "2026-03-04", "2026-03-04"),
            ("4 Mar 2026", "2026-03-04", "2026-03-04"), ("Wed, 04-Mar-2026", "2026-03-04", "2026-03-04"),
            ("2026 March 4", "2026-03-04", "2026-03-04"),
            ("31.2.2026", nil, nil), ("2026-02-30", nil, nil), ("1.5", nil, nil), ("Run", nil, nil),
            ("1,000,000", nil, nil), ("12:30", nil, nil), ("9999-12-31", nil, nil), ("", nil, nil),
        ] as [(String, String?, String?)])
    func dates(text: String, dayFirst: String?, monthFirst: String?) {
        let date = TableDate(text)
        #expect(date?.day(.dayFirst)?.description == dayFirst)
        #expect(date?.day(.monthFirst)?.description == monthFirst)
    }

    @Test(
        "Ticks in many words, numbers with either decimal mark, and nothing",
        arguments: [
            ("x", .done), ("Yes", .done), ("✅", .done), ("TRUE", .done), ("yes_manual", .done),
            ("", .nothing), ("no", .nothing), ("0", .nothing), ("-", .nothing), ("yes_auto", .nothing),
            ("false", .nothing),
            ("❌", .marked(.notDone)), ("Skip", .marked(.skipped)), ("1", .amount(.one)),
            ("1,5", .amount(known(Amount("15")))), ("1.234", .amount(known(Amount("1.234")))),
            ("1'000", .amount(known(Amount("1000")))), ("0.0004", .nothing),
            ("perhaps", nil), ("-3", nil), ("1e9", nil), ("NaN", nil), ("99999999999999", nil), ("..", nil),
        ] as [(String, TableAnswer?)])
    func answers(text: String, answer: TableAnswer?) {
        #expect(TableAnswer(text, .point) == answer)
    }

    @Test("With a comma for decimals, a point separates thousands")
    func comma() {
        #expect(TableAnswer.amount("1.234,5", .comma) == Amount("1234.5"))
        #expect(TableAnswer.amount("0,75", .comma) == Amount("0.75"))
    }
}

@Suite("Habits in tables")
struct TableFileTests {
    private func read(_ text: String) throws -> TrackerHistory {
        let format = try TrackerFormats.format(of: Array(text.utf8))
        #expect(format.program == "the table")
        return try format.read(Array(text.utf8))
    }

    @Test("A column of names and one of answers: a habit for each name")
    func namesInRows() throws {
        let history = try read(
            """
            HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
            Pushups,,Fitness,2021-09-01,30,tired
            Pushups,,Fitness,2021-09-02,12.5,
            Read,,,2021-09-02,1,
            Read,,,2021-09-03,0,away
            Read,,,soon,1,
            """)
        #expect(history.habits.map { $0.name.text } == ["Pushups", "Read"])
        let (pushups, read) = (history.habits[0], history.habits[1])
        #expect(pushups.goal == DailyGoal(.atLeast, known(Amount("12.5"))) && read.goal == nil)
        #expect(pushups.days.map { $0.answer } == [.done(known(Amount("30"))), .done(known(Amount("12.5")))])
        #expect(pushups.days[0].note?.text == "tired")
        #expect(read.days.map { $0.day.description } == ["2021-09-02", "2021-09-03"])
        #expect(read.days.map { $0.answer } == [.done(.one), nil])
        #expect(
            history.remarks == [
                .goal(habit: "Pushups", least: known(Amount("12.5"))), .unreadable(records: 1),
            ])
    }

    @Test("A column for each habit, as spreadsheets have it")
    func namesInColumns() throws {
        let history = try read(
            """
            Datum;Wochentag;Laufen (km);Lesen;Wetter
            1.2.2026;So;5,5;x;Regen
            2.2.2026;Mo;;;Sonne
            13.2.2026;Di;10;x;Nebel
            """)
        #expect(history.habits.map { $0.name.text } == ["Laufen (km)", "Lesen"])
        #expect(
            history.habits[0].days.map { $0.answer } == [
                .done(known(Amount("5.5"))), .done(known(Amount("10"))),
            ])
        #expect(history.habits[1].days.map { $0.day.description } == ["2026-02-01", "2026-02-13"])
    }

    @Test("Several rows of a day are added up; a list without amounts is ticked once a day")
    func log() throws {
        let sums = try read("date,task,count\n2026-01-02,Water,2\n2026-01-02,Water,3\n")
        #expect(sums.habits[0].days.map { $0.answer } == [.done(known(Amount("5")))])
        let ticks = try read("when,what\n2026-01-02 08:00,Run\n2026-01-02 18:00,Run\n2026-01-03 07:00,Run\n")
        #expect(ticks.habits[0].days.map { $0.answer } == [.done(.one), .done(.one)])
    }

    @Test("What cannot be guessed is asked for")
    func undecided() throws {
        #expect(throws: TrackerError.noDates) { try read("a,b\nhello,world\n") }
        #expect(throws: TrackerError.noHabits) { try read("date,mood\n2026-01-02,fine\n2026-01-03,well\n") }
        let bytes = Array("date,mood,run\n1/2/2026,fine,1.500\n".utf8)
        let (table, guess) = try TableFile.guess(bytes)
        #expect(guess.roles == [.day, .unused, .answers])
        let shown = table.shown(guess)
        #expect(shown.ambiguousDate == "1/2/2026" && shown.ambiguousAmount == "1.500" && shown.rows == 1)
        #expect(shown.columns.map { $0.name } == ["date", "mood", "run"])
        #expect(shown.columns.map { $0.samples } == [["1/2/2026"], ["fine"], ["1.500"]])
        let chosen = TableReading(roles: [.day, .unused, .answers], dates: .monthFirst, decimals: .comma)
        let habit = try table.history(chosen).habits[0]
        #expect(habit.days.map { $0.day.description } == ["2026-01-02"])
        #expect(habit.days.map { $0.answer } == [.done(known(Amount("1500")))])
    }

    @Test("More habits than a person can have are refused")
    func tooMany() {
        let rows = (0...1000).map { "2026-01-02,\($0)a,1" }.joined(separator: "\n")
        #expect(throws: TrackerError.tooLarge) { try read("date,habit,value\n\(rows)") }
    }

    @Test("What is written as a table is read as it was, in either layout")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(100) {
            let names = ["Run", "Read, slowly", "Tea \"green\""].prefix(dice.number(1...3))
            let start = dice.number(10_000...20_000)
            var amounts: [String: [Day: Int]] = [:]
            for name in names {
                for offset in 0..<dice.number(2...9) where dice.chance(oneIn: 2) || offset == 0 {
                    amounts[name, default: [:]][Day(clamping: Int64(start + offset))] = dice.number(2...99)
                }
            }
            func quoted(_ name: String) -> String {
                "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
            }
            let long =
                ["date,habit,value"]
                + names.flatMap { name in
                    (amounts[name] ?? [:]).sorted { $0.key < $1.key }.map {
                        "\($0.key),\(quoted(name)),\($0.value)"
                    }
                }
            let days = Set(amounts.values.flatMap { $0.keys }).sorted()
            let wide =
                [(["date"] + names.map(quoted)).joined(separator: ",")]
                + days.map { day in
                    (["\(day)"] + names.map { amounts[$0]?[day].map { "\($0)" } ?? "" }).joined(
                        separator: ",")
                }
            for lines in [long, wide] {
                let history = try read(lines.joined(separator: "\n"))
                let come = history.habits.map { habit in
                    (
                        habit.name.text,
                        Dictionary(uniqueKeysWithValues: habit.days.map { ($0.day, $0.answer) })
                    )
                }
                let expected = amounts.mapValues { days in
                    days.mapValues { Optional.some(TrackedAnswer.done(Amount(clamping: Int64($0) * 1000))) }
                }
                #expect(Dictionary(uniqueKeysWithValues: come) == expected)
            }
        }
    }
}

@Suite("Logs of harsh")
struct HarshLogTests {
    @Test("Answers, comments and amounts are kept; comments of the file are not, and other lines are counted")
    func whole() throws {
        let log = """
            # 2026
            2026-01-15 : Gym : y : to the end : 25
            2026-01-16 : Gym : n
            2026-01-17 : Gym : s : ill

            2026-01-15 : Read: two pages : y
            2026-01-18 : Gym : y
            2026-01-19 : Gym : perhaps
            2026-02-30 : Gym : y
            """
        let format = try TrackerFormats.format(of: Array(log.utf8))
        #expect(format is HarshLog.Type)
        let history = try format.read(Array(log.utf8))
        #expect(history.habits.map { $0.key } == ["harsh:Gym", "harsh:Read: two pages"])
        let gym = history.habits[0]
        #expect(
            gym.days.map { $0.answer } == [
                .done(known(Amount("25"))), .marked(.notDone), .marked(.skipped), .done(known(Amount("25"))),
            ])
        #expect(gym.days.map { $0.note?.text } == ["to the end", nil, "ill", nil])
        #expect(gym.goal == DailyGoal(.atLeast, known(Amount("25"))))
        #expect(history.remarks.last == .unreadable(records: 2))
    }

    @Test("The pedometer's intervals are steps of a time; the first is of a day, and empty ones are none")
    func pedometer() throws {
        let text = """
            Start;End;Steps;Mode
            <begin>;2025-01-02 10:00:00;843;Walking
            2025-01-02 23:30:10;2025-01-03 00:15:00;1200;Running
            2025-01-03 00:15:00;2025-01-03 00:20:00;0;Walking
            soon;2025-01-03 00:20:00;5;Walking
            2025-01-03 00:25:00;2025-01-03 00:20:00;5;Walking
            """
        let format = try TrackerFormats.format(of: Array(text.utf8))
        #expect(format.program == "Privacy Friendly Pedometer")
        let history = try format.read(Array(text.utf8))
        #expect(
            history.measurements == [
                TrackedMeasurement(signal: .steps, amount: 843_000, day: known(Day("2025-01-02"))),
                TrackedMeasurement(
                    signal: .steps, amount: 1_200_000, day: known(Day("2025-01-02")), start: 84_610,
                    seconds: 2690),
            ])
        #expect(history.remarks == [.unreadable(records: 2)])
    }
}
