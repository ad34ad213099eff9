import Testing

@testable import HexisCore

/// November 2026: the 2nd, 9th and 16th are Mondays.
@Suite("Challenge progress")
struct ChallengeStandingTests {
    private func standing(_ diary: Diary, on today: String) throws -> ChallengeStanding {
        diary.practice.standing(of: try #require(diary.habit.challenges.first), on: day(today))
    }

    @Test(
        "Days left include the day itself, and a challenge whose days have passed is completed, whatever was done",
        arguments: [
            ("2026-11-08", ChallengeStanding.toCome), ("2026-11-09", .running(daysLeft: 7)),
            ("2026-11-14", .running(daysLeft: 2)), ("2026-11-15", .running(daysLeft: 1)),
            ("2026-11-16", .completed), ("2027-11-16", .completed),
        ])
    func span(today: String, expected: ChallengeStanding) throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        #expect(try standing(diary, on: today) == expected)
    }

    @Test("Marking the last scheduled day completes a challenge: on workdays, that is Friday")
    func lastScheduledDay() throws {
        var diary = Diary(weekdays(.monday, .tuesday, .wednesday, .thursday, .friday))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-12")
        #expect(try standing(diary, on: "2026-11-13") == .running(daysLeft: 3))
        let last = diary.checkIn("2026-11-13")
        #expect(try standing(diary, on: "2026-11-13") == .completed)
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-13"), entry: last)))
        #expect(try standing(diary, on: "2026-11-13") == .running(daysLeft: 3))
    }

    @Test("Marking the last day ahead does not complete a challenge before that day")
    func markedAhead() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-15")
        #expect(try standing(diary, on: "2026-11-14") == .running(daysLeft: 2))
        #expect(try standing(diary, on: "2026-11-15") == .completed)
    }

    @Test(
        "An answer, or the whole goal, marks the last day",
        arguments: [
            (DayMark.notDone, nil, true), (.skipped, nil, true), (nil, "4", true), (nil, "5", true),
            (nil, "3.5", false), (nil, nil, false),
        ] as [(DayMark?, String?, Bool)])
    func answers(mark: DayMark?, amount: String?, isCompleted: Bool) throws {
        var diary = Diary(goal: atLeast("4"))
        diary.accept(.oneWeek, from: "2026-11-09")
        if let amount { diary.checkIn("2026-11-15", amount) }
        if let mark { diary.mark("2026-11-15", mark) }
        let expected: ChallengeStanding = isCompleted ? .completed : .running(daysLeft: 1)
        #expect(try standing(diary, on: "2026-11-15") == expected)
    }

    @Test("A limit is not kept before its day is over, unless the person says so")
    func limit() throws {
        var diary = Diary(goal: atMost("2"))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-15", "1")
        #expect(try standing(diary, on: "2026-11-15") == .running(daysLeft: 1))
        diary.mark("2026-11-15", .kept)
        #expect(try standing(diary, on: "2026-11-15") == .completed)
    }

    @Test("A three-times-a-week challenge is complete with the third time")
    func timesAWeek() throws {
        var diary = Diary(HexisCoreTests.timesAWeek(3))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn(["2026-11-09", "2026-11-11"])
        #expect(try standing(diary, on: "2026-11-12") == .running(daysLeft: 4))
        diary.checkIn("2026-11-12")
        #expect(try standing(diary, on: "2026-11-12") == .completed)
    }

    @Test("A challenge with a paused end is complete with its last unpaused day")
    func paused() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.pause("2026-11-13", "2026-11-20")
        diary.checkIn("2026-11-12")
        #expect(try standing(diary, on: "2026-11-12") == .completed)
    }

    @Test("The challenge of an archived habit completes only when its days have passed")
    func archived() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-10")
        diary.archive("2026-11-11")
        #expect(try standing(diary, on: "2026-11-11") == .running(daysLeft: 5))
        #expect(try standing(diary, on: "2026-11-16") == .completed)
    }
}
