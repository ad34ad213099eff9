import Testing

@testable import HexisCore

/// November 2026: the 2nd, 9th and 16th are Mondays.
@Suite("Challenge reports")
struct ChallengeReportTests {
    private func report(_ diary: Diary) throws -> ChallengeReport {
        let challenge = try #require(diary.habit.challenges.first)
        return try #require(diary.practice.report(on: challenge))
    }

    @Test("Five of seven days give a rate of 714 thousandths and open the next level")
    func rate() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn(["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-13", "2026-11-15"])
        let report = try report(diary)
        #expect((report.rate.done, report.rate.relevant, report.rate.permille) == (5, 7, 714))
        #expect(report.days.map { $0.permille } == [1000, 1000, 1000, 0, 1000, 0, 1000])
        #expect(report.next == .twoWeeks)
        #expect(!report.suggestsRepeating)
    }

    @Test("Skipped and paused days, and days outside the challenge, do not count")
    func notCounted() throws {
        var diary = Diary(weekdays(.monday, .tuesday, .wednesday, .thursday, .friday))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.mark("2026-11-10", .skipped)
        diary.pause("2026-11-12", "2026-11-12")
        diary.checkIn(["2026-11-09", "2026-11-14"])
        let report = try report(diary)
        #expect((report.rate.done, report.rate.relevant) == (1, 3))
        #expect(report.days.map { $0.isDue } == [true, false, true, false, true, false, false])
    }

    @Test("For three times a week, three are all of them, and a fourth changes nothing")
    func timesAWeek() throws {
        var diary = Diary(HexisCoreTests.timesAWeek(3))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn(["2026-11-09", "2026-11-11", "2026-11-14"])
        #expect(try report(diary).rate.permille == 1000)
        diary.checkIn("2026-11-15")
        #expect(try report(diary).rate.permille == 1000)
    }

    @Test(
        "A challenge from Wednesday to Tuesday counts its own seven days, whatever the habit calls a week",
        arguments: [
            // The 11th is a Wednesday, the 17th a Tuesday.
            (TimesAWeek.Span.calendarWeek, [16, 17], Rate(done: 2, of: 3)),
            (.calendarWeek, [12, 14, 16], Rate(done: 3, of: 3)),
            (.anySevenDays, [16, 17], Rate(done: 2, of: 3)),
            (.anySevenDays, [], Rate(done: 0, of: 3)),
        ] as [(TimesAWeek.Span, [Int], Rate)])
    func acrossWeeks(span: TimesAWeek.Span, done: [Int], rate: Rate) throws {
        var diary = Diary(HexisCoreTests.timesAWeek(3, in: span))
        diary.accept(.oneWeek, from: "2026-11-11")
        diary.checkIn(done.map { "2026-11-\($0)" })
        #expect(try report(diary).rate == rate)
    }

    @Test("For a limit, unanswered days count neither for nor against")
    func limit() throws {
        var diary = Diary(goal: atMost("2"))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.mark("2026-11-10", .kept)
        diary.checkIn("2026-11-11", "3")
        #expect(try report(diary).rate == Rate(done: 1, of: 2))
    }

    @Test("A schedule change during a challenge affects only the days after it")
    func scheduleChanged() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.record(
            .habitScheduled(
                HabitScheduled(habit: diary.id, from: day("2026-11-12"), schedule: weekdays(.saturday))))
        #expect(try report(diary).days.map { $0.isDue } == [true, true, true, false, false, true, false])
    }

    @Test("Past days keep the goal they had")
    func goalLowered() throws {
        var diary = Diary(goal: atLeast("8"))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-09", "4")
        diary.checkIn("2026-11-14", "4")
        diary.record(
            .dailyGoalSet(DailyGoalSet(habit: diary.id, from: day("2026-11-14"), goal: atLeast("4"))))
        #expect(try report(diary).days.map { $0.permille } == [500, 0, 0, 0, 0, 1000, 0])
    }

    @Test("Amounts beyond the goal count as the whole goal")
    func beyond() throws {
        var diary = Diary(goal: atLeast("2"))
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.checkIn("2026-11-09", "50")
        #expect(try report(diary).days[0].permille == 1000)
    }

    @Test("A challenge with no due days has no rate")
    func nothingDue() throws {
        var diary = Diary()
        diary.accept(.oneWeek, from: "2026-11-09")
        diary.pause("2026-11-09", nil)
        let report = try report(diary)
        #expect(report.rate.permille == nil)
        #expect(!report.suggestsRepeating)
    }

    @Test(
        "Below half, the same level is proposed again, with a goal near what was reached",
        arguments: [
            // Three glasses on four days of seven are 12 / 7 ≈ 1.7 a day.
            ("8", "3", 4, "1"), ("8", "7", 7, "7"), ("8", "1", 0, "4"), ("2", "1", 7, "1"),
            ("1", "0.5", 7, "0.5"), ("0.5", "1", 0, "0.25"), ("2.5", "1", 7, "1"),
        ])
    func smallerGoal(goal: String, reached: String, days: Int, expected: String) throws {
        var diary = Diary(goal: atLeast(goal))
        diary.accept(.oneWeek, from: "2026-11-09")
        for number in 0..<days { diary.checkIn(day("2026-11-09").advanced(by: number).description, reached) }
        let report = try report(diary)
        #expect(report.suggestsRepeating)
        #expect(report.smallerGoal?.amount == amount(expected))
    }

    @Test("At half or more no smaller goal is proposed, and never for a limit or a yes/no habit")
    func noSmallerGoal() throws {
        var half = Diary(weekdays(.monday, .tuesday), goal: atLeast("8"))
        half.accept(.oneWeek, from: "2026-11-09")
        half.checkIn("2026-11-09", "8")
        #expect(try report(half).smallerGoal == nil)
        var limit = Diary(goal: atMost("2"))
        limit.accept(.oneWeek, from: "2026-11-09")
        #expect(try report(limit).smallerGoal == nil)
        var once = Diary()
        once.accept(.oneWeek, from: "2026-11-09")
        #expect(try report(once).smallerGoal == nil)
    }

    @Test(
        "Rates stay between none and all for any entries, and the order of entries does not matter")
    func properties() {
        var dice = Dice.thrown()
        for _ in 0..<2000 {
            let entries = dice.journal(upTo: 120)
            let practice = Practice(entries)
            let other = Practice(entries.shuffled(using: &dice))
            for habit in practice.habits {
                for challenge in habit.challenges {
                    guard let report = practice.report(on: challenge) else { continue }
                    #expect((0...report.rate.relevant).contains(report.rate.done))
                    #expect(report.rate.permille.map { (0...1000).contains($0) } ?? true)
                    #expect(report.days.allSatisfy { (0...1000).contains($0.permille) })
                    #expect(other.report(on: challenge) == report)
                    guard challenge.last < Day.last else { continue }
                    #expect(practice.standing(of: challenge, on: challenge.last.next) == .completed)
                }
            }
        }
    }

    @Test("Late records about other days do not change a report")
    func stable() {
        var dice = Dice.thrown()
        for _ in 0..<2000 {
            var diary = Diary(weekdays(.monday, .wednesday, .saturday))
            diary.accept(dice.one(of: ChallengeLevel.allCases), from: "2026-11-09")
            let challenge = diary.habit.challenges[0]
            for _ in 0..<10 { diary.checkIn(dice.within(challenge).description) }
            let before = diary.practice.report(on: challenge)
            for _ in 0..<10 {
                let day = dice.day()
                guard !challenge.contains(day) else { continue }
                diary.record(.checkedIn(CheckedIn(habit: diary.id, day: day, amount: dice.amount())))
                diary.record(.dayMarked(DayMarked(habit: diary.id, day: day, mark: .skipped)))
            }
            diary.record(
                .habitScheduled(
                    HabitScheduled(
                        habit: diary.id, from: challenge.last.advanced(by: 1), schedule: dice.schedule())))
            #expect(diary.practice.report(on: challenge) == before)
        }
    }
}

extension Dice {
    fileprivate mutating func within(_ challenge: Challenge) -> Day {
        challenge.from.advanced(by: number(0...challenge.level.days - 1))
    }
}
