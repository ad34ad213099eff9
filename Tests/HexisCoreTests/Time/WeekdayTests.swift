import HexisCore
import Testing

@Suite("Weekday")
struct WeekdayTests {
    @Test("A week starting on any weekday has all seven, in order")
    func week() {
        #expect(
            Weekday.sunday.week == [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
        for first in Weekday.allCases {
            #expect(first.week.first == first)
            #expect(Set(first.week).count == 7)
        }
    }

    @Test("A set of weekdays is never empty")
    func sets() throws {
        #expect(Weekdays([Weekday]()) == nil)
        #expect(Weekdays(bits: 0) == nil)
        #expect(Weekdays(bits: 128) == nil)
        #expect(Weekdays(Weekday.allCases) == .every)
        let days = try #require(Weekdays([Weekday.monday, .sunday, .monday]))
        #expect(days.bits == 1 + 64)
        #expect(days.count == 2)
        #expect(Weekday.allCases.filter { days.contains($0) } == [.monday, .sunday])
        #expect(Weekdays.workdays.count + Weekdays.weekend.count == 7)
    }
}

@Suite("Time of day")
struct TimeOfDayTests {
    @Test("Every minute survives writing and reading")
    func everyMinute() throws {
        for minutes in 0..<1440 {
            let time = try #require(TimeOfDay(minutes: minutes))
            #expect(TimeOfDay(time.description) == time)
        }
        #expect(TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(minutes: 1440) == nil)
        #expect(TimeOfDay.threeInTheMorning.description == "03:00")
    }

    @Test(
        "A time is written with two digits each, and in no other form",
        arguments: ["", "3:00", "03:0", "03:00:00", "24:00", "12:60", "+1:00", "0300", "03.00", "03:00 "])
    func otherTexts(text: String) {
        #expect(TimeOfDay(text) == nil)
    }
}
