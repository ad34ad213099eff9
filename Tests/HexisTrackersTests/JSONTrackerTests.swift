import Chance
import HexisApp
import HexisCore
import Testing

@testable import HexisTrackers

@Suite("Trackers whose files are JSON")
struct JSONTrackerTests {
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

    @Test("Table Habit's days, amounts, limits, skips, reasons and frequencies are kept")
    func tableHabit() throws {
        let records = """
            [{"record_date":20454,"record_type":1,"record_value":1.5,"reason":"rain"},
             {"record_date":20455,"record_type":2,"record_value":0,"reason":""},
             {"record_date":20456,"record_type":1,"record_value":0,"reason":""},
             {"record_date":-1,"record_type":1,"record_value":1},{"record_date":20457,"record_type":9}]
            """
        let history = try read(
            """
            {"habits":[
             {"type":1,"status":1,"name":"Run","desc":"slowly","daily_goal":5,"daily_goal_unit":"km","freq_type":1,
              "freq_custom":"[3]","uuid":"a","records":\(records)},
             {"type":1,"status":3,"name":"Read","daily_goal":1.0,"daily_goal_unit":"","freq_type":3,"freq_custom":"[1,2]",
              "records":[{"record_date":20454,"record_type":1,"record_value":0.25}]},
             {"type":2,"status":1,"name":"Coffee","daily_goal":2,"daily_goal_unit":"cups","freq_type":2,
              "freq_custom":"[30]","records":[]},
             {"type":1,"status":2,"name":"Deleted","records":[]}],"groups":[]}
            """, of: "Table Habit")
        #expect(history.habits.map { $0.name.text } == ["Run", "Read", "Coffee"])
        let (run, read, coffee) = (history.habits[0], history.habits[1], history.habits[2])
        #expect(run.key == "mhabit:a" && run.schedule == .timesAWeek(known(TimesAWeek(3))))
        #expect(run.goal == DailyGoal(.atLeast, known(Amount("5")), unit: known(Line("km"))))
        #expect(run.days.map { $0.answer } == [.done(known(Amount("1.5"))), .marked(.skipped)])
        #expect(run.days.map { $0.day.description } == ["2026-01-01", "2026-01-02"])
        #expect(run.days.map { $0.note?.text } == ["rain", nil])
        #expect(read.isArchived && read.goal == nil)
        #expect(read.schedule == .everyDays(known(DayInterval(2, from: .first))))
        #expect(read.days.map { $0.answer } == [.done(.one)])
        #expect(coffee.goal == DailyGoal(.atMost, known(Amount("2")), unit: known(Line("cups"))))
        #expect(coffee.schedule == .daily)
        #expect(history.remarks == [.descriptions(habits: 1), .unreadable(records: 2)])
    }

    @Test("OpenHabitTracker's times become days: those of one day are added up")
    func openHabitTracker() throws {
        let history = try read(
            """
            {"Settings":{},"Categories":[{"Title":"Health","Habits":[
             {"Title":"Drink","RepeatCount":1,"RepeatInterval":1,"RepeatPeriod":0,"TargetQuantity":4,"TimesDone":[
              {"StartedAt":null,"CompletedAt":"2026-01-02T08:00:00","Quantity":1},
              {"StartedAt":null,"CompletedAt":"2026-01-02T20:00:00.5+01:00","Quantity":2},{"CompletedAt":"never"}]},
             {"Title":"Swim","RepeatCount":2,"RepeatInterval":1,"RepeatPeriod":1,"TimesDone":[
              {"StartedAt":"2026-01-03T08:00:00","CompletedAt":null}]}]},{"Title":"Empty","Habits":null}]}
            """, of: "OpenHabitTracker")
        let (drink, swim) = (history.habits[0], history.habits[1])
        #expect(drink.goal == DailyGoal(.atLeast, known(Amount("4"))))
        #expect(
            drink.days == [
                TrackedDay(day: known(Day("2026-01-02")), answer: .done(known(Amount("3"))))
            ])
        #expect(swim.schedule == .timesAWeek(known(TimesAWeek(2))) && swim.goal == nil)
        #expect(swim.days == [TrackedDay(day: known(Day("2026-01-03")), answer: .done(.one))])
        #expect(history.remarks == [.unreadable(records: 1)])
    }

    @Test(
        "Habitica's days are those of its user's clock, and a day without “completed” is done if its value rose"
    )
    func habitica() throws {
        // 1 January 2026, 02:00 UTC: with the clock an hour ahead and a day that begins at 4:00, still the 31st.
        let night = 1_767_232_800_000
        let day = 86_400_000
        let history = try read(
            """
            {"preferences":{"dayStart":4,"timezoneOffset":-60},"tasks":{"dailys":[
             {"_id":"d","text":"Floss","notes":"both rows","frequency":"weekly","everyX":1,
              "repeat":{"m":true,"t":false,"w":true,"th":false,"f":false,"s":false,"su":false},"history":[
              {"date":\(night),"value":1},{"date":\(night + day),"value":0.5},{"date":\(night + 2 * day),"value":1.4},
              {"date":\(night + 3 * day),"value":2,"isDue":true,"completed":false},{"date":"soon","value":3}]},
             {"_id":"e","text":"Water plants","frequency":"daily","everyX":3,"startDate":"2026-01-01T00:00:00.000Z",
              "history":[{"date":\(night),"value":0,"completed":true}]}],
             "habits":[{"_id":"h","text":"Walk","up":true,"down":false,"history":[
              {"date":\(night),"value":1,"scoredUp":2,"scoredDown":0},{"date":\(night + day),"scoredUp":0,"scoredDown":1}]},
              {"_id":"i","text":"Smoke","up":false,"down":true,"history":[]}],"todos":[],"rewards":[]}}
            """, of: "Habitica")
        #expect(history.habits.map { $0.key } == ["habitica:d", "habitica:e", "habitica:h"])
        let (floss, plants, walk) = (history.habits[0], history.habits[1], history.habits[2])
        #expect(floss.schedule == .weekdays(known(Weekdays([.monday, .wednesday]))))
        #expect(floss.days.map { $0.day.description } == ["2025-12-31", "2026-01-02"])
        #expect(plants.schedule == .everyDays(known(DayInterval(3, from: known(Day("2026-01-01"))))))
        #expect(plants.days.map { $0.day.description } == ["2025-12-31"])
        #expect(walk.days.map { $0.day.description } == ["2025-12-31"])
        #expect(history.remarks == [.descriptions(habits: 1), .unreadable(records: 1)])
    }

    @Test(
        "Habitica's rarer frequencies become the nearest that Hexis has",
        arguments: [
            (
                #""frequency":"weekly","everyX":2,"repeat":{"m":true,"th":true}"#,
                Schedule.timesAWeek(known(TimesAWeek(1))), 1
            ),
            (#""frequency":"monthly","everyX":1"#, .everyDays(known(DayInterval(30, from: .first))), 0),
            (#""frequency":"yearly","everyX":9"#, .everyDays(known(DayInterval(365, from: .first))), 0),
            (#""frequency":"daily","everyX":0"#, .daily, 0), (#""frequency":"weekly","everyX":1"#, .daily, 0),
        ])
    func habiticaFrequencies(written: String, schedule: Schedule, remarks: Int) throws {
        let history = try read(
            #"{"tasks":{"dailys":[{"_id":"d","text":"Run",\#(written)}],"habits":[]}}"#, of: "Habitica")
        #expect(history.habits.map { $0.schedule } == [schedule])
        #expect(history.remarks.count == remarks)
    }

    @Test("What is no JSON, nested too deeply or of another program is refused")
    func refused() throws {
        let deep = String(repeating: "[", count: 100_000) + #""twoDayRule""#
        #expect(throws: TrackerError.damaged) { try HaboBackup.read(Array(deep.utf8)) }
        #expect(throws: TrackerError.damaged) { try HaboBackup.read(Array(Self.habo.utf8.dropLast(9))) }
        #expect(throws: TrackerError.unknownFormat) { try BeaverHabits.read(Array(#"{"records":1}"#.utf8)) }
        #expect(throws: TrackerError.unknownFormat) { try TrackerFormats.format(of: Array(#"{"a":1}"#.utf8)) }
        let other = #"{"habits":[{"name":"Run","records":[{"record_date":20111}]}]}"#
        #expect(try TrackerFormats.format(of: Array(other.utf8)).program == "Table Habit")
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
