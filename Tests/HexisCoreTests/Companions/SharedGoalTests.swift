import Testing

@testable import HexisCore

@Suite("A challenge of a habit, pursued together")
struct SharedGoalTests {
    private static let challenge = identifier(51)

    /// Ada walks, in a challenge of two weeks from Monday, 9 November; Bob joined it and sees as much as `level`.
    private func ada(
        _ level: CompanionLevel, schedule: Schedule = .daily, goal: DailyGoal? = nil
    ) -> Diary {
        var ada = Diary(schedule, goal: goal)
        ada.record(
            .challengeAccepted(
                ChallengeAccepted(
                    challenge: SharedGoalTests.challenge, habit: ada.id, level: .twoWeeks,
                    from: day("2026-11-09"))))
        ada.record(
            .companionJoined(
                CompanionJoined(
                    companion: Pair.companion, person: identifier(62), name: line("Bob"),
                    challenge: SharedGoalTests.challenge)))
        ada.record(Pair.shown(level))
        return ada
    }

    private func shown(by diary: Diary, on date: String) -> CompanionProgressed? {
        diary.practice.companion(Pair.companion).map { diary.practice.shown(to: $0, on: day(date)) }
    }

    @Test("Each level shows what it says of the challenge’s days, and nothing of the habit’s earlier ones")
    func levels() {
        for level in CompanionLevel.allCases {
            var diary = ada(level)
            diary.checkIn(["2026-11-08", "2026-11-09", "2026-11-11", "2026-11-12"])
            var expected = CompanionProgressed(
                companion: Pair.companion, day: day("2026-11-12"), level: level)
            if level != .finish { expected.done = 0b1011 }
            if level == .amounts {
                expected.amounts = .init(kind: .done, pace: .everyDay, reached: 3, goal: 14)
            }
            #expect(shown(by: diary, on: "2026-11-12") == expected, "\(level)")
        }
    }

    @Test("It is finished on the last day that asks for the habit, however often it was done, and stays so")
    func finished() {
        for (schedule, answered, today, finished) in [
            (Schedule.daily, "2026-11-21", "2026-11-22", nil),
            (.daily, "2026-11-22", "2026-11-22", "2026-11-22"),
            (.daily, "2026-11-21", "2026-11-23", "2026-11-22"),
            (weekdays(.monday, .friday), "2026-11-20", "2026-11-20", "2026-11-20"),
            (weekdays(.monday, .friday), "2026-11-20", "2026-12-20", "2026-11-20"),
        ] as [(Schedule, String, String, String?)] {
            var diary = ada(.finish, schedule: schedule)
            diary.checkIn(answered)
            #expect(
                shown(by: diary, on: today)?.completed == finished.map { day($0) }, "\(answered) \(today)")
        }
    }

    @Test("A limit counts once it is answered")
    func limit() {
        var diary = ada(.amounts, goal: DailyGoal(.atMost, amount("2"), unit: line("cups")))
        diary.checkIn("2026-11-09", "2")
        diary.checkIn("2026-11-10", "3")
        let shown = shown(by: diary, on: "2026-11-11")
        #expect(shown?.done == 0b100)
        #expect(shown?.amounts?.reached == 1)
    }

    @Test("A deleted challenge and a deleted habit show nothing")
    func deleted() {
        for fact in [
            Fact.challengeRemoved(
                ChallengeRemoved(challenge: SharedGoalTests.challenge, habit: identifier(1))),
            .habitDeleted(HabitDeleted(habit: identifier(1))),
        ] {
            var diary = ada(.amounts)
            diary.checkIn("2026-11-09")
            diary.record(fact)
            let nothing = CompanionProgressed(companion: Pair.companion, day: day("2026-11-10"))
            #expect(shown(by: diary, on: "2026-11-10") == nothing)
        }
    }

    @Test("The guest gets the habit from their own day on, and its challenge, which ends on the same day")
    func guest() throws {
        let goal = DailyGoal(.atLeast, amount("20"), unit: line("minutes"))
        var diary = ada(.days, schedule: weekdays(.monday, .friday), goal: goal)
        diary.record(.habitColoured(HabitColoured(habit: diary.id, colour: .indigo)))
        diary.record(.habitMeasured(HabitMeasured(habit: diary.id, from: day("2026-11-02"), signal: .steps)))
        diary.record(.habitGrouped(HabitGrouped(habit: diary.id, group: line("Morning"))))
        let shared = try #require(diary.practice.sharedGoal(SharedGoalTests.challenge))
        for (today, start) in [("2026-11-07", "2026-11-09"), ("2026-11-13", "2026-11-13")] {
            var practice = Practice()
            for (number, fact) in shared.facts(named: identifier(70), from: day(today)).enumerated() {
                practice.add(
                    Entry(
                        id: identifier(80 + UInt64(number)), at: instant(1_793_000_000_000),
                        device: .companions, fact: fact))
            }
            let habit = try #require(practice.habits.first)
            #expect(practice.habits.count == 1 && habit.id != diary.id && habit.name == "Walk")
            #expect(habit.start == day(start) && habit.colour == .indigo)
            #expect(habit.signal(on: day(start)) == .steps)
            #expect(habit.schedule(on: day(start)) == weekdays(.monday, .friday))
            #expect(habit.dailyGoal(on: day(start)) == goal && habit.group == nil)
            let challenge = try #require(habit.challenge(identifier(70)))
            #expect(challenge.from == day("2026-11-09") && challenge.level == .twoWeeks)
        }
    }
}
