import Testing

@testable import HexisCore

@Suite("Groups of habits")
struct HabitGroupTests {
    @Test(
        "Groups follow the person's order, then as they come; without a group comes last once any was ordered",
        arguments: [
            ("", "Evening - Morning", "Evening - Morning"),
            ("Morning Evening", "Evening - Morning", "Morning Evening -"),
            ("Evening", "- Sport Morning Evening", "Evening Sport Morning -"),
            ("Gone Evening Morning", "Morning Evening", "Evening Morning"),
            ("Morning", "", ""),
        ])
    func order(ordered: String, given: String, expected: String) throws {
        var diary = Diary()
        let names = ordered.split(separator: " ").map { line(String($0)) }
        if !names.isEmpty {
            diary.record(.groupsOrdered(GroupsOrdered(groups: try #require(LineList(names)))))
        }
        let groups = given.split(separator: " ").map { $0 == "-" ? nil : line(String($0)) }
        let result = diary.practice.inOrder(groups).map { $0?.text ?? "-" }
        #expect(result.joined(separator: " ") == expected)
    }

    @Test("A list of names has at most fifty")
    func longest() {
        #expect(LineList((1...50).map { line("\($0)") }) != nil)
        #expect(LineList((1...51).map { line("\($0)") }) == nil)
    }

    /// Five habits: 1 and 3 in the morning, 2 and 5 in the evening, 4 in no group.
    private var diary: Diary {
        var diary = Diary()
        let groups = ["Morning", "Evening", "Morning", nil, "Evening"]
        for (index, group) in groups.enumerated() {
            let habit = identifier(UInt64(index + 1))
            diary.record(
                .habitAdded(HabitAdded(habit: habit, name: line("\(index + 1)"), day: day("2026-11-02"))))
            if let group { diary.record(.habitGrouped(HabitGrouped(habit: habit, group: line(group)))) }
        }
        return diary
    }

    @Test(
        "A moved habit stands in front of another, or at the end of its group",
        arguments: [
            (5, "Evening", 2, "1 5 2 3 4"), (1, "Morning", 0, "2 3 1 4 5"), (4, "Morning", 3, "1 2 4 3 5"),
            (4, "Evening", 0, "1 2 3 5 4"), (3, "", 0, "1 2 4 3 5"), (2, "Sport", 0, "1 3 4 5 2"),
        ])
    func move(number: UInt64, group: String, next: UInt64, expected: String) throws {
        var diary = diary
        let habit = try #require(diary.practice.habit(identifier(number)))
        let facts = diary.practice.facts(
            moving: habit, to: Line(group), before: diary.practice.habit(identifier(next)))
        for fact in facts { diary.record(fact) }
        #expect(diary.practice.habits.map { $0.name }.joined(separator: " ") == expected)
        #expect(diary.practice.habit(identifier(number))?.group == Line(group))
    }

    @Test("A renamed group keeps its habits and its place, and joins another of that name")
    func rename() throws {
        var diary = diary
        diary.record(
            .groupsOrdered(
                GroupsOrdered(groups: try #require(LineList([line("Evening"), line("Morning")])))))
        for fact in diary.practice.facts(renaming: line("Evening"), to: line("After work")) {
            diary.record(fact)
        }
        let groups = { (diary: Diary) in diary.practice.habits.map { $0.group?.text ?? "-" } }
        #expect(groups(diary) == ["Morning", "After work", "Morning", "-", "After work"])
        #expect(
            diary.practice.inOrder([line("Morning"), line("After work")]).map { $0?.text } == [
                "After work", "Morning",
            ])
        for fact in diary.practice.facts(renaming: line("Morning"), to: line("After work")) {
            diary.record(fact)
        }
        #expect(groups(diary) == ["After work", "After work", "After work", "-", "After work"])
        #expect(diary.practice.facts(renaming: line("After work"), to: line("After work")).isEmpty)
    }
}
