import HexisCore
import Testing

@Suite("Quiet hours")
struct QuietHoursTests {
    @Test(
        "Quiet hours include their first time, exclude their last, and may span midnight",
        arguments: [
            ("22:00", "07:00", "21:59", false), ("22:00", "07:00", "22:00", true),
            ("22:00", "07:00", "00:00", true), ("22:00", "07:00", "06:59", true),
            ("22:00", "07:00", "07:00", false), ("13:00", "15:00", "12:59", false),
            ("13:00", "15:00", "13:00", true), ("13:00", "15:00", "14:59", true),
            ("13:00", "15:00", "15:00", false),
        ])
    func contains(from: String, until: String, at: String, isQuiet: Bool) throws {
        let hours = try #require(QuietHours(from: time(from), until: time(until)))
        #expect(hours.contains(time(at)) == isQuiet)
    }

    @Test("Quiet hours cannot begin and end at the same time")
    func equal() {
        #expect(QuietHours(from: time("22:00"), until: time("22:00")) == nil)
    }
}
