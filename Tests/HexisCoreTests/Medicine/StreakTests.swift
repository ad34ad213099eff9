@testable import HexisCore
import Testing

@Suite("Streak")
struct StreakTests {
    @Test("A streak counts the days on which every due dose was taken")
    func counts() {
        var diary = MedicineDiary("08:00", "20:00")
        diary.take(from: "2026-11-02", to: "2026-11-06", "08:00")
        diary.take(from: "2026-11-02", to: "2026-11-06", "20:00")
        #expect(diary.streak("2026-11-06") == 5)
        diary.undo("2026-11-06", "20:00")
        #expect(diary.streak("2026-11-06") == 4)
    }

    /// Taken from Monday the 9th to Wednesday the 11th; Thursday is open.
    @Test(
        "A streak waits while yesterday can still be marked, and ends the day after",
        arguments: [
            ("2026-11-11", 3), ("2026-11-12", 3), ("2026-11-13", 3), ("2026-11-14", 0),
        ])
    func waits(today: String, streak: Int) {
        var diary = MedicineDiary(since: "2026-11-09", "08:00")
        diary.take(from: "2026-11-09", to: "2026-11-11")
        #expect(diary.streak(today) == streak)
        guard today == "2026-11-13" else { return }
        diary.take("2026-11-13")
        #expect(diary.streak(today) == 3)
        diary.take("2026-11-12", registered: "2026-11-13")
        #expect(diary.streak(today) == 5)
    }

    @Test("Pauses, skipped doses and days with nothing due neither break nor lengthen a streak")
    func neutral() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take(from: "2026-11-02", to: "2026-11-04", "08:00")
        diary.take(from: "2026-11-02", to: "2026-11-04", "20:00")
        diary.pause("2026-11-05", "2026-11-07")
        #expect(diary.streak("2026-11-08") == 3)
        diary.skip("2026-11-08", "08:00")
        diary.skip("2026-11-08", "20:00")
        #expect(diary.streak("2026-11-08") == 3)
        diary.skip("2026-11-09", "08:00")
        diary.take("2026-11-09", "20:00")
        #expect(diary.streak("2026-11-09") == 4)
        diary.prescribe("2026-11-10", .asNeeded)
        diary.take("2026-11-12", .single(identifier(77)), at: "10:00")
        #expect(diary.streak("2026-11-20") == 4)
    }

    @Test("Doses before a medicine was added or changed do not break a streak")
    func firstDay() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take("2026-11-02", "20:00")
        diary.take("2026-11-03", "08:00")
        diary.take("2026-11-03", "20:00")
        #expect(diary.streak("2026-11-03") == 2)
        diary.name(identifier(2))
        diary.prescribe("2026-11-03", atTimes("09:00"), to: identifier(2))
        #expect(diary.streak("2026-11-03") == 2)
        diary.take("2026-11-04", "08:00")
        diary.take("2026-11-04", "20:00")
        #expect(diary.streak("2026-11-04") == 2)
        diary.take("2026-11-04", "09:00", of: identifier(2))
        #expect(diary.streak("2026-11-04") == 3)
    }

    @Test(
        "Levels come at growing intervals",
        arguments: [
            (0, nil, 5), (4, nil, 5), (5, 1, 10), (9, 1, 10), (10, 2, 20), (49, 3, 50), (99, 4, 100),
            (199, 5, 200), (364, 6, 365), (365, 7, nil), (5000, 7, nil),
        ] as [(Int, Int?, Int?)])
    func levels(days: Int, number: Int?, next: Int?) {
        #expect(MedicineLevel.reached(by: days)?.number == number)
        #expect(MedicineLevel.next(after: days)?.days == next)
    }

    @Test("The longest streak remains, even when its last dose is undone")
    func longest() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.take(from: "2026-11-02", to: "2026-11-06")
        diary.undo("2026-11-06")
        #expect(diary.streak("2026-11-06") == 4)
        #expect(diary.practice.longestStreak(upTo: day("2026-11-06")) == 5)
        #expect(diary.practice.longestStreak(upTo: day("2026-12-24")) == 5)
    }
}
