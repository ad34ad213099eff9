@testable import HexisCore
import Testing

@Suite("Schedules and goals")
struct ScheduleTests {
    @Test("A schedule asks only for what is possible")
    func bounds() {
        #expect((0...8).filter { TimesAWeek($0) != nil } == [1, 2, 3, 4, 5, 6, 7])
        #expect(
            [Int.min, 1, 2, 365, 366, Int.max].filter { DayInterval($0, from: .first) != nil } == [2, 365])
        #expect(DailyGoal(.atLeast, .zero) == nil, "a goal of zero is not a goal")
        #expect(DailyGoal(.atLeast, amount("-1")) == nil)
        #expect(DailyGoal(.atMost, .zero) != nil, "a limit of zero is possible")
        #expect(DailyGoal(.atMost, amount("-1")) == nil)
        #expect(DailyGoal.once == atLeast("1"))
    }

    @Test(
        "A schedule in JSON with impossible or unknown parts is refused",
        arguments: [
            "null", "[]", "{}", #""daily""#, #"{"weekdays":[]}"#, #"{"weekdays":[0]}"#, #"{"weekdays":[8]}"#,
            #"{"weekdays":[1,1]}"#, #"{"weekdays":["monday"]}"#, #"{"weekdays":[1.5]}"#,
            #"{"weekdays":[4294967297]}"#,
            #"{"weekdays":1}"#, #"{"weekdays":[1],"also":2}"#, #"{"timesAWeek":3}"#,
            #"{"timesAWeek":0,"span":"calendarWeek"}"#, #"{"timesAWeek":8,"span":"calendarWeek"}"#,
            #"{"timesAWeek":4294967299,"span":"calendarWeek"}"#, #"{"timesAWeek":3,"span":"year"}"#,
            #"{"timesAWeek":3,"span":"calendarWeek","weekdays":[1]}"#, #"{"everyDays":2}"#,
            #"{"everyDays":1,"from":"2026-11-21"}"#, #"{"everyDays":366,"from":"2026-11-21"}"#,
            #"{"everyDays":2,"from":"2026-02-30"}"#,
            #"{"everyDays":9223372036854775807,"from":"2026-11-21"}"#,
        ])
    func refusedSchedules(text: String) throws {
        let json = try JSON(parsing: text)
        #expect(Schedule(json: json) == nil)
    }

    @Test(
        "A goal in JSON with impossible or unknown parts is refused",
        arguments: [
            "null", "4", "{}", #"{"atLeast":0}"#, #"{"atLeast":"4"}"#, #"{"atLeast":4,"unit":""}"#,
            #"{"atLeast":4,"unit":null}"#,
            #"{"atLeast":4,"atMost":5}"#, #"{"atLeast":4,"colour":"red"}"#, #"{"atMost":-1}"#,
            #"{"atLeast":1e3}"#,
            #"{"atLeast":1000001}"#, #"{"unit":"glasses"}"#,
        ])
    func refusedGoals(text: String) throws {
        let json = try JSON(parsing: text)
        #expect(DailyGoal(json: json) == nil)
    }

    @Test(
        "A schedule in bytes with impossible or unknown parts is refused",
        arguments: [
            [], [0], [0, 0], [0, 128, 1], [0, 1, 1], [1, 3], [1, 0, 0], [1, 8, 0], [1, 3, 4], [2, 1, 0],
            [2, 238, 2, 0],
            [2, 2, 255, 255, 255, 255, 15], [3, 1], [2, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 0],
        ] as [[UInt8]])
    func refusedBytes(bytes: [UInt8]) {
        #expect(Schedule(wire: .run(bytes[...])) == nil)
    }

    @Test(
        "A goal in bytes with impossible or unknown parts is refused",
        arguments: [
            // Empty, a third direction, nothing to reach, below zero, beyond the limit, no unit, trailing bytes.
            [], [4, 2, 0], [0, 0, 0], [2, 1, 0], [0, 130, 168, 214, 185, 7, 0], [0, 2, 1, 32], [0, 2, 1],
            [0, 2, 0, 0],
            [0, 2], [0, 2, 1, 255],
        ] as [[UInt8]])
    func refusedGoalBytes(bytes: [UInt8]) {
        #expect(DailyGoal(wire: .run(bytes[...])) == nil)
    }

    @Test("An interval gives the same days, counted from any of them")
    func intervals() throws {
        for days in [2, 3, 7, 30, 365] {
            let interval = try #require(DayInterval(days, from: day("2026-11-21")))
            for number in -800...800 {
                #expect(
                    interval.contains(day("2026-11-21").advanced(by: number)) == number.isMultiple(of: days))
            }
        }
    }
}
