import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Trackers whose files are JSON")
struct JSONTrackerTests {
    private func read(_ text: String, of program: String) throws -> TrackerHistory {
        let format = try TrackerFormats.format(of: Array(text.utf8))
        #expect(format.program == program)
        return try format.read(Array(text.utf8))
    }

    private func beaver(_ habit: String) throws -> TrackerHistory {
        try read(
            #"{"habits":[{"name":"Run","id":"1a","records":[],\#(habit)}],"order":[]}"#,
            of: "Beaver Habit Tracker")
    }

    @Test(
        "Beaver's periods are frequencies",
        arguments: [
            (#"{"period_type":"D","period_count":1,"target_count":1}"#, Schedule.daily, nil),
            (
                #"{"period_type":"W","period_count":1,"target_count":3}"#, .timesAWeek(known(TimesAWeek(3))),
                nil
            ),
            (
                #"{"period_type":"D","period_count":4,"target_count":1}"#,
                .everyDays(known(DayInterval(4, from: .first))), nil
            ),
            (
                #"{"period_type":"M","period_count":1,"target_count":12}"#, .timesAWeek(known(TimesAWeek(3))),
                TrackerRemark.frequency(habit: "Run", times: 12, days: 30, became: 3)
            ),
            ("null", .daily, nil), (#"{"period_type":"?"}"#, .daily, nil),
        ])
    func periods(period: String, schedule: Schedule, remark: TrackerRemark?) throws {
        let history = try beaver(#""period":\#(period)"#)
        #expect(history.habits.first?.schedule == schedule)
        #expect(history.remarks == [remark].compactMap { $0 })
    }

    @Test(
        "Beaver's ticks and notes are kept; a day without either is none, and a deleted habit does not come")
    func beaverDays() throws {
        let history = try read(
            """
            {"habits":[{"name":"Run","id":"1a","status":"archive","records":[
              {"day":"2024-01-23","done":true,"text":"5 km"},{"day":"2024-01-22","done":true},
              {"day":"2024-01-24","done":false},{"day":"2024-01-25","done":false,"text":"ill"},{"day":"soon","done":true}]},
             {"name":"Gone","id":"2b","status":"soft_delete","records":[]},{"name":" ","id":"3c","records":[]}]}
            """, of: "Beaver Habit Tracker")
        #expect(history.habits.map { $0.key } == ["beaver:1a"] && history.habits[0].isArchived)
        let days = history.habits[0].days
        #expect(days.map { $0.day.description } == ["2024-01-22", "2024-01-23", "2024-01-25"])
        #expect(days.map { $0.answer } == [.done(.one), .done(.one), nil])
        #expect(days.map { $0.note?.text } == [nil, "5 km", "ill"])
        #expect(history.remarks == [.unreadable(records: 2)])
    }

    private static let habo = """
        [{"id":3,"uuid":"u-1","title":"Meditate","cue":"After my coffee","routine":"Sit down","reward":"A quiet head",
          "twoDayRule":0,"notification":1,"notTime":"8:05","habitType":0,"sanction":"","archived":0,"events":{
          "2026-01-02 00:00:00.000Z":["DayType.check","calm"],"2026-01-01 00:00:00.000Z":["DayType.fail",""],
          "2026-01-03 00:00:00.000Z":["DayType.skip","ill"],"2026-01-04 00:00:00.000Z":["DayType.clear",""],"no day":[]}},
         {"id":4,"title":"Drink","twoDayRule":1,"notification":false,"habitType":1,"targetValue":5,"unit":"glasses",
          "sanction":"No dessert","events":{"2026-01-02 00:00:00.000Z":["DayType.progress","",3,5],
          "2026-01-03 00:00:00.000Z":["DayType.check","",5.5,5],"2026-01-04 00:00:00.000Z":["DayType.check",""]}}]
        """

    @Test("Habo's loop is a plan with its reward; days, amounts, notes and the reminder are kept")
    func haboDays() throws {
        for text in [Self.habo, #"{"version":2,"habits":\#(Self.habo)}"#] {
            let history = try read(text, of: "Habo")
            let (meditate, drink) = (history.habits[0], history.habits[1])
            #expect(meditate.key == "habo:u-1" && drink.key == "habo:4")
            let plan = try #require(meditate.plan)
            #expect(plan.cue.text == "After my coffee" && plan.response.text == "Sit down")
            #expect(plan.reward?.text == "A quiet head" && drink.plan == nil)
            #expect(meditate.reminder == TrackedReminder(time: known(TimeOfDay("08:05")), weekdays: nil))
            #expect(drink.reminder == nil && meditate.goal == nil)
            #expect(meditate.days.map { $0.answer } == [.marked(.notDone), .done(.one), .marked(.skipped)])
            #expect(meditate.days.map { $0.note?.text } == [nil, "calm", "ill"])
            #expect(drink.goal == DailyGoal(.atLeast, known(Amount("5")), unit: known(Line("glasses"))))
            #expect(
                drink.days.map { $0.answer }
                    == [.done(known(Amount("3"))), .done(known(Amount("5.5"))), .done(known(Amount("5")))])
            #expect(history.remarks == [.descriptions(habits: 1), .unreadable(records: 1)])
        }
    }

    @Test("What is no JSON, nested too deeply or of another program is refused")
    func refused() throws {
        let deep = String(repeating: "[", count: 100_000) + #""twoDayRule""#
        #expect(throws: TrackerError.damaged) { try HaboBackup.read(Array(deep.utf8)) }
        #expect(throws: TrackerError.damaged) { try HaboBackup.read(Array(Self.habo.utf8.dropLast(9))) }
        #expect(throws: TrackerError.unknownFormat) { try BeaverHabits.read(Array(#"{"records":1}"#.utf8)) }
        #expect(throws: TrackerError.unknownFormat) { try TrackerFormats.format(of: Array(#"{"a":1}"#.utf8)) }
        let other = #"{"habits":[{"name":"Run","records":[{"record_date":20111}]}]}"#
        #expect(throws: TrackerError.unknownFormat) { try TrackerFormats.format(of: Array(other.utf8)) }
        let many = "[" + Array(repeating: "{}", count: 1001).joined(separator: ",") + "]"
        #expect(throws: TrackerError.tooLarge) { try BeaverHabits.read(Array(many.utf8)) }
    }

    @Test("A file changed anywhere is refused or read, and does nothing else")
    func damaged() throws {
        var dice = Dice.thrown()
        let whole = Array(Self.habo.utf8)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<dice.number(1...6) {
                bytes[dice.number(0...bytes.count - 1)] = UInt8(dice.number(0...255))
            }
            do throws(TrackerError) { _ = try HaboBackup.read(bytes) } catch { #expect(error != .empty) }
        }
    }
}
