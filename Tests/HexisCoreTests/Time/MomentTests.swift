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
