@testable import HexisCore
import Testing

@Suite("A day of habits and doses")
struct MedicineDayProgressTests {
    private func progress(_ diary: MedicineDiary, _ date: String, today: String) -> String {
        let practice = diary.practice
        let progress = practice.progress(
            of: practice.habits, and: practice.medicines, on: day(date), seenFrom: day(today))
        return "\(progress.done) of \(progress.asked)"
    }

    @Test("Progress counts habits and doses; paused and skipped ones are not due")
    func both() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.record(
            .habitAdded(HabitAdded(habit: identifier(77), name: line("Walk"), day: day("2026-11-01"))))
        #expect(progress(diary, "2026-11-10", today: "2026-11-10") == "0 of 3")
        diary.take("2026-11-10", "08:00")
        #expect(progress(diary, "2026-11-10", today: "2026-11-10") == "1 of 3")
        diary.skip("2026-11-10", "20:00")
        #expect(progress(diary, "2026-11-10", today: "2026-11-10") == "1 of 2")
        diary.pause("2026-11-11", nil)
        #expect(progress(diary, "2026-11-11", today: "2026-11-11") == "0 of 1")
    }

    @Test("Open doses of the first day are due today; afterwards that day counts only what was taken")
    func firstDay() {
        var diary = MedicineDiary(since: "2026-11-02", "08:00", "20:00")
        diary.take("2026-11-02", "20:00")
        #expect(progress(diary, "2026-11-02", today: "2026-11-02") == "1 of 2")
        #expect(progress(diary, "2026-11-02", today: "2026-11-03") == "1 of 1")
    }
}
