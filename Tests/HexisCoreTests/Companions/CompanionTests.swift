import Testing

@testable import HexisCore

/// Two people with a goal each: reading twelve books within November.
struct Pair {
    static let companion = identifier(50)
    static let (adasGoal, bobsGoal) = (identifier(51), identifier(52))
    var (ada, bob) = (Diary(), Diary())

    init(
        _ kind: PersonalChallenge.Kind = .count, _ pace: PersonalChallenge.Pace = .total,
        amount: Int64 = 12_000
    ) {
        for goal in [Pair.adasGoal, Pair.bobsGoal] {
            let fact = Fact.personalChallengeSet(
                PersonalChallengeSet(
                    challenge: goal, title: line("Read"), kind: kind, pace: pace, amount: amount,
                    unit: line("books"), first: day("2026-11-01"), last: day("2026-11-30")))
            if goal == Pair.adasGoal { ada.record(fact) } else { bob.record(fact) }
        }
        ada.record(joined(identifier(62), "Bob", Pair.adasGoal))
        bob.record(joined(identifier(61), "Ada", Pair.bobsGoal))
    }

    private func joined(_ person: Identifier, _ name: String, _ goal: Identifier) -> Fact {
        .companionJoined(
            CompanionJoined(companion: Pair.companion, person: person, name: line(name), challenge: goal))
    }

    static func shown(_ level: CompanionLevel) -> Fact {
        .companionShown(CompanionShown(companion: companion, level: level))
    }

    mutating func adaCounts(_ on: String, _ much: String) {
        ada.record(
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: Pair.adasGoal, day: day(on), amount: amount(much))))
    }

    /// What Ada shows Bob on a day.
    func shown(on date: String = "2026-11-21") -> CompanionProgressed? {
        ada.practice.companion(Pair.companion).map { ada.practice.shown(to: $0, on: day(date)) }
    }

    /// What Bob has to hear of Ada, added to his journal as the server does.
    @discardableResult
    mutating func bobHears(on date: String = "2026-11-21", at now: Int64 = 1_793_000_100_000) -> [Fact] {
        let news = bob.practice.news(
            of: Pair.companion, from: ada.practice, on: day(date), at: instant(now))
        for one in news { bob.record(one.fact, from: one.source) }
        return news.map { $0.fact }
    }
}

@Suite("A companion")
struct CompanionTests {
    private func companion(_ facts: [Fact]) -> Companion? {
        var diary = Diary()
        for fact in facts { diary.record(fact) }
        return diary.practice.companion(Pair.companion)
    }

    private var joined: Fact {
        .companionJoined(
            CompanionJoined(
                companion: Pair.companion, person: identifier(7), name: line("Ada"), challenge: identifier(8))
        )
    }

    private func left(_ party: CompanionParty) -> Fact {
        .companionLeft(CompanionLeft(companion: Pair.companion, party: party))
    }

    @Test("Nothing is shown until the person chooses what, and the last choice counts")
    func choosing() throws {
        let waiting = try #require(companion([joined]))
        #expect(waiting.state == .waiting && waiting.level == nil)
        #expect(
            waiting.person == identifier(7) && waiting.name == "Ada" && waiting.challenge == identifier(8))
        let active = try #require(companion([joined, Pair.shown(.amounts), Pair.shown(.finish)]))
        #expect(active.state == .active && active.level == .finish)
    }

    @Test("Who left has left, in whatever order the entries arrive, and the first to leave left")
    func leaving() {
        for facts in [
            [joined, Pair.shown(.days), left(.person)], [left(.person), joined, Pair.shown(.days)],
            [joined, left(.person), Pair.shown(.days), left(.companion)],
        ] {
            guard case .left(by: .person, at: _) = companion(facts)?.state else {
                Issue.record("has not left")
                continue
            }
        }
    }

    @Test("Without the entry by which the two met there is no companion")
    func stray() {
        #expect(companion([Pair.shown(.days), left(.person)]) == nil)
        var diary = Diary()
        diary.record(Pair.shown(.days))
        #expect(diary.practice.companions.isEmpty)
    }

    @Test("Companions belong to one goal, the latest first, without those who left")
    func ofGoal() {
        var pair = Pair()
        pair.ada.record(
            .companionJoined(
                CompanionJoined(
                    companion: identifier(49), person: identifier(63), name: line("Cleo"),
                    challenge: Pair.adasGoal)))
        #expect(pair.ada.practice.companions(of: Pair.adasGoal).map { $0.name } == ["Cleo", "Bob"])
        #expect(pair.ada.practice.companions(of: Pair.bobsGoal).isEmpty)
        pair.ada.record(left(.person))
        #expect(pair.ada.practice.companions(of: Pair.adasGoal).map { $0.name } == ["Cleo"])
        #expect(pair.ada.practice.companions.map { $0.name } == ["Cleo", "Bob"])
    }

    @Test("Blocking holds until it is taken back")
    func blocking() {
        var pair = Pair()
        let bob = identifier(62)
        #expect(!pair.ada.practice.isBlocked(bob))
        for isBlocked in [true, false] {
            pair.ada.record(
                .companionBlocked(CompanionBlocked(companion: Pair.companion, isBlocked: isBlocked)))
            #expect(pair.ada.practice.isBlocked(bob) == isBlocked)
            #expect(!pair.ada.practice.isBlocked(identifier(63)))
        }
    }

    @Test("What the server writes about companions is no sign of life of the person")
    func latestOwn() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.days))
        let before = pair.ada.practice.fields.latestOwn
        pair.ada.record(left(.companion), from: identifier(99))
        #expect(pair.ada.practice.fields.latestOwn == before)
    }
}

@Suite("What a companion is shown")
struct CompanionShownTests {
    @Test("Each level shows what it says, and nothing else")
    func levels() throws {
        var pair = Pair()
        pair.adaCounts("2026-11-01", "1")
        pair.adaCounts("2026-11-19", "2")
        pair.adaCounts("2026-11-21", "1")
        var expected = CompanionProgressed(companion: Pair.companion, day: day("2026-11-21"))
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.finish))
        expected.level = .finish
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.days))
        expected.level = .days
        expected.done = 1 | 1 << 2 | 1 << 20
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.amounts))
        expected.level = .amounts
        expected.amounts = .init(
            kind: .count, pace: .total, reached: 4000, goal: 12_000, unit: line("books"))
        #expect(pair.shown() == expected)
    }

    @Test("Reaching the goal shows on every level")
    func completed() {
        for level in CompanionLevel.allCases {
            var pair = Pair()
            pair.ada.record(Pair.shown(level))
            pair.adaCounts("2026-11-20", "12")
            #expect(pair.shown()?.completed == day("2026-11-20"), "\(level)")
        }
    }

    @Test("A day of a goal for every day is done once the whole amount is")
    func everyDay() {
        var pair = Pair(.count, .everyDay, amount: 10_000)
        pair.ada.record(Pair.shown(.days))
        pair.adaCounts("2026-11-20", "9")
        pair.adaCounts("2026-11-21", "10")
        #expect(pair.shown()?.done == 1)
        #expect(pair.shown()?.isDone(daysAgo: 0) == true && pair.shown()?.isDone(daysAgo: 1) == false)
        #expect(pair.shown()?.isDone(daysAgo: 28) == false)
    }

    @Test("What is over four weeks ago is not shown")
    func longAgo() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.days))
        pair.adaCounts("2026-11-01", "1")
        #expect(pair.shown(on: "2026-11-28")?.done == 1 << 27)
        #expect(pair.shown(on: "2026-11-29")?.done == 0)
    }

    @Test("A pause of everything, a deleted goal and leaving show nothing")
    func nothing() {
        for fact in [
            Fact.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)),
            .personalChallengeRemoved(PersonalChallengeRemoved(challenge: Pair.adasGoal)),
            .companionLeft(CompanionLeft(companion: Pair.companion, party: .person)),
        ] {
            var pair = Pair()
            pair.ada.record(Pair.shown(.amounts))
            pair.adaCounts("2026-11-20", "12")
            pair.ada.record(fact)
            #expect(
                pair.shown() == CompanionProgressed(companion: Pair.companion, day: day("2026-11-21")))
        }
    }
}

@Suite("What a companion hears")
struct CompanionNewsTests {
    private func cheered(_ cheer: Cheer) -> Fact {
        .companionCheered(
            CompanionCheered(companion: Pair.companion, party: .person, cheer: cheer, text: line("Go on")))
    }

    @Test("Nothing before they chose what they show themselves; then what the other shows, once")
    func once() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.amounts))
        #expect(pair.bobHears().isEmpty)
        pair.bob.record(Pair.shown(.finish))
        #expect(pair.bobHears().count == 1)
        #expect(pair.bobHears().isEmpty)
        pair.adaCounts("2026-11-21", "3")
        #expect(pair.bobHears().count == 1)
        let progress = pair.bob.practice.companion(Pair.companion)?.progress
        #expect(progress?.shown.amounts?.reached == 3000)
        #expect(pair.bobHears(on: "2026-11-22").count == 1)
    }

    @Test("A day that passes is no news where days are not shown")
    func finishOnly() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.finish))
        pair.bob.record(Pair.shown(.finish))
        #expect(pair.bobHears().count == 1)
        pair.adaCounts("2026-11-22", "3")
        #expect(pair.bobHears(on: "2026-11-22").isEmpty)
        pair.adaCounts("2026-11-23", "9")
        #expect(pair.bobHears(on: "2026-11-23").count == 1)
    }

    @Test("What is withdrawn is gone with the next news")
    func withdrawn() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.amounts))
        pair.bob.record(Pair.shown(.finish))
        pair.bobHears()
        pair.ada.record(.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)))
        #expect(pair.bobHears().count == 1)
        #expect(pair.bob.practice.companion(Pair.companion)?.progress == nil)
        #expect(pair.bobHears(on: "2026-11-22").isEmpty)
    }

    @Test("That the other left is heard once, before and after one’s own choice")
    func left() {
        for isActive in [false, true] {
            var pair = Pair()
            if isActive { pair.bob.record(Pair.shown(.finish)) }
            pair.ada.record(cheered(.sun))
            pair.ada.record(.companionLeft(CompanionLeft(companion: Pair.companion, party: .person)))
            #expect(
                pair.bobHears()
                    == [.companionLeft(CompanionLeft(companion: Pair.companion, party: .companion))])
            #expect(pair.bob.practice.companion(Pair.companion)?.isOver == true)
            #expect(pair.bobHears().isEmpty)
        }
    }

    @Test("A cheer arrives once, and at most five within a day")
    func cheers() {
        var pair = Pair()
        pair.bob.record(Pair.shown(.finish))
        for _ in 1...7 { pair.ada.record(cheered(.star)) }
        // Also what they show: nothing yet.
        #expect(pair.bobHears().count == 6)
        #expect(pair.bobHears().isEmpty)
        let day: Int64 = 86_400_000
        #expect(pair.bobHears(at: 1_793_000_100_000 + day).count == 2)
        #expect(pair.bobHears(at: 1_793_000_100_000 + 3 * day).isEmpty)
        let received = pair.bob.practice.companion(Pair.companion)?.cheers ?? []
        #expect(received.count == 7 && received.allSatisfy { $0.party == .companion })
        #expect(received.first?.text == line("Go on"))
        // What one received is not sent back.
        pair.ada.record(Pair.shown(.finish))
        let back = pair.ada.practice.news(
            of: Pair.companion, from: pair.bob.practice, on: .last, at: instant(1_793_000_100_000))
        #expect(back.count == 1)
    }

    @Test("Of a stranger nothing is heard")
    func strangers() {
        var pair = Pair()
        pair.bob.record(Pair.shown(.finish))
        #expect(
            pair.bob.practice.news(
                of: Pair.companion, from: Practice(), on: .last, at: instant(1_793_000_100_000)
            ).isEmpty)
        #expect(
            pair.bob.practice.news(
                of: identifier(1234), from: pair.ada.practice, on: .last, at: instant(1_793_000_100_000)
            ).isEmpty)
    }
}

@Suite("What companions reach together")
struct TogetherTests {
    /// What Ada sees after she counted five books.
    private func together(
        _ amounts: CompanionProgressed.Amounts?, level: CompanionLevel = .amounts,
        pace: PersonalChallenge.Pace = .total, more: [Fact] = []
    ) -> Int64? {
        var pair = Pair(.count, pace)
        pair.adaCounts("2026-11-20", "5")
        pair.ada.record(Pair.shown(.finish))
        pair.ada.record(
            .companionProgressed(
                CompanionProgressed(
                    companion: Pair.companion, day: day("2026-11-21"), level: level, amounts: amounts)))
        for fact in more { pair.ada.record(fact) }
        let goal = pair.ada.practice.personalChallenge(Pair.adasGoal)
        return goal.flatMap { pair.ada.practice.together($0, on: day("2026-11-21")) }?.reached
    }

    private func amounts(
        _ kind: PersonalChallenge.Kind = .count, _ pace: PersonalChallenge.Pace = .total,
        _ reached: Int64 = 3000, unit: String = "books"
    ) -> CompanionProgressed.Amounts {
        .init(kind: kind, pace: pace, reached: reached, goal: 12_000, unit: line(unit))
    }

    @Test("The sum, where both count the same")
    func sum() {
        #expect(together(amounts()) == 8000)
        #expect(together(amounts(.count, .total, 20_000)) == 25_000)
        #expect(together(amounts(.count, .total, .max)) == PersonalChallenge.amounts.upperBound)
        #expect(together(amounts(.count, .total, -1)) == 5000)
    }

    @Test("Amounts that no goal has are shown as the nearest that one can have")
    func bounds() {
        for (number, shown) in [
            (Int64.max, PersonalChallenge.amounts.upperBound), (Int64.min, 0), (3000, 3000),
        ] {
            let amounts = CompanionProgressed.Amounts(
                kind: .count, pace: .total, reached: number, goal: number)
            let standing = amounts.standing(completed: nil)
            #expect(standing.reached == shown && standing.goal == shown)
            #expect(0...1000 ~= standing.permille)
            #expect(amounts.challenge(from: day("2026-11-21")) != nil)
        }
    }

    @Test("Nothing, where the companion shows no amounts, or others, or has left")
    func nothing() {
        #expect(together(nil, level: .days) == nil)
        #expect(together(amounts(.steps)) == nil)
        #expect(together(amounts(.count, .oneDay)) == nil)
        #expect(together(amounts(unit: "pages")) == nil)
        #expect(together(amounts(.count, .oneDay), pace: .oneDay) == nil)
        let left = Fact.companionLeft(CompanionLeft(companion: Pair.companion, party: .companion))
        #expect(together(amounts(), more: [left]) == nil)
    }
}
