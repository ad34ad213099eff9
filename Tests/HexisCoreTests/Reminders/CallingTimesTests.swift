import Testing

@testable import HexisCore

/// 2026-11-16 is a Monday. A day runs from 03:00 to 03:00 in Vienna.
@Suite("When a reminder comes")
struct CallingTimesTests {
    @Test("A reminder before the day start belongs to the evening before", arguments: ["00:30", "02:59"])
    func pastMidnight(at: String) throws {
        var diary = Diary()
        diary.plan()
        // On Sunday's own night, which is Monday on the calendar.
        diary.remind(at: at, on: [.sunday])
        let call = try #require(diary.occurrences("2026-11-17", "2026-11-30").first)
        #expect(call.day == day("2026-11-22"))
        #expect(call.at == (try atUTC("2026-11-23T\(at):00Z")).advanced(byMilliseconds: -3_600_000))
        diary.checkIn("2026-11-22")
        #expect(try diary.calls("2026-11-17", "2026-11-25").isEmpty)
    }

    @Test(
        "A reminder in quiet hours waits for their end that day, and is dropped if they end the next day",
        arguments: [
            // The day runs from 03:00 to 03:00.
            ("22:00", "07:00", "06:30", "2026-11-16 07:00"), ("22:00", "07:00", "07:00", "2026-11-16 07:00"),
            ("22:00", "07:00", "21:59", "2026-11-16 21:59"), ("22:00", "07:00", "22:00", nil),
            ("22:00", "07:00", "01:00", nil), ("22:00", "07:00", "03:00", "2026-11-16 07:00"),
            ("13:00", "15:00", "14:00", "2026-11-16 15:00"), ("23:00", "01:00", "23:30", "2026-11-16 01:00"),
            ("22:00", "03:00", "23:00", nil),
        ])
    func quiet(from: String, until: String, at: String, expected: String?) throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: at, on: [.monday])
        diary.record(.quietHoursSet(QuietHoursSet(hours: QuietHours(from: time(from), until: time(until)))))
        #expect(try diary.calls("2026-11-16", "2026-11-18") == [expected].compactMap { $0 })
    }

    @Test("A skipped clock hour does not move a reminder into quiet hours")
    func quietAfterGap() throws {
        // In Vienna, 02:30 on 2026-03-29 becomes 03:30: the evening of the 28th is over.
        var diary = Diary(start: "2026-03-01")
        diary.plan()
        diary.remind(at: "02:30")
        #expect(try diary.calls("2026-03-28", "2026-03-30") == ["2026-03-27 02:30", "2026-03-28 03:30"])
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("03:00"), until: time("07:00")))))
        #expect(try diary.calls("2026-03-28", "2026-03-30") == ["2026-03-27 02:30"])
    }

    @Test("Around a skipped clock hour, the next day's first reminder may precede the last of the day")
    func overtaken() throws {
        // In Vienna, 02:30 of the night of the 28th is 01:30 UTC; 03:00 on the 29th is 01:00 UTC.
        var diary = Diary(start: "2026-03-01")
        diary.plan()
        diary.remind(at: "02:30", number: 1)
        diary.remind(at: "03:00", number: 2)
        let calls = try diary.occurrences("2026-03-29", "2026-03-30")
        #expect(calls.map { $0.day.description } == ["2026-03-29", "2026-03-28"])
        let next = diary.practice.nextOccurrence(
            after: try atUTC("2026-03-29T00:00:00Z"), in: try zone("Europe/Vienna"))
        #expect(next == calls.first)
        // The day of the 28th is already over by the clock when its last reminder comes.
        let last = diary.practice.nextOccurrence(after: calls[0].at, in: try zone("Europe/Vienna"))
        #expect(last == calls.last)
    }

    @Test("A snoozed reminder comes at its new time instead, even in quiet hours, under the same id")
    func snoozed() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "21:50")
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("22:00"), until: time("07:00")))))
        let before = try diary.occurrences("2026-11-16", "2026-11-18")
        diary.snooze("2026-11-16", until: SnoozeLength.hour.until(from: before[0].at))
        let after = try diary.occurrences("2026-11-16", "2026-11-18")
        #expect(try diary.calls("2026-11-16", "2026-11-18") == ["2026-11-16 22:50", "2026-11-17 21:50"])
        #expect(after.map { $0.id } == before.map { $0.id })
        diary.checkIn("2026-11-16")
        #expect(try diary.calls("2026-11-16", "2026-11-17").isEmpty)
    }

    @Test("A snooze past its day leaves the reminder to tomorrow, and ends when the reminder is changed")
    func snoozedUntilTomorrow() throws {
        var diary = Diary()
        diary.plan()
        diary.remind(at: "08:00")
        let call = try #require(diary.occurrences("2026-11-16", "2026-11-17").first)
        diary.snooze("2026-11-16", until: SnoozeLength.tomorrow.until(from: call.at))
        #expect(try diary.calls("2026-11-16", "2026-11-18") == ["2026-11-17 08:00"])
        diary.remind(at: "18:00")
        #expect(try diary.calls("2026-11-16", "2026-11-17") == ["2026-11-16 18:00"])
        // Snoozed until before its own day: the work of a wrong clock, which is ignored.
        diary.snooze("2026-11-16", until: call.at.advanced(byMilliseconds: -86_400_000))
        #expect(try diary.calls("2026-11-15", "2026-11-17") == ["2026-11-15 18:00", "2026-11-16 18:00"])
    }
}
