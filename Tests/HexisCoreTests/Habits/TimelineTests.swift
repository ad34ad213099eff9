@testable import HexisCore
import Testing

@Suite("Timeline")
struct TimelineTests {
    /// Changes in recording order: a value that holds from a day of November on.
    private func timeline(_ said: [(word: String, from: Int)]) -> Timeline<String> {
        var timeline = Timeline(initially: "nothing")
        for (number, change) in said.enumerated() {
            timeline.set(change.word, from: november(change.from), at: stamp(number))
        }
        return timeline
    }

    private func november(_ number: Int) -> Day { day("2026-11-01").advanced(by: number - 1) }
    private func stamp(_ number: Int) -> Stamp { Stamp(at: instant(Int64(number)), id: identifier(1)) }

    @Test("Past days keep the value they had")
    func past() {
        let timeline = timeline([("daily", 2), ("weekly", 10), ("never", 20)])
        let expected = [
            (2, "daily"), (9, "daily"), (10, "weekly"), (19, "weekly"), (20, "never"), (90, "never"),
        ]
        for (number, word) in expected { #expect(timeline.value(on: november(number)) == word) }
    }

    @Test("The latest change holds from its day on, overriding values planned for later")
    func outlasts() {
        let timeline = timeline([("daily", 2), ("planned", 20), ("agreed", 10)])
        #expect(timeline.value(on: november(9)) == "daily")
        #expect(timeline.value(on: november(10)) == "agreed")
        #expect(timeline.value(on: november(25)) == "agreed")
    }

    @Test("Of two changes for the same day the latest holds")
    func sameDay() {
        #expect(timeline([("first", 2), ("second", 2)]).value(on: november(2)) == "second")
    }

    @Test("Days before the first change take the value of the earliest recorded change")
    func before() {
        #expect(timeline([]).value(on: november(1)) == "nothing")
        let timeline = timeline([("first", 20), ("second", 10)])
        #expect(timeline.value(on: november(9)) == "first")
        #expect(timeline.value(on: november(10)) == "second")
        #expect(timeline.said(on: november(9)) == nil)
    }

    @Test("The timeline follows its rule for any changes in any order")
    func rule() {
        var dice = Dice.thrown()
        for _ in 0..<2_000 {
            let said = (0..<dice.number(0...8)).map { (number: $0, from: dice.number(1...6)) }
            var timeline = Timeline(initially: -1)
            for change in said.shuffled(using: &dice) {
                timeline.set(change.number, from: november(change.from), at: stamp(change.number))
            }
            for number in 0...7 {
                // The numbers rise with the stamps: the latest change that reaches the day wins, else the first.
                let expected = said.last { $0.from <= number }?.number ?? said.first?.number ?? -1
                #expect(timeline.value(on: november(number)) == expected, "\(said) on \(number)")
            }
            #expect(timeline.last == said.last?.number ?? -1)
        }
    }
}

@Suite("Archived habits")
struct ArchiveTests {
    @Test("An archived habit stays away from its day on until it comes back")
    func away() {
        var diary = Diary()
        diary.archive("2026-11-10")
        #expect(diary.habit.isArchived)
        #expect(!diary.habit.isArchived(on: day("2026-11-09")))
        #expect(diary.habit.isArchived(on: day("2026-11-10")))
        diary.bringBack("2026-11-20")
        #expect(!diary.habit.isArchived)
        #expect(diary.habit.isArchived(on: day("2026-11-19")), "the days between were not missed")
        #expect(!diary.habit.isArchived(on: day("2026-11-20")))
    }

    @Test("A habit can come back on an earlier day: a traveller's date can go backwards")
    func backwards() {
        var diary = Diary()
        diary.archive("2026-11-10")
        diary.bringBack("2026-11-09")
        #expect(!diary.habit.isArchived)
        #expect(!diary.habit.isArchived(on: day("2026-11-10")))
    }
}
