import Testing

@testable import HexisCore

@Suite("Automaticity points")
struct AutomaticityPointTests {
    @Test(
        "A point is the mean of the four items, in hundredths",
        arguments: [
            ([1, 1, 1, 1], 100), ([7, 7, 7, 7], 700), ([3, 4, 4, 4], 375), ([1, 2, 1, 1], 125),
            ([7, 5, 6, 4], 550),
        ])
    func mean(items: [Int], hundredths: Int) {
        var diary = Diary(start: "2026-11-02")
        diary.rate("2026-11-16", items[0], items[1], items[2], items[3])
        #expect(read(diary) == [[14, hundredths]])
    }

    @Test("Points are ordered by day, whatever order they were recorded in")
    func order() {
        var diary = Diary(start: "2026-11-02")
        diary.rate("2026-11-30", 5)
        diary.rate("2026-11-09", 2)
        diary.putOff("2026-11-12")
        diary.rate("2026-11-16", 3)
        #expect(read(diary) == [[7, 200], [14, 300], [28, 500]])
    }

    @Test("The later of two answers on one day counts")
    func twice() {
        var diary = Diary(start: "2026-11-02")
        diary.rate("2026-11-16", 3)
        diary.rate("2026-11-23", 6)
        diary.rate("2026-11-16", 4)
        #expect(read(diary) == [[14, 400], [21, 600]])
    }

    @Test("Answers from before the habit began count as its first day")
    func beforeTheBeginning() {
        var diary = Diary(start: "2026-11-02")
        diary.rate("2026-10-01", 1)
        diary.rate("2026-11-02", 2)
        #expect(read(diary) == [[0, 100], [0, 200]])
    }

    @Test("A habit without answers, or with only deferred questions, has no points")
    func none() {
        var diary = Diary()
        #expect(read(diary).isEmpty)
        diary.putOff("2026-11-16")
        #expect(read(diary).isEmpty)
    }

    @Test("Repetitions are all days so far on which the habit was done")
    func repetitions() {
        var diary = Diary(start: "2026-11-02", weekdays(.monday), goal: atLeast("2"))
        diary.checkIn("2026-11-02", "2")
        diary.checkIn("2026-11-03", "3")
        diary.checkIn("2026-11-04", "1")
        diary.checkIn("2026-10-30", "2")
        diary.checkIn("2026-11-09", "2")
        #expect(diary.practice.repetitions(of: diary.habit, upTo: day("2026-11-08")).days == 3)
        #expect(diary.practice.repetitions(of: diary.habit, upTo: day("2026-11-09")).days == 4)
    }

    private func read(_ diary: Diary) -> [[Int]] {
        diary.practice.automaticityPoints(of: diary.habit).map { [$0.days, $0.hundredths] }
    }
}
