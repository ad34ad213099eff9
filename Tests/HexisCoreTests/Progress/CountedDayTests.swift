@testable import HexisCore
import Testing

@Suite("Counted days")
struct CountedDayTests {
    /// Mondays and Wednesdays from 4 November on, as seen on Wednesday the 18th.
    @Test(
        "A day is outside, not asked, resting, relevant or pending",
        arguments: [
            ("2026-11-02", CountedDay.Kind.outside, "a Monday before the habit began"),
            ("2026-11-04", .relevant, "the first Wednesday"),
            ("2026-11-05", .notAsked, "a Thursday"),
            ("2026-11-09", .relevant, "a Monday without an answer"),
            ("2026-11-11", .resting, "skipped"),
            ("2026-11-16", .resting, "paused"),
            ("2026-11-17", .resting, "paused, though a Tuesday"),
            ("2026-11-18", .pending, "today, not done yet"),
            ("2026-11-19", .outside, "still to come"),
        ])
    func kinds(on text: String, kind: CountedDay.Kind, because: Comment) {
        var diary = Diary(start: "2026-11-04", weekdays(.monday, .wednesday))
        diary.checkIn("2026-11-04")
        diary.mark("2026-11-11", .skipped)
        diary.pause("2026-11-16", "2026-11-17")
        let counted = diary.practice.countedDays(
            of: diary.habit, from: day(text), to: day(text), seenFrom: day("2026-11-18"))
        #expect(counted.map { $0.kind } == [kind], because)
        #expect(counted.map { $0.isDone } == [text == "2026-11-04"])
    }

    @Test("A day is outside while the habit is archived, and counts again once it is back")
    func archived() {
        var diary = Diary(start: "2026-11-02")
        diary.archive("2026-11-04")
        diary.bringBack("2026-11-06")
        let kinds = diary.practice.countedDays(
            of: diary.habit, from: day("2026-11-03"), to: day("2026-11-06"), seenFrom: day("2026-11-21")
        ).map { $0.kind }
        #expect(kinds == [.relevant, .outside, .outside, .relevant])
    }

    @Test("Today counts once it is done, and not before, whatever its mark")
    func today() {
        let today = day("2026-11-21")
        var diary = Diary(goal: atLeast("4"))
        func counted() -> CountedDay {
            diary.practice.countedDays(of: diary.habit, from: today, to: today, seenFrom: today)[0]
        }
        #expect(counted().rate == .nothing)
        diary.checkIn("2026-11-21", "3")
        diary.mark("2026-11-21", .notDone)
        #expect(counted().rate == .nothing)
        #expect(counted().permille == 750)
        diary.checkIn("2026-11-21", "1")
        #expect(counted().rate == Rate(done: 1, of: 1))
    }

    @Test("An unanswered day of a limit does not count: one answer in ten days is one of one")
    func limit() {
        var diary = Diary(start: "2026-11-02", goal: atMost("2"))
        diary.mark("2026-11-04", .kept)
        let counted = diary.practice.countedDays(
            of: diary.habit, from: day("2026-11-02"), to: day("2026-11-11"), seenFrom: day("2026-11-11"))
        #expect(
            counted.map { $0.kind } == [.unanswered, .unanswered, .relevant]
                + [CountedDay.Kind](repeating: .unanswered, count: 6) + [.pending])
        #expect(counted.reduce(.nothing) { $0 + $1.rate } == Rate(done: 1, of: 1))
        diary.checkIn("2026-11-05", "3")
        diary.checkIn("2026-11-06", "1")
        let later = diary.practice.countedDays(
            of: diary.habit, from: day("2026-11-02"), to: day("2026-11-11"), seenFrom: day("2026-11-11"))
        #expect(later.reduce(.nothing) { $0 + $1.rate } == Rate(done: 2, of: 3))
    }

    @Test("With N times a week, a day the week could spare is free")
    func free() {
        var diary = Diary(start: "2026-11-02", timesAWeek(2))
        diary.checkIn("2026-11-10")
        // Monday the 9th to Sunday the 15th, done once: the second time could still have been on Sunday.
        let kinds = diary.practice.countedDays(
            of: diary.habit, from: day("2026-11-09"), to: day("2026-11-15"), seenFrom: day("2026-11-21")
        ).map { $0.kind }
        #expect(kinds == [.free, .relevant, .free, .free, .free, .free, .relevant])
    }

    @Test(
        "A day is relevant exactly if relevance says so, in any journal and up to the last representable day")
    func agreesWithRelevance() {
        var dice = Dice.thrown()
        var relevant = 0
        for _ in 0..<300 {
            let practice = Practice(dice.journal(upTo: 60))
            for habit in practice.habitsByID.values {
                let first = dice.one(of: [dice.day(), .first, Day.last.advanced(by: -3)])
                let last = first.advanced(by: dice.number(0...20))
                let today = dice.one(of: [first, last, first.advanced(by: 5), .last])
                let counted = practice.countedDays(of: habit, from: first, to: last, seenFrom: today)
                #expect(
                    counted.map { $0.day } == (0...first.distance(to: last)).map { first.advanced(by: $0) })
                for day in counted {
                    let isRelevant = day.day <= today && practice.isRelevant(habit, on: day.day)
                    let isUnanswered = day.day < today && habit.isLimitUnanswered(on: day.day)
                    #expect(
                        (day.kind == .relevant || day.kind == .pending) == (isRelevant && !isUnanswered),
                        "\(day)")
                    #expect((day.kind == .unanswered) == (isRelevant && isUnanswered), "\(day)")
                    #expect(day.permille == habit.standing(on: day.day).permille, "\(day)")
                    relevant += isRelevant ? 1 : 0
                }
            }
        }
        #expect(relevant > 100, "the trials include relevant days")
    }
}
