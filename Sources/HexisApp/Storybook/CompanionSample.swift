import HexisCore

/// A goal with companions on every level, one who has just joined, one who shows nothing, and two of earlier.
enum CompanionSample {
    static let goal = Identifier(high: 11, low: 1)
    static let habit = Identifier(high: 11, low: 8)
    static let amounts = Identifier(high: 11, low: 2)
    static let waiting = Identifier(high: 11, low: 3)
    static let blocked = Identifier(high: 11, low: 4)

    static var many: Practice {
        var sample = SamplePractice()
        guard let title = Line("Read 12 books") else { return sample.practice }
        let today = SamplePractice.today
        sample.record(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: goal, title: title, kind: .count, pace: .total, amount: 12_000,
                    unit: Line("books"), first: today.advanced(by: -40), last: today.advanced(by: 40))),
            daysAgo: 40)
        for ago in [30, 21, 9, 1] {
            sample.record(
                .personalChallengeCounted(
                    PersonalChallengeCounted(challenge: goal, day: today.advanced(by: -ago), amount: .one)),
                daysAgo: ago)
        }
        for (number, name) in ["bruno", "left.early", "山田花子", "jonas", "aleksandra.wojciechowska", "anna"]
            .enumerated()
        {
            let id =
                [Identifier(high: 11, low: 5), blocked, Identifier(high: 11, low: 6)]
                + [Identifier(high: 11, low: 7), waiting, amounts]
            join(id[number], name, &sample)
        }
        let done: Int64 = 0b101_1011
        show(Identifier(high: 11, low: 5), .finish, CompanionProgressed(companion: goal, day: today), &sample)
        show(blocked, nil, CompanionProgressed(companion: goal, day: today), &sample)
        show(
            Identifier(high: 11, low: 6), .days,
            CompanionProgressed(companion: goal, day: today, level: .days, done: done), &sample)
        show(
            Identifier(high: 11, low: 7), .days,
            CompanionProgressed(
                companion: goal, day: today, level: .finish, completed: today.advanced(by: -3)), &sample)
        show(
            amounts, .amounts,
            CompanionProgressed(
                companion: goal, day: today, level: .amounts, done: done,
                amounts: .init(kind: .count, pace: .total, reached: 5000, goal: 12_000, unit: Line("books"))),
            &sample)
        cheer(&sample)
        return sample.practice
    }

    /// The challenge of a habit with two companions; all three want to see who is ahead.
    static var inChallenge: Practice {
        var sample = SamplePractice()
        guard let name = Line("Stretch for ten minutes") else { return sample.practice }
        let today = SamplePractice.today
        let first = today.advanced(by: -9)
        let begun: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: first)),
            .habitScheduled(HabitScheduled(habit: habit, from: first, schedule: .daily)),
            .challengeAccepted(
                ChallengeAccepted(challenge: goal, habit: habit, level: .twoWeeks, from: first)),
        ]
        for fact in begun { sample.record(fact, daysAgo: 9) }
        for ago in [9, 8, 6, 4, 3, 1] {
            sample.record(
                .checkedIn(CheckedIn(habit: habit, day: today.advanced(by: -ago), amount: .one)), daysAgo: ago
            )
        }
        join(amounts, "anna", &sample)
        join(blocked, "jonas", &sample)
        for (companion, reached) in [(amounts, 7), (blocked, 5)] as [(Identifier, Int64)] {
            let shown = CompanionProgressed(
                companion: goal, day: today, level: .amounts, done: 0b10_1101_1011,
                amounts: .init(kind: .done, pace: .everyDay, reached: reached, goal: 14), isRanked: true)
            show(companion, .amounts, shown, &sample)
            sample.record(.companionRanked(CompanionRanked(companion: companion, isRanked: true)))
        }
        return sample.practice
    }

    private static func join(_ id: Identifier, _ name: String, _ sample: inout SamplePractice) {
        guard let name = Line(name) else { return }
        sample.record(
            .companionJoined(CompanionJoined(companion: id, person: id, name: name, challenge: goal)),
            daysAgo: 20)
    }

    /// What the person shows, and what they are shown; the one with whom that is nothing is blocked.
    private static func show(
        _ id: Identifier, _ level: CompanionLevel?, _ shown: CompanionProgressed,
        _ sample: inout SamplePractice
    ) {
        guard let level else {
            sample.record(.companionLeft(CompanionLeft(companion: id, party: .person)), daysAgo: 10)
            sample.record(.companionBlocked(CompanionBlocked(companion: id, isBlocked: true)), daysAgo: 10)
            return
        }
        sample.record(.companionShown(CompanionShown(companion: id, level: level)), daysAgo: 19)
        var shown = shown
        shown.companion = id
        sample.record(.companionProgressed(shown))
    }

    private static func cheer(_ sample: inout SamplePractice) {
        for (ago, party, cheer, text) in [
            (6, .person, .star, "You are faster than I am!"), (3, .companion, .leaf, nil),
            (0, .companion, .flame, "Only seven to go"),
        ] as [(Int, CompanionParty, Cheer, String?)] {
            sample.record(
                .companionCheered(
                    CompanionCheered(
                        companion: amounts, party: party, cheer: cheer, text: text.flatMap { Line($0) })),
                daysAgo: ago)
        }
    }
}
