import HexisCore
import Testing

@testable import HexisApp

@Suite("Reward pages")
struct RewardPageTests {
    private let newInBar = "<span class=\"visually-hidden\">, New</span>"

    @Test("Before the first reward, the page says how they come and leads to Today")
    func empty() {
        var visitor = Visitor()
        visitor.get("/rewards")
        #expect(visitor.page.contains(RewardsWording.emptyText))
        #expect(visitor.page.contains("class=\"button\" href=\"/today\""))
        #expect(!visitor.page.contains(newInBar))
    }

    @Test(
        "The first reward comes with the first check-in, is announced with Undo beside it, and opens in a sheet"
    )
    func first() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        #expect(visitor.address.contains("&reward=0#"))
        #expect(visitor.page.contains(RewardsWording.earned(RewardItem(number: 0))))
        #expect(visitor.page.contains("action=\"/habits/\(read)/undo\""))
        #expect(visitor.page.contains("action=\"/rewards/0/open\""))
        #expect(visitor.page.contains(newInBar))

        visitor.post("/rewards/0/open", [])
        #expect(visitor.recorded.map { $0.fact } == [.rewardRead(RewardRead(number: 0))])
        #expect(visitor.address == "/rewards/knowledge/a-habit-is-a-reply")
        #expect(visitor.page.contains("class=\"sheet\""))
        #expect(visitor.page.contains("href=\"/rewards\" aria-label=\"Close\""))
        #expect(visitor.page.contains("Wood &amp; Neal (2007). A new look at habits"))
        #expect(!visitor.page.contains(newInBar))
    }

    @Test("The notice disappears once the reward is opened, and never shows for an unearned one")
    func notice() {
        var visitor = Visitor(SamplePractice.rewarded(days: 1, read: 1).practice)
        for number in ["0", "1", "-1", "x", "", "0.5"] {
            visitor.get("/today?reward=\(number)")
            #expect(!visitor.page.contains("/open\""), "\(number)")
        }
    }

    @Test("No reward comes with the second check-in of a day, nor with a form sent again")
    func onceADay() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        let form = [
            ("day", "2026-11-21"), ("amount", "1"), ("entry", Identifier(high: 4, low: 2).description),
        ]
        visitor.post("/habits/\(read)/check-in", form)
        #expect(visitor.address.contains("reward=0"))
        visitor.post("/habits/\(read)/check-in", form)
        #expect(!visitor.address.contains("reward"))
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        #expect(!visitor.address.contains("reward"))
        // Two quick taps do not hide the new reward until it is opened.
        let words = RewardsWording.earned(RewardItem(number: 0))
        #expect(visitor.page.contains(words))
        visitor.post("/rewards/0/open", [])
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        #expect(!visitor.page.contains(words))
    }

    @Test("A reward also comes with “not done”, and with a total typed in on the next day")
    func whateverWasAchieved() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.post("/habits/\(read)/mark", [("day", "2026-11-21"), ("mark", "notDone")])
        #expect(visitor.page.contains(RewardsWording.earned(RewardItem(number: 0))))
        var other = Visitor()
        let walk = other.register("Walk")
        other.post("/habits/\(walk)/days/2026-11-20", [("total", "1"), ("note", "")])
        #expect(other.address.hasPrefix("/today?day=2026-11-20&reward=0"))
    }

    @Test("A reward stays when the check-in is undone")
    func undone() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        visitor.post("/habits/\(read)/undo", [("day", "2026-11-21")])
        visitor.get("/rewards")
        #expect(visitor.page.contains(RewardItem(number: 0).title))
    }

    @Test("Rewards are listed newest first; a new one opens with a form, a read one is a link")
    func list() throws {
        // Earned on days 1, 3, 5 and 6 of 7: knowledge, knowledge, a suggestion, knowledge.
        var visitor = Visitor(SamplePractice.rewarded(days: 7, read: 2).practice)
        visitor.get("/rewards")
        let places = try [3, 1, 0, 2].map { number in
            try #require(visitor.page.firstRange(of: RewardItem(number: number).title)?.lowerBound)
        }
        #expect(places == places.sorted(), "knowledge before suggestions, each the newest first")
        #expect(visitor.page.contains("href=\"/rewards/knowledge/a-habit-is-a-reply\""))
        #expect(!visitor.page.contains("action=\"/rewards/0/open\""))
        for number in [2, 3] { #expect(visitor.page.contains("action=\"/rewards/\(number)/open\"")) }
        #expect(visitor.page.components(RewardsWording.new + " · ") == 2)
        #expect(visitor.page.contains("20 November"))
    }

    @Test(
        "Unearned rewards are not found under any name",
        arguments: [
            "/rewards/knowledge/let-it-graduate", "/rewards/knowledge/nothing", "/rewards/knowledge",
            "/rewards/suggestions/glass-of-water", "/rewards/suggestions/a-habit-is-a-reply",
            "/rewards/knowledge/a-habit-is-a-reply/habit", "/rewards/0", "/rewards/0/open", "/rewards/x/y/z",
        ])
    func notEarned(address: String) {
        var visitor = Visitor(SamplePractice.rewarded(days: 1, read: 0).practice)
        visitor.get(address)
        #expect(visitor.status == 404)
    }

    @Test(
        "Unearned rewards can be neither opened nor made a habit",
        arguments: [
            "/rewards/1/open", "/rewards/-1/open", "/rewards/0.5/open", "/rewards/99999999999999/open",
            "/rewards/x/open", "/rewards/0/close", "/rewards/suggestions/glass-of-water/habit", "/rewards",
            "/rewards/knowledge/a-habit-is-a-reply", "/rewards/knowledge/a-habit-is-a-reply/habit",
        ])
    func notOpened(address: String) {
        var visitor = Visitor(SamplePractice.rewarded(days: 1, read: 0).practice)
        visitor.post(address, [])
        #expect(visitor.status == 404)
        #expect(visitor.recorded.isEmpty)
    }

    @Test("Repeated rewards are listed once, as new, and opening one opens it for all rounds")
    func secondRound() throws {
        // A round has as many rewards as there are items; the gaps are 2.5 days on average.
        let round = RewardItem.draw.round
        let practice = SamplePractice.rewarded(days: round * 4, read: 0).practice
        let count = practice.rewardCount
        try #require(count > round)
        let kept = practice.keptRewards
        #expect(kept.count == round)
        #expect(
            kept.map { $0.reward.number }
                == (0..<count).reversed().prefix(round * 2).filter { number in
                    !(number + 1..<count).contains {
                        RewardItem.draw.item($0) == RewardItem.draw.item(number)
                    }
                })
        var visitor = Visitor(practice)
        visitor.post("/rewards/\(count - 1)/open", [])
        let same = (0..<count).filter { RewardItem.draw.item($0) == RewardItem.draw.item(count - 1) }
        #expect(same.count == 2)
        #expect(
            visitor.recorded.map { $0.fact } == same.map { .rewardRead(RewardRead(number: Int64($0))) })
        #expect(visitor.practice.unreadRewardCount == count - 2)
        // A reward that came again after it was read is new again.
        let readOnce = Visitor(SamplePractice.rewarded(days: round * 4, read: round).practice)
        #expect(readOnce.practice.keptRewards.first?.reward.isRead == false)
        #expect(readOnce.practice.keptRewards.last?.reward.isRead == true)
    }

    @Test("In the demonstration all rewards except the last three are read, so that visitors see both")
    func demonstration() {
        let entries = Demonstration.entries(
            until: SamplePractice.moment, device: Identifier(high: 0, low: 1))
        let practice = Practice(entries)
        #expect(practice.count == entries.count)
        #expect(practice.rewardCount > 30)
        #expect(practice.earnedRewards.suffix(4).map { $0.isRead } == [true, false, false, false])
        #expect(practice.unreadRewardCount == 3)
    }
}

extension String {
    fileprivate func firstRange(of text: String) -> Range<String.Index>? { ranges(of: text).first }

    /// How often a text occurs.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
