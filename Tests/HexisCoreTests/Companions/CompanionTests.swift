import Testing

@testable import HexisCore

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
