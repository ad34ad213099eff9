@testable import HexisCore
import Testing

@Suite("Hours after the last dose")
struct ElapsedTests {
    /// The nights of 2026 in which clocks change, each with a dose taken the evening before.
    @Test(
        "Hours after the last dose are elapsed hours, even when the clocks change that night",
        arguments: [
            ("Europe/Vienna", "2026-03-29", "23:00", "08:00"),
            ("Europe/Vienna", "2026-10-25", "23:00", "06:00"),
            ("America/New_York", "2026-03-08", "22:00", "07:00"),
            ("America/New_York", "2026-11-01", "22:00", "05:00"),
            ("Australia/Lord_Howe", "2026-04-05", "22:00", "05:30"),
            ("America/St_Johns", "2026-03-08", "22:00", "07:00"),
            ("Asia/Tokyo", "2026-03-29", "22:00", "06:00"),
        ])
    func clocks(name: String, changing: String, taken: String, due: String) throws {
        let zone = try zone(name)
        let evening = day(changing).previous
        let at = zone.instant(of: evening, at: time(taken))
        var diary = MedicineDiary(since: "2026-01-01", .afterLast(hours: 8))
        diary.record(
            .doseTaken(
                DoseTaken(
                    medicine: diary.id, day: evening, slot: diary.medicine.nextSlot, registered: evening,
                    taken: at,
                    time: time(taken))), on: evening)
        let next = try #require(diary.medicine.nextDue(on: evening))
        #expect(next.milliseconds - at.milliseconds == 8 * 3_600_000)
        #expect(Moment(instant: next, offset: zone.offset(at: next)).timeOfDay == time(due))
    }

    @Test("A dose that two devices take after the same last one is one dose")
    func twice() {
        var diary = MedicineDiary(since: "2026-11-02", .afterLast(hours: 8))
        diary.take("2026-11-10", diary.medicine.nextSlot, at: "08:00")
        let slot = diary.medicine.nextSlot
        diary.take("2026-11-10", slot, at: "16:00")
        diary.take("2026-11-10", slot, at: "16:04")
        #expect(diary.states(on: "2026-11-10", seenFrom: "2026-11-10").count == 2)
        #expect(diary.medicine.nextSlot != slot)
    }

    /// With a tolerance of two hours, in a day that ends at 03:00.
    @Test(
        "A day is left open if the next dose was due in it",
        arguments: [(8, "16:00", 1), (8, "17:00", 0), (8, "20:00", 0), (24, "08:00", 0), (12, "12:59", 1)])
    func leftOpen(hours: Int, last: String, outstanding: Int) {
        var diary = MedicineDiary(since: "2026-11-02", .afterLast(hours: hours))
        diary.take("2026-11-10", diary.medicine.nextSlot, at: last)
        #expect(
            diary.practice.doseCount(on: day("2026-11-10")) == DoseCount(taken: 1, outstanding: outstanding))
    }

    @Test("An interval of more than a day leaves days with nothing due, and then a due one")
    func daysBetween() {
        var diary = MedicineDiary(since: "2026-11-02", .afterLast(hours: 48))
        diary.take("2026-11-10", diary.medicine.nextSlot, at: "08:00")
        let due = (10...13).map { diary.practice.doseCount(on: day("2026-11-\($0)")).due }
        #expect(due == [1, 0, 1, 1])
    }
}
