import Testing

@testable import HexisCore

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
