@testable import HexisCore
import Testing

@Suite("Rewards")
struct RewardTests {
    /// Noon of a day, when most facts are recorded.
    static func noon(of day: Day) -> Instant { instant(Int64(day.number) * 86_400_000 + 43_200_000) }

    static func practice(registeredOn days: [Day]) -> Practice {
        Practice(
            days.map { entry(UInt64($0.number), CheckedIn(habit: identifier(1), day: $0, amount: .one)) })
    }

    static func entry(_ number: UInt64, _ fact: CheckedIn) -> Entry {
        Entry(
            id: identifier(number), at: noon(of: fact.day), device: identifier(9), fact: .checkedIn(fact))
    }

    private func november(_ days: [Int]) -> [Day] { days.map { day("2026-11-\(twoDigits($0))") } }

    @Test("Rewards come 1 to 4 days apart: the first gaps, which every device has to agree on")
    func firstGaps() {
        #expect((0..<8).map { RewardDays.gap(after: $0) } == [2, 2, 1, 4, 3, 4, 2, 4])
    }

    @Test(
        "Rewards come on the first registered day, and then on the first one after each gap",
        arguments: [
            ([], []), ([9], [9]),
            // The gaps are 2, 2, 1, 4, 3, 4, 2 and 4 days.
            (Array(1...23), [1, 3, 5, 6, 10, 13, 17, 19, 23]),
            // From the 3rd on: the 4th. From the 6th on: the 6th. From the 7th on: the 11th.
            ([1, 2, 4, 5, 6, 11], [1, 4, 6, 11]),
            ([1, 30], [1, 30]),
        ] as [([Int], [Int])])
    func table(registered: [Int], earned: [Int]) {
        let rewards = RewardTests.practice(registeredOn: november(registered)).earnedRewards
        #expect(rewards.map { $0.day } == november(earned))
        #expect(rewards.map { $0.number } == Array(0..<earned.count))
    }

    @Test("Rewards come whatever was achieved: for little, for nothing and for an honest “not done”")
    func whateverWasAchieved() {
        let day = day("2026-11-21")
        let facts: [Fact] =
            [DayMark.notDone, .skipped, .kept].map {
                .dayMarked(DayMarked(habit: identifier(1), day: day, mark: $0))
            } + [.checkedIn(CheckedIn(habit: identifier(1), day: day, amount: Amount(clamping: 1)))]
        for fact in facts {
            let entry = Entry(
                id: identifier(1), at: RewardTests.noon(of: day), device: identifier(9), fact: fact)
            #expect(Practice([entry]).rewardCount == 1)
            #expect(Practice().reward(earnedBy: [entry]) == 0)
        }
    }

    @Test("Rewards do not come for a note, nor for days that are filled in much later")
    func notForOtherThings() {
        let today = day("2026-11-21")
        let note = Fact.dayNoted(DayNoted(habit: identifier(1), day: today, note: passage("Slept well")))
        let late = Fact.checkedIn(
            CheckedIn(habit: identifier(1), day: today.advanced(by: -30), amount: .one))
        let entries = [note, late].enumerated().map {
            Entry(
                id: identifier(UInt64($0)), at: RewardTests.noon(of: today), device: identifier(9), fact: $1)
        }
        #expect(Practice(entries).rewardCount == 0)
        #expect(Practice().reward(earnedBy: entries) == nil)
    }

    @Test("Rewards stay when the check-in that earned them is undone")
    func takenBack() {
        let day = day("2026-11-21")
        let checkIn = RewardTests.entry(1, CheckedIn(habit: identifier(1), day: day, amount: .one))
        let undo = Entry(
            id: identifier(2), at: RewardTests.noon(of: day), device: identifier(9),
            fact: .checkInUndone(CheckInUndone(habit: identifier(1), day: day, entry: checkIn.id)))
        #expect(Practice([checkIn, undo]).rewardCount == 1)
    }

    @Test("Rewards are new until they are opened, each by its number")
    func reading() {
        var practice = RewardTests.practice(registeredOn: (0..<40).map { day("2026-10-01").advanced(by: $0) })
        let count = practice.rewardCount
        #expect(practice.unreadRewardCount == count)
        // Reading a reward that is not earned yet, or never will be, changes nothing now.
        for (id, number) in [3, 0, 3, -1, 1_000].enumerated() {
            practice.add(
                Entry(
                    id: identifier(900_000 + UInt64(id)), at: instant(0), device: identifier(9),
                    fact: .rewardRead(RewardRead(number: Int64(number)))))
        }
        #expect(practice.unreadRewardCount == count - 2)
        #expect(practice.earnedRewards.filter { $0.isRead }.map { $0.number } == [0, 3])
    }
}
