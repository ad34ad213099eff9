import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026, at 09:41.
@Suite("Pages about companions")
struct CompanionPageTests {
    private let companion = Identifier(high: 5, low: 5)
    private let goal = Identifier(high: 5, low: 6)
    private var page: String { "/companions/\(companion)" }

    /// Somebody with a goal, which Bob has joined.
    private func joined(_ more: Fact...) -> Visitor { joined(more) }

    private func joined(_ more: [Fact]) -> Visitor {
        var sample = SamplePractice()
        guard let name = Line("Bob <3"), let title = Line("Read") else { preconditionFailure("no name") }
        sample.record(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: goal, title: title, kind: .count, pace: .total, amount: 12_000,
                    unit: Line("books"), first: SamplePractice.today.advanced(by: -20))))
        sample.record(
            .companionJoined(
                CompanionJoined(
                    companion: companion, person: Identifier(high: 8, low: 8), name: name, challenge: goal)))
        for fact in more { sample.record(fact) }
        return Visitor(sample.practice)
    }

    private var shown: Fact { .companionShown(CompanionShown(companion: companion, level: .days)) }

    private func progressed(
        _ level: CompanionLevel, completed: Day? = nil, done: Int64? = nil,
        amounts: CompanionProgressed.Amounts? = nil, day: Day = SamplePractice.today
    ) -> Fact {
        .companionProgressed(
            CompanionProgressed(
                companion: companion, day: day, level: level, completed: completed, done: done,
                amounts: amounts))
    }

    @Test("Without companions, the page leads to entering a code, and a goal to an invitation")
    func none() {
        var visitor = Visitor()
        visitor.get("/companions")
        #expect(visitor.status == 200 && visitor.page.contains(CompanionWording.none))
        #expect(visitor.page.contains("href=\"/companions/join\""))
        visitor.get(page)
        #expect(visitor.status == 404)
        visitor = joined()
        visitor.get("/personal-challenges/\(goal)")
        #expect(visitor.page.contains("href=\"/companions/invite?challenge=\(goal)\""))
    }

    @Test("Who joined is on Today until the person chooses what they see, with nothing chosen beforehand")
    func choosing() {
        var visitor = joined()
        visitor.get("/today")
        #expect(visitor.page.contains("Bob &lt;3 joined “Read”"))
        visitor.get(page)
        #expect(!visitor.page.contains("checked"))
        visitor.post(page, [])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains(CompanionInvitationWording.levelMissing))
        visitor.post(page, [("level", "days")])
        #expect(visitor.page.contains(ConfirmationWording.text(of: .saved, "")))
        #expect(visitor.practice.companion(companion)?.level == .days)
        #expect(visitor.page.contains("Shows nothing at the moment"))
        visitor.get("/today")
        #expect(!visitor.page.contains("Bob"))
    }

    @Test("A companion’s card says what they show, and since when")
    func card() {
        let amounts = CompanionProgressed.Amounts(
            kind: .count, pace: .total, reached: 5000, goal: 12_000, unit: Line("books"))
        let yesterday = SamplePractice.today.advanced(by: -1)
        for (fact, line) in [
            (progressed(.finish), "Has not finished yet"),
            (progressed(.finish, completed: yesterday), "Finished on 20 November"),
            (progressed(.days, done: 0b1011), "Done today · 3 of the last 7 days"),
            (progressed(.days, done: 0b1010), "Not done today · 2 of the last 7 days"),
            (progressed(.days, done: 0b1011, day: yesterday), ">3 of the last 7 days"),
            (
                progressed(.amounts, done: 1, amounts: amounts),
                "5 of 12 books · Done today · 1 of the last 7 days"
            ),
            (
                progressed(.amounts, completed: yesterday, done: 1, amounts: amounts),
                "5 of 12 books · Finished on 20 November"
            ),
        ] {
            var visitor = joined(shown, fact)
            for address in ["/personal-challenges/\(goal)", "/companions", page] {
                visitor.get(address)
                #expect(visitor.page.contains(line), "\(address): \(line)")
                #expect(
                    visitor.page.contains("As of today at 6:54")
                        || visitor.page.contains("As of today at 06:54"))
            }
        }
    }

    @Test("A goal says what all reached together, who show it")
    func together() {
        let amounts = CompanionProgressed.Amounts(
            kind: .count, pace: .total, reached: 5000, goal: 12_000, unit: Line("books"))
        var visitor = joined(
            shown, progressed(.amounts, amounts: amounts),
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: goal, day: SamplePractice.today, amount: .one)))
        visitor.get("/personal-challenges/\(goal)")
        #expect(visitor.page.contains("Together: 6 of 12 books"))
        visitor = joined(shown, progressed(.days, done: 1))
        visitor.get("/personal-challenges/\(goal)")
        #expect(!visitor.page.contains("Together"))
    }

    @Test("A cheer has a drawing and up to 80 characters; what is wrong is beside the field, nothing lost")
    func cheering() {
        var visitor = joined(shown)
        let long = String(repeating: "x", count: 81)
        for (fields, message) in [
            ([("text", "Go on")], CheerWording.cheerMissing),
            ([("cheer", "flame"), ("text", long)], CheerWording.textTooLong),
            ([("cheer", "rocket"), ("text", "")], CheerWording.cheerMissing),
        ] {
            visitor.post("\(page)/cheer", fields.map { (name: $0.0, value: $0.1) })
            #expect(visitor.status == 422 && visitor.recorded.isEmpty && visitor.page.contains(message))
            for (name, value) in fields where name == "text" && !value.isEmpty {
                #expect(visitor.page.contains("value=\"\(value)\""))
            }
        }
        visitor.post("\(page)/cheer", [("cheer", "flame"), ("text", String(repeating: "x", count: 80))])
        #expect(visitor.address == "\(page)?cheered=1" && visitor.page.contains(CheerWording.sent))
        #expect(visitor.page.contains("Keep going: “xxx"))
        for _ in 1...4 { visitor.post("\(page)/cheer", [("cheer", "sun"), ("text", "")]) }
        #expect(visitor.practice.companion(companion)?.cheers.count == 5)
        #expect(visitor.page.contains(CheerWording.enough) && !visitor.page.contains(CheerWording.send + "<"))
        visitor.post("\(page)/cheer", [("cheer", "sun"), ("text", "")])
        #expect(visitor.practice.companion(companion)?.cheers.count == 5)
    }

    @Test("Today shows the day’s cheers, unless the companion is muted")
    func cheered() {
        let cheered = Fact.companionCheered(
            CompanionCheered(companion: companion, party: .companion, cheer: .sun, text: Line("<b>Go")))
        var visitor = joined(shown, cheered)
        visitor.get("/today")
        #expect(visitor.page.contains("Bob &lt;3 cheers you"))
        #expect(visitor.page.contains("Have a good day: “&lt;b&gt;Go”"))
        visitor.post("\(page)/choices", [("muted", "1")])
        #expect(visitor.practice.companion(companion)?.isMuted == true)
        visitor.get("/today")
        #expect(!visitor.page.contains("Bob"))
        visitor.post("\(page)/choices", [])
        visitor.get("/today")
        #expect(visitor.page.contains("cheers you"))
        visitor.moment = Moment(
            instant: visitor.moment.instant.advanced(byMilliseconds: 86_400_000), offset: 0)
        visitor.get("/today")
        #expect(!visitor.page.contains("Bob"))
    }

    @Test("Today’s card of a goal says which companions did something today, unless they are muted")
    func doneToday() {
        let muted = Fact.companionMuted(CompanionMuted(companion: companion, isMuted: true))
        let yesterday = SamplePractice.today.advanced(by: -1)
        for (facts, isThere) in [
            ([progressed(.days, done: 0b11)], true), ([progressed(.days, done: 0b10)], false),
            ([progressed(.days, done: 0b11, day: yesterday)], false), ([progressed(.finish)], false),
            ([progressed(.days, done: 0b11), muted], false),
        ] as [([Fact], Bool)] {
            var visitor = joined([shown] + facts)
            visitor.get("/today")
            #expect(visitor.page.contains("Done today by Bob &lt;3") == isThere, "\(facts)")
        }
    }

    @Test(
        "Notifications of cheers are off until they are switched on; each form records only what it changed")
    func announcing() {
        var visitor = joined(shown)
        visitor.get(page)
        #expect(visitor.page.contains(CompanionWording.notify))
        visitor.post("\(page)/choices", [])
        #expect(visitor.recorded.isEmpty)
        visitor.post("\(page)/choices", [("notified", "1")])
        #expect(visitor.recorded.count == 1)
        #expect(visitor.practice.companion(companion)?.isNotified == true)
        visitor.post("\(page)/choices", [("ranked", "1")])
        #expect(visitor.recorded.count == 2)
        #expect(visitor.practice.companion(companion)?.isNotified == false)
        #expect(visitor.practice.companion(companion)?.isRanked == true)
    }

    @Test("A notification says who cheers and how, or neither on a locked screen that others read")
    func notification() {
        let cheered = Fact.companionCheered(
            CompanionCheered(companion: companion, party: .companion, cheer: .flame, text: Line("Go")))
        let occurrence = Occurrence(
            .cheer(companion), on: SamplePractice.today, at: Instant(clamping: 1_795_000_000_000))
        #expect(joined(shown).practice.notification(of: occurrence) == nil)
        let text = joined(shown, cheered).practice.notification(of: occurrence)
        #expect(text == NotificationText(title: "Bob <3 cheers you", body: "Keep going: “Go”"))
        let hidden = joined(shown, cheered, .reminderWordingChosen(ReminderWordingChosen(wording: .private)))
        #expect(
            hidden.practice.notification(of: occurrence)
                == NotificationText(title: "Hexis", body: "Somebody cheers you."))
    }

    @Test("Who is ahead is shown once both want it, with one’s own place")
    func ranking() {
        let ranked = Fact.companionRanked(CompanionRanked(companion: companion, isRanked: true))
        let amounts = CompanionLevel.amounts
        let theirs = { (isRanked: Bool?) in
            Fact.companionProgressed(
                CompanionProgressed(
                    companion: companion, day: SamplePractice.today, level: amounts, done: 1,
                    amounts: .init(kind: .count, pace: .total, reached: 5000, goal: 12_000),
                    isRanked: isRanked))
        }
        let own = Fact.companionShown(CompanionShown(companion: companion, level: amounts))
        for (facts, isThere) in [
            ([own, theirs(true), ranked], true), ([own, theirs(nil), ranked], false),
            ([own, theirs(true)], false),
        ] {
            var visitor = joined(facts)
            visitor.get("/personal-challenges/\(goal)")
            #expect(visitor.page.contains(">1. Bob &lt;3<") == isThere)
            #expect(visitor.page.contains(">2. You<") == isThere)
        }
    }

    @Test("Left is left: the page offers no form, and a form from before changes nothing")
    func leaving() {
        var visitor = joined(shown)
        visitor.post("\(page)/leave", [])
        #expect(visitor.address == "/companions?left=1" && visitor.page.contains(CompanionWording.left))
        #expect(visitor.page.contains("You left on 21 November"))
        let facts = visitor.practice.count
        for (action, fields) in [
            ("", [("level", "amounts")]), ("/cheer", [("cheer", "sun")]), ("/leave", []),
        ] {
            visitor.post(page + action, fields.map { (name: $0.0, value: $0.1) })
        }
        #expect(visitor.practice.count == facts)
        #expect(!visitor.page.contains("name=\"level\"") && !visitor.page.contains("name=\"cheer\""))
        visitor.get("/personal-challenges/\(goal)")
        #expect(!visitor.page.contains("Bob"))
    }

    @Test("Blocking leaves, too, in every goal, and can be taken back")
    func blocking() throws {
        let (other, bob) = (Identifier(high: 5, low: 9), Identifier(high: 8, low: 8))
        let again = CompanionJoined(
            companion: other, person: bob, name: try #require(Line("Bob <3")), challenge: goal)
        var visitor = joined(shown, .companionJoined(again))
        visitor.post("\(page)/block", [])
        #expect(visitor.practice.isBlocked(Identifier(high: 8, low: 8)))
        #expect(visitor.address == page)
        #expect(visitor.page.contains("You blocked Bob &lt;3"))
        #expect(visitor.practice.companion(other)?.isOver == true)
        visitor.post("\(page)/unblock", [])
        #expect(!visitor.practice.isBlocked(Identifier(high: 8, low: 8)))
        #expect(!visitor.page.contains("You blocked"))
        #expect(visitor.practice.companion(companion)?.isOver == true)
        // Also once it is over.
        visitor.post("\(page)/block", [])
        #expect(visitor.recorded.count == 1 && visitor.page.contains("You blocked Bob &lt;3"))
    }

    @Test("Deleting a goal leaves its companions")
    func deletedGoal() {
        var visitor = joined(shown)
        visitor.post("/personal-challenges/\(goal)/delete", [])
        #expect(visitor.practice.personalChallenge(goal) == nil)
        #expect(visitor.practice.companion(companion)?.isOver == true)
        visitor.get(page)
        #expect(visitor.status == 200 && visitor.page.contains("You left on 21 November"))
    }
}
