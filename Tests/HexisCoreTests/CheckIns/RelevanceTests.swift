import HexisCore
import Testing

@Suite("Relevant days")
struct RelevanceTests {
    /// The relevant days of Monday 16 to Sunday 22 November 2026, as days of the month.
    private func relevant(_ diary: Diary, _ days: ClosedRange<Int> = 16...22) -> [Int] {
        days.filter { diary.practice.isRelevant(diary.habit, on: day("2026-11-\($0)")) }
    }

    @Test("Relevant days are those the schedule names, except skipped and paused ones")
    func named() {
        var diary = Diary(start: "2026-11-17", weekdays(.monday, .tuesday, .wednesday, .thursday, .friday))
        #expect(relevant(diary) == [17, 18, 19, 20])
        diary.mark("2026-11-18", .skipped)
        diary.mark("2026-11-19", .notDone)
        diary.pause("2026-11-20", nil)
        #expect(relevant(diary) == [17, 19])
    }

    @Test(
        "For N times a week, days done are relevant, and days without which the week cannot reach N",
        arguments: [
            // Done on Monday: two are missing, and Saturday and Sunday are the last two days for them.
            (3, [16], [16, 21, 22]),
            (3, [], [20, 21, 22]),
            (3, [16, 18, 20], [16, 18, 20]),
            // More than N is welcome.
            (1, [17, 19], [17, 19]),
            (1, [], [22]),
            (7, [], [16, 17, 18, 19, 20, 21, 22]),
            // On Friday one of three is done, so Saturday and Sunday are needed.
            (3, [20], [20, 21, 22]),
            // The last day can no longer make up for the missing ones, and counts once.
            (3, [16, 17, 22], [16, 17, 22]),
        ] as [(Int, [Int], [Int])])
    func timesAWeek(times: Int, done: [Int], expected: [Int]) {
        var diary = Diary(HexisCoreTests.timesAWeek(times))
        diary.checkIn(done.map { "2026-11-\($0)" })
        #expect(relevant(diary) == expected)
    }

    @Test(
        "A week begun late requires its share of N, rounded",
        arguments: [
            // From Thursday on: 3 × 4 / 7 ≈ 2. From Sunday on: 3 / 7 ≈ 0.
            (3, "2026-11-19", [21, 22]), (3, "2026-11-22", []), (7, "2026-11-19", [19, 20, 21, 22]),
            // 4 × 3 / 7 = 1.7 ≈ 2, 1 × 3 / 7 ≈ 0, 1 × 4 / 7 ≈ 1.
            (4, "2026-11-20", [21, 22]), (1, "2026-11-20", []), (1, "2026-11-19", [22]),
        ] as [(Int, String, [Int])])
    func firstPartialWeek(times: Int, start: String, expected: [Int]) {
        #expect(relevant(Diary(start: start, HexisCoreTests.timesAWeek(times))) == expected)
    }

    @Test("A week with paused and skipped days requires the share of the remaining days")
    func shortenedWeek() {
        var diary = Diary(HexisCoreTests.timesAWeek(3))
        diary.pause("2026-11-16", "2026-11-18")
        diary.mark("2026-11-22", .skipped)
        // Three days are left, 19 to 21: 3 × 3 / 7 ≈ 1, on the last of them.
        #expect(relevant(diary) == [21])
    }

    @Test(
        "For rolling weeks, the last days of the first seven are relevant, and one each week after"
    )
    func anySevenDays() {
        var diary = Diary(start: "2026-11-10", HexisCoreTests.timesAWeek(2, in: .anySevenDays))
        #expect(relevant(diary, 10...25) == [15, 16, 22, 23])
        diary.checkIn(["2026-11-12", "2026-11-13"])
        // Both are within the seven days up to the 18th; up to the 19th, only the second is.
        #expect(relevant(diary, 10...19) == [12, 13, 19])
    }

    @Test("Rolling weeks do not fall due all at once after a pause")
    func afterAHoliday() {
        var diary = Diary(start: "2026-10-01", HexisCoreTests.timesAWeek(3, in: .anySevenDays))
        diary.pause("2026-11-01", "2026-11-14")
        // Up to the 16th two days count: 3 × 2 / 7 ≈ 1.
        #expect(relevant(diary, 10...17) == [16, 17])
    }

    @Test("No day is relevant before the habit begins or while it is archived")
    func outside() {
        var diary = Diary(start: "2026-11-18")
        diary.archive("2026-11-20")
        diary.bringBack("2026-11-22")
        #expect(relevant(diary) == [18, 19, 22])
    }

    @Test("For every pattern, N times a week gives at least N relevant days and never more than the week has")
    func everyWeek() {
        for times in 1...7 {
            for pattern in 0..<128 {
                var diary = Diary(HexisCoreTests.timesAWeek(times))
                let done = (0..<7).filter { pattern >> $0 & 1 == 1 }.map { 16 + $0 }
                diary.checkIn(done.map { "2026-11-\($0)" })
                let found = relevant(diary)
                // Done days count, and as many missed days as were missing.
                #expect(found.count == max(times, done.count))
                #expect(Set(found).isSuperset(of: done))
            }
        }
    }
}
