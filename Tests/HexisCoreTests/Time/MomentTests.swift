import Chance
import HexisCore
import Testing

@Suite("Moment")
struct MomentTests {
    /// 2026-11-22T01:30:00Z.
    static let halfPastOne: Int64 = 1_795_311_000_000

    @Test(
        "A moment belongs to the day before until the day starts",
        arguments: [
            // 01:30 with a day start of 03:00 is still the evening of the 21st,
            (halfPastOne, 0, "03:00", "2026-11-21", "01:30"),
            // and so is the last minute, but not 03:00.
            (halfPastOne + 89 * 60_000, 0, "03:00", "2026-11-21", "02:59"),
            (halfPastOne + 90 * 60_000, 0, "03:00", "2026-11-22", "03:00"),
            (halfPastOne, 0, "00:00", "2026-11-22", "01:30"),
            // Two hours east it is already 03:30, two hours west still 23:30.
            (halfPastOne, 7200, "03:00", "2026-11-22", "03:30"),
            (halfPastOne, -7200, "03:00", "2026-11-21", "23:30"),
            (halfPastOne, -7200, "00:00", "2026-11-21", "23:30"),
            // India and Nepal: half and quarter hours.
            (halfPastOne, 19_800, "03:00", "2026-11-22", "07:00"),
            (halfPastOne, 20_700, "03:00", "2026-11-22", "07:15"),
            // Before 1970, the instant is negative.
            (-1, 0, "00:00", "1969-12-31", "23:59"),
            (-1, 3600, "00:00", "1970-01-01", "00:59"),
            (-86_400_000, 0, "00:00", "1969-12-31", "00:00"),
            (-86_400_001, 0, "03:00", "1969-12-30", "23:59"),
        ])
    func today(milliseconds: Int64, offset: Int, dayStart: String, today: String, clock: String) {
        let moment = Moment(instant: instant(milliseconds), offset: offset, dayStart: time(dayStart))
        #expect(moment.today.description == today)
        #expect(moment.timeOfDay.description == clock)
    }

    @Test("A moment has the calendar date beside the day it counts for")
    func date() {
        let moment = Moment(instant: instant(MomentTests.halfPastOne))
        #expect(moment.date.description == "2026-11-22")
        #expect(moment.today == moment.date.previous)
    }

    @Test(
        "A day ends when the next one starts",
        arguments: [
            // At 01:30, 90 minutes are left of the 21st, and at 03:00 the whole 22nd.
            (halfPastOne, 0, "03:00", 90),
            (halfPastOne + 90 * 60_000, 0, "03:00", 1440),
            (halfPastOne, 0, "00:00", 1350),
            // Nepal: 07:15.
            (halfPastOne, 20_700, "03:00", 1185),
            // Two hours west: 23:30 of the 21st.
            (halfPastOne, -7200, "03:00", 210),
            (-60_000, 0, "00:00", 1),
        ])
    func endOfDay(milliseconds: Int64, offset: Int, dayStart: String, minutes: Int64) {
        let moment = Moment(instant: instant(milliseconds), offset: offset, dayStart: time(dayStart))
        #expect(moment.endOfDay == instant(milliseconds + minutes * 60_000))
    }

    @Test("At the end of a day it is the next one, for any moment")
    func nextDay() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(3_000) {
            let dayStart = try #require(TimeOfDay(minutes: dice.number(0...1439)))
            let now = Moment(
                instant: instant(Int64(dice.number(-2_000_000_000_000...7_000_000_000_000))),
                offset: dice.number(-86_400...86_400), dayStart: dayStart)
            func today(at instant: Instant) -> Day {
                Moment(instant: instant, offset: now.offset, dayStart: dayStart).today
            }
            #expect(today(at: now.endOfDay) == now.today.next)
            #expect(today(at: now.endOfDay.advanced(byMilliseconds: -1)) == now.today)
        }
    }

    @Test("A moment stays within the representable days for any clock and offset")
    func extremes() {
        for milliseconds in [Int64.min, -1, 0, Int64.max] {
            for offset in [Int.min, -86_400, 0, 86_400, Int.max] {
                let moment = Moment(instant: Instant(clamping: milliseconds), offset: offset)
                #expect(Day.first...Day.last ~= moment.today)
                #expect(0..<1440 ~= moment.timeOfDay.minutes)
            }
        }
    }
}

@Suite("Instant")
struct InstantTests {
    @Test("An instant is between 1900 and 2200")
    func range() {
        #expect(Instant(milliseconds: -2_208_988_800_000) != nil)
        #expect(Instant(milliseconds: -2_208_988_800_001) == nil)
        #expect(Instant(milliseconds: 7_258_118_400_000) != nil)
        #expect(Instant(milliseconds: 7_258_118_400_001) == nil)
        #expect(Instant(clamping: Int64.max) == Instant.range.upperBound)
        #expect(Instant(clamping: Int64.min) == Instant.range.lowerBound)
    }

    @Test("Moving an instant keeps it within its range")
    func advanced() {
        #expect(instant(5).advanced(byMilliseconds: -7) == instant(-2))
        #expect(instant(5).advanced(byMilliseconds: Int64.max) == Instant.range.upperBound)
        #expect(instant(-5).advanced(byMilliseconds: Int64.min) == Instant.range.lowerBound)
        #expect(Instant.range.upperBound.advanced(byMilliseconds: 1) == Instant.range.upperBound)
    }
}
