import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Exports of Loop as CSV")
struct LoopTablesTests {
    private let header =
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?"

    private func read(_ files: [(String, String)]) throws -> TrackerHistory {
        let bytes = try zipped(files)
        let format = try TrackerFormats.format(of: bytes)
        #expect(format is LoopTables.Type)
        return try format.read(bytes)
    }

    @Test("Habits come with frequency, colour, target and archive; their days with answers and notes")
    func whole() throws {
        let history = try read([
            (
                "Habits.csv",
                """
                \(header)
                002,"Run, slowly",NUMERICAL,How far?,,1,1,#1976D2,km,AT_LEAST,2.5,false
                001,Meditate,YES_NO,,,3,7,#FF8F00,,,,true
                003,Never,YES_NO,,,1,1,#123456,,,,false
                """
            ),
            ("Checkmarks.csv", "Date,Meditate,Run, slowly,\n2015-01-25,YES_MANUAL,3000,\n"),
            (
                "001 Meditate/Checkmarks.csv",
                """
                Date,Value,Notes
                2015-01-27,SKIP,
                2015-01-26,YES_AUTO,
                2015-01-25,YES_MANUAL,"calm, and \"\"still\"\"\"
                2015-01-24,NO,Sick
                2015-01-23,UNKNOWN,
                2015-01-22,perhaps,
                """
            ),
            (
                "002 Run slowly/Checkmarks.csv",
                "Date,Value,Notes\n2015-01-25,3000,\n2015-01-24,NO,\n2015-01-23,UNKNOWN,\n"
            ),
            ("003 Never/Checkmarks.csv", "Date,Value,Notes\n"),
            ("001 Meditate/Scores.csv", "Date,Score\n2015-01-25,0.5\n"),
        ])
        #expect(history.habits.map { $0.name.text } == ["Meditate", "Run, slowly", "Never"])
        let (meditate, run) = (history.habits[0], history.habits[1])
        #expect(meditate.schedule == .timesAWeek(known(TimesAWeek(3))) && meditate.isArchived)
        #expect(meditate.colour == LoopColour.colour(3, version: 25))
        #expect(meditate.days.map { $0.day.description } == ["2015-01-24", "2015-01-25", "2015-01-27"])
        #expect(meditate.days.map { $0.answer } == [nil, .done(.one), .marked(.skipped)])
        #expect(meditate.days.map { $0.note?.text } == ["Sick", "calm, and \"still\"", nil])
        #expect(run.goal == DailyGoal(.atLeast, known(Amount("2.5")), unit: Line("km")) && !run.isArchived)
        #expect(run.days.map { $0.answer } == [.marked(.notDone), .done(known(Amount("3")))])
        #expect(history.habits[2].days.isEmpty && history.habits[2].colour == .teal)
        #expect(history.remarks == [.descriptions(habits: 1), .unreadable(records: 1)])
    }

    @Test("Exports of versions before 2.0 have other names of columns, and bare numbers")
    func earlier() throws {
        let history = try read([
            (
                "Habits.csv",
                "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,2,#388E3C\n002,Run,,,1,1,#388E3C\n"
            ), ("001 Run/Checkmarks.csv", "2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n2015-01-22,-1\n"),
        ])
        #expect(history.habits.map { $0.key } == ["loop:csv:Run", "loop:csv:2:Run"])
        #expect(history.habits[0].schedule == .everyDays(known(DayInterval(2, from: .first))))
        #expect(history.habits[0].days.map { $0.day.description } == ["2015-01-25"])
    }

    @Test("A damaged file, one without habits, and one that unpacks to more than any export, are refused")
    func refused() throws {
        let whole = try zipped([
            ("Habits.csv", "\(header)\n001,Run"), ("001 Run/Checkmarks.csv", "Date,Value\n"),
        ])
        #expect(throws: TrackerError.damaged) { try LoopTables.read(Array(whole.prefix(120))) }
        let empty = try zipped([("Habits.csv", header), ("001 Run/Checkmarks.csv", "Date,Value\n")])
        #expect(throws: TrackerError.unknownFormat) { try LoopTables.read(empty) }
        let bomb = try zipped([("Habits.csv", header + String(repeating: " ", count: 17 << 20))])
        #expect(throws: TrackerError.damaged) { try LoopTables.read(bomb) }
    }
}
