import HexisCore
import Testing

@Suite("Clock format")
struct ClockFormatTests {
    @Test(
        "Midnight and noon are twelve, and minutes keep two digits",
        arguments: [
            ("00:00", "12:00 am"), ("00:05", "12:05 am"), ("01:00", "1:00 am"), ("09:07", "9:07 am"),
            ("11:59", "11:59 am"), ("12:00", "12:00 pm"), ("12:30", "12:30 pm"), ("13:00", "1:00 pm"),
            ("20:30", "8:30 pm"), ("23:59", "11:59 pm"),
        ])
    func twelveHours(stored: String, shown: String) {
        let shown = shown.split(separator: " ").joined(separator: "\u{a0}")
        #expect(ClockFormat.twelveHours.text(time(stored)) == shown)
        #expect(ClockFormat.twentyFourHours.text(time(stored)) == stored)
    }

    @Test(
        "A full hour has no minutes",
        arguments: [(0, "12 am"), (6, "6 am"), (12, "12 pm"), (18, "6 pm"), (23, "11 pm")])
    func hours(hour: Int, shown: String) {
        #expect(
            ClockFormat.twelveHours.text(hour: hour)
                == shown.split(separator: " ").joined(separator: "\u{a0}"))
        #expect(ClockFormat.twentyFourHours.text(hour: hour) == "\(hour)")
    }

    @Test("No two times of the day are written alike")
    func unique() {
        for clock in [ClockFormat.twelveHours, .twentyFourHours] {
            let texts = (0..<1440).compactMap { TimeOfDay(minutes: $0) }.map { clock.text($0) }
            #expect(Set(texts).count == 1440)
        }
    }
}
