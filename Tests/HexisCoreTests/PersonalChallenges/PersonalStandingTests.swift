@testable import HexisCore
import Testing

@Suite("Personal challenges")
struct PersonalStandingTests {
    private let id = identifier(77)

    /// A challenge from 1 November, with the counts of its first days.
    private func standing(
        _ pace: PersonalChallenge.Pace, _ amount: Int64, until last: String?, counted: [Int], today: String
    ) -> PersonalStanding? {
        var diary = Diary()
        diary.record(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: id, title: line("Read"), kind: .count, pace: pace, amount: amount * 1000,
                    first: day("2026-11-01"), last: last.map { day($0) })))
        for (number, count) in counted.enumerated() where count != 0 {
            diary.record(
                .personalChallengeCounted(
                    PersonalChallengeCounted(
                        challenge: id, day: day("2026-11-01").advanced(by: number),
                        amount: HexisCoreTests.amount("\(count)"))))
        }
        return diary.practice.personalChallenge(id).map {
            diary.practice.standing(of: $0, on: day(today))
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let pace: PersonalChallenge.Pace
        let amount: Int64
        let last: String?
        let counted: [Int]
        let today: String
        let state: PersonalStanding.State
        let reached: Int64
        let permille: Int

        init(
            _ description: String, _ pace: PersonalChallenge.Pace, _ amount: Int64, until last: String?,
            _ counted: [Int], on today: String, _ state: PersonalStanding.State, _ reached: Int64,
            _ permille: Int
        ) {
            testDescription = description
            self.pace = pace
            self.amount = amount
            self.last = last
            self.counted = counted
            self.today = today
            self.state = state
            self.reached = reached
            self.permille = permille
        }
    }

    static let cases = [
        Case(
            "on one day: today's amount counts, not yesterday's", .oneDay, 10, until: nil, [9, 4],
            on: "2026-11-02", .active, 4000, 400),
        Case(
            "on one day: completed by the first day that reaches it", .oneDay, 10, until: nil, [9, 10, 12],
            on: "2026-11-20", .completed(on: HexisCoreTests.day("2026-11-02")), 12_000, 1000),
        Case(
            "on one day: once over, the best day is shown", .oneDay, 10, until: "2026-11-03", [9, 4],
            on: "2026-11-04",
            .over, 9000, 900),
        Case(
            "altogether: added up", .total, 12, until: "2026-12-31", [3, 0, 5], on: "2026-11-05", .active,
            8000, 666),
        Case(
            "altogether: completed on the day that reaches the goal", .total, 12, until: nil, [3, 8, 1, 4],
            on: "2026-11-05", .completed(on: HexisCoreTests.day("2026-11-03")), 16_000, 1000),
        Case(
            "altogether: days after the last one do not count", .total, 12, until: "2026-11-02",
            [3, 8, 100], on: "2026-11-05", .over, 11_000, 916),
        Case(
            "every day: days are counted", .everyDay, 2, until: "2026-11-04", [2, 1, 3], on: "2026-11-03",
            .active, 2, 500),
        Case(
            "every day: completed with its last day", .everyDay, 2, until: "2026-11-03", [2, 2, 3],
            on: "2026-11-03", .completed(on: HexisCoreTests.day("2026-11-03")), 3, 1000),
        Case(
            "every day: once over, the days reached are shown", .everyDay, 2, until: "2026-11-03", [2, 0, 3],
            on: "2026-11-09", .over, 2, 666),
        Case(
            "before its first day", .total, 2, until: nil, [], on: "2026-10-31", .upcoming, 0, 0),
        Case(
            "subtracted amounts never take a day below zero", .total, 5, until: nil, [-3, 2],
            on: "2026-11-05", .active, 2000, 400),
    ]

    @Test("The standing of a challenge follows from the amounts of its days", arguments: cases)
    func stands(_ expected: Case) throws {
        let found = try #require(
            standing(
                expected.pace, expected.amount, until: expected.last, counted: expected.counted,
                today: expected.today))
        #expect(found.state == expected.state)
        #expect(found.reached == expected.reached)
        #expect(found.permille == expected.permille)
    }

    @Test("A step challenge is completed by measurements, and is news until it is seen")
    func measured() throws {
        var diary = Diary()
        let set = PersonalChallengeSet(
            challenge: id, title: line("Walk"), kind: .steps, pace: .oneDay, amount: 10_000_000,
            first: day("2026-11-20"))
        diary.record(.personalChallengeSet(set))
        let challenge = PersonalChallenge(set)
        for (on, steps) in [("19", 12_000), ("20", 9_999), ("21", 10_000)] {
            diary.record(
                .measured(
                    try #require(
                        Measured(
                            measurement: identifier(UInt64(steps)), signal: .steps,
                            amount: Int64(steps) * 1000,
                            day: day("2026-11-\(on)")))))
        }
        let standing = diary.practice.standing(of: challenge, on: day("2026-11-21"))
        #expect(standing.state == .completed(on: day("2026-11-21")))
        #expect(!diary.practice.isNews(challenge, on: day("2026-11-20")))
        #expect(diary.practice.isNews(challenge, on: day("2026-11-21")))
        diary.record(.personalChallengeSeen(PersonalChallengeSeen(challenge: id)))
        #expect(!diary.practice.isNews(challenge, on: day("2026-11-21")))
        diary.record(.personalChallengeRemoved(PersonalChallengeRemoved(challenge: id)))
        #expect(diary.practice.personalChallenges.isEmpty && diary.practice.personalChallenge(id) == nil)
    }

    /// Walks in hundredths of a mile or kilometre, all on one day, towards a goal of ten.
    private func tenMiles(
        _ hundredths: [Int64], _ pace: PersonalChallenge.Pace, unit: String? = "mi"
    ) throws -> PersonalStanding {
        var diary = Diary()
        let today = day("2026-11-20")
        let isInMiles = unit == "mi"
        let set = PersonalChallengeSet(
            challenge: id, title: line("Run"), kind: .distance, pace: pace,
            amount: isInMiles ? 16_093_440 : 10_000_000, unit: unit.map { line($0) }, first: today,
            last: pace == .everyDay ? today : nil)
        diary.record(.personalChallengeSet(set))
        for (number, hundredths) in hundredths.enumerated() {
            let unit = isInMiles ? MeasuringUnit.mile : .kilometre
            diary.record(
                .measured(
                    try #require(
                        Measured(
                            measurement: identifier(UInt64(number)), signal: .distance,
                            amount: unit.converted(Amount(clamping: hundredths * 10)), day: today))))
        }
        return diary.practice.standing(of: PersonalChallenge(set), on: today)
    }

    @Test(
        "Typed miles add up exactly, in however many parts",
        arguments: PersonalChallenge.Pace.allCases)
    func miles(_ pace: PersonalChallenge.Pace) throws {
        for pieces in [[1000], [310, 690], [Int64](repeating: 10, count: 100), [335, 665]] {
            #expect(try tenMiles(pieces, pace).isCompleted, "\(pieces)")
        }
        for pieces in [[999], [310, 689], [Int64](repeating: 10, count: 99)] {
            #expect(try !tenMiles(pieces, pace).isCompleted, "\(pieces)")
        }
        #expect(try tenMiles([1000], pace, unit: nil).isCompleted)
        #expect(try !tenMiles([999], pace, unit: "books").isCompleted)
    }

    @Test("A day's running total never drops below zero, in whatever order entries arrive")
    func neverBelowNothing() throws {
        let challenge = PersonalChallengeSet(
            challenge: id, title: line("Read"), kind: .count, pace: .total, amount: 100_000,
            first: day("2026-11-01"))
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let counts = (1...dice.number(1...8)).map { _ in Int64(dice.number(-3...3)) * 1000 }
            let entries = counts.enumerated().map { number, count in
                Entry(
                    id: identifier(UInt64(number)), at: instant(1_793_000_000_000 + Int64(number)),
                    device: identifier(9),
                    fact: .personalChallengeCounted(
                        PersonalChallengeCounted(
                            challenge: id, day: day("2026-11-20"), amount: Amount(clamping: count))))
            }
            let practice = Practice(entries.shuffled(using: &dice))
            #expect(
                practice.amount(of: PersonalChallenge(challenge), on: day("2026-11-20"))
                    == counts.reduce(0) { max(0, $0 + $1) }, "\(counts)")
        }
    }

    @Test("Progress stays within bounds for any facts")
    func bounds() {
        var dice = Dice.thrown()
        for _ in 0..<2_000 {
            let practice = Practice(dice.journal(upTo: 60))
            for challenge in practice.personalChallenges {
                let standing = practice.standing(of: challenge, on: dice.day())
                #expect(0...1000 ~= standing.permille)
                #expect((standing.permille == 1000) == standing.isCompleted)
                #expect(standing.reached >= 0 && standing.goal > 0)
            }
        }
    }
}
