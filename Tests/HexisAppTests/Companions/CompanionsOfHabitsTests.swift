import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026.
@Suite("Pages about companions in the challenge of a habit")
struct CompanionsOfHabitsTests {
    private let companion = Identifier(high: 5, low: 5)
    private let habit = Identifier(high: 5, low: 6)
    private let challenge = Identifier(high: 5, low: 7)
    private var challenges: String { "/habits/\(habit)/challenges" }

    /// Somebody in a challenge of a week, which Bob has joined, from so many days ago.
    private func joined(from ago: Int = 2, _ more: Fact...) throws -> Visitor {
        var sample = SamplePractice()
        let (name, bob) = (try #require(Line("Floss")), try #require(Line("Bob")))
        let first = SamplePractice.today.advanced(by: -ago)
        let facts: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: first)),
            .challengeAccepted(
                ChallengeAccepted(challenge: challenge, habit: habit, level: .oneWeek, from: first)),
            .companionJoined(
                CompanionJoined(
                    companion: companion, person: Identifier(high: 8, low: 8), name: bob, challenge: challenge
                )
            ),
            .companionShown(CompanionShown(companion: companion, level: .amounts)),
        ]
        for fact in facts + more { sample.record(fact) }
        return Visitor(sample.practice)
    }

    private func progressed(completed: Day? = nil, _ reached: Int64) -> Fact {
        .companionProgressed(
            CompanionProgressed(
                companion: companion, day: SamplePractice.today, level: .amounts, completed: completed,
                done: 1, amounts: .init(kind: .done, pace: .everyDay, reached: reached, goal: 7)))
    }

    @Test("A challenge leads to an invitation, and says how far its companions are")
    func challengePage() throws {
        var visitor = try joined(progressed(3))
        visitor.get(challenges)
        #expect(visitor.page.contains("href=\"/companions/invite?challenge=\(challenge)\""))
        #expect(visitor.page.contains("3 of 7 days · Done today · 1 of the last 7 days"))
        visitor.get("/companions")
        #expect(visitor.page.contains("Floss") && visitor.page.contains("3 of 7 days"))
        visitor.get("/companions/\(companion)")
        #expect(visitor.page.contains("href=\"\(challenges)\""))
        visitor.get("/today")
        #expect(visitor.page.contains("Done today by Bob"))
    }

    @Test(
        "A finished challenge shows its companions in its report, with how often it was done, and invites no one"
    )
    func report() throws {
        var visitor = try joined(
            from: 10, progressed(completed: SamplePractice.today.advanced(by: -4), 3))
        visitor.get("\(challenges)/\(challenge)")
        #expect(visitor.page.contains("3 of 7 days · Finished on 17 November"))
        // Three of seven times are no full ring.
        #expect(visitor.page.contains(String(decoding: ring(428), as: UTF8.self)))
        #expect(!visitor.page.contains("/companions/invite"))
    }

    private func ring(_ permille: Int) -> [UInt8] {
        var html = HTML()
        html(ProgressRing(permille: permille))
        return html.bytes
    }

    @Test("Deleting the challenge or its habit leaves its companions")
    func deleting() throws {
        for address in ["\(challenges)/\(challenge)/remove", "/habits/\(habit)/delete"] {
            var visitor = try joined()
            visitor.post(address, [])
            #expect(visitor.practice.sharedGoal(challenge) == nil, "\(address)")
            #expect(visitor.practice.companion(companion)?.isOver == true, "\(address)")
            visitor.get("/companions/\(companion)")
            #expect(visitor.status == 200 && visitor.page.contains("You left on 21 November"))
        }
    }

    @Test("Who joined is on Today by the name of the habit")
    func who() throws {
        var visitor = try joined(
            .companionJoined(
                CompanionJoined(
                    companion: Identifier(high: 5, low: 9), person: Identifier(high: 8, low: 9),
                    name: try #require(Line("Eve")), challenge: challenge)))
        visitor.get("/today")
        #expect(visitor.page.contains("Eve joined “Floss”"))
    }
}
