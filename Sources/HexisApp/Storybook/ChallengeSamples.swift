import HexisCore

extension Storybook {
    static var challenges: [Sample] {
        let many = SamplePractice.many.practice
        let water = many.habits.first?.id.description ?? ""
        let taken = challenged
        let habits = taken.practice.habits.map { "/habits/\($0.id)/challenges" }
        let all = (UInt64(0)..<5).map { "report=\(Identifier(high: 6, low: $0))" }.joined(separator: "&")
        return [
            Sample(
                name: "challenges, none", practice: many,
                request: Request(.get, "/habits/\(water)/challenges")),
            Sample(
                name: "challenges, one running", practice: taken.practice, request: Request(.get, habits[0])),
            Sample(
                name: "challenges, completed", practice: taken.practice, request: Request(.get, habits[1])),
            Sample(
                name: "challenges, changing", practice: taken.practice,
                request: Request(.get, "\(habits[0])/\(Identifier(high: 6, low: 0))")),
            Sample(
                name: "challenges, wrong", practice: many,
                request: Request(
                    .post, "/habits/\(water)/challenges", body: "level=fourWeeks&from=2020-01-01")),
            Sample(
                name: "challenge, to delete", practice: taken.practice,
                request: Request(.get, "\(habits[0])/\(Identifier(high: 6, low: 0))/remove")),
            Sample(
                name: "report, good", practice: taken.practice,
                request: Request(.get, "\(habits[1])/\(Identifier(high: 6, low: 1))")),
            Sample(
                name: "report, four weeks", practice: taken.practice,
                request: Request(.get, "\(habits[1])/\(Identifier(high: 6, low: 2))")),
            Sample(
                name: "report, under half", practice: taken.practice,
                request: Request(.get, "\(habits[2])/\(Identifier(high: 6, low: 3))")),
            Sample(name: "reports, none", practice: many, request: Request(.get, "/reports")),
            Sample(name: "reports, some", practice: taken.practice, request: Request(.get, "/reports")),
            Sample(
                name: "reports, another to compare with", practice: taken.practice,
                request: Request(.get, "/reports", query: "report=\(Identifier(high: 6, low: 1))")),
            Sample(
                name: "reports, side by side", practice: taken.practice,
                request: Request(.get, "/reports", query: all)),
            Sample(
                name: "today, with challenges", practice: taken.practice, request: Request(.get, "/today")),
            Sample(
                name: "habit, with challenges", practice: taken.practice,
                request: Request(.get, "/habits/\(taken.practice.habits[1].id)")),
        ]
    }

    /// One running challenge, two completed ones of which one is unread, and one with few days done.
    private static var challenged: SamplePractice {
        var sample = SamplePractice()
        let habits = [
            sample.habit("Drink water", .drop, .sky),
            sample.habit("Read two pages", .book, .indigo),
            sample.habit(
                "Practise the violin", .music, .plum,
                goal: DailyGoal(.atLeast, Amount(clamping: 30_000), unit: Line("minutes"))),
        ]
        let challenges: [(habit: Int, level: ChallengeLevel, ago: Int)] = [
            (0, .twoWeeks, 9), (1, .oneWeek, 42), (1, .fourWeeks, 30), (2, .oneWeek, 20),
        ]
        for (number, challenge) in challenges.enumerated() {
            let id = Identifier(high: 6, low: UInt64(number))
            let habit = habits[challenge.habit]
            sample.record(
                .challengeAccepted(
                    ChallengeAccepted(
                        challenge: id, habit: habit, level: challenge.level,
                        from: SamplePractice.today.advanced(by: -challenge.ago))))
            if number != 2 { sample.record(.reportRead(ReportRead(challenge: id, habit: habit))) }
        }
        for ago in 1..<45 {
            if ago % 4 != 0 { sample.checkIn(habits[0], daysAgo: ago) }
            if ago % 9 != 2 { sample.checkIn(habits[1], daysAgo: ago) }
            if ago % 3 == 0 {
                sample.checkIn(habits[2], Amount(clamping: Int64(ago % 4 + 1) * 10_000), daysAgo: ago)
            }
        }
        return sample
    }
}
