import Testing

@testable import HexisCore

@Suite("Plans")
struct PlanTests {
    private func made(
        _ plan: UInt64, _ situation: String, _ response: String, _ kind: Plan.Kind = .action,
        of habit: UInt64 = 1
    ) -> Fact {
        .planMade(
            PlanMade(
                plan: identifier(plan), habit: identifier(habit), kind: kind, situation: line(situation),
                response: line(response)))
    }

    @Test("Plans are ordered by creation and keep their place when they are changed")
    func order() {
        var diary = Diary()
        diary.record(made(7, "I wake", "I will stretch"))
        diary.record(made(3, "it rains", "I will dance", .coping))
        diary.record(made(7, "I get up", "I will stretch"))
        let plans = diary.practice.plans(of: diary.id)
        #expect(plans.map { $0.situation.text } == ["I get up", "it rains"])
        #expect(plans.map { $0.kind } == [.action, .coping])
    }

    @Test("A removed plan stays removed, whatever entries arrive later")
    func removed() {
        var diary = Diary()
        diary.record(.planRemoved(PlanRemoved(plan: identifier(7))))
        diary.record(made(7, "I wake", "I will stretch"))
        #expect(diary.practice.plans(of: diary.id).isEmpty)
    }

    @Test(
        "Two cues are the same if they differ only in letter case",
        arguments: [
            ("I pour my coffee", true), ("i pour my Coffee", true), ("I pour my tea", false),
            ("I pour my coffee ", true), ("I pour my coffees", false),
        ])
    func sharedCue(cue: String, isShared: Bool) {
        var diary = Diary()
        diary.record(made(7, "I pour my coffee", "I will write one line"))
        let others = diary.practice.actionPlans(afterSame: line(cue))
        #expect(others.map { $0.id } == (isShared ? [identifier(7)] : []))
    }

    @Test("A plan does not share its cue with itself, an obstacle, or a plan of an archived habit")
    func unshared() {
        var diary = Diary()
        diary.record(made(7, "I wake", "I will stretch"))
        diary.record(made(8, "I wake", "I will sleep on", .coping))
        let cue = line("I wake")
        #expect(diary.practice.actionPlans(afterSame: cue, but: identifier(7)).isEmpty)
        diary.record(.habitArchived(HabitArchived(habit: diary.id, day: day("2026-11-20"))))
        #expect(diary.practice.actionPlans(afterSame: cue).isEmpty)
    }
}
