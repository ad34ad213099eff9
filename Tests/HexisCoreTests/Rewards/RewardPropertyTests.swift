@testable import HexisCore
import Testing

@Suite("Rewards, over many journals")
struct RewardPropertyTests {
    @Test("Rewards do not depend on the order of entries, even when two offline devices merge")
    func merging() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let entries = dice.checkIns()
            let expected = Practice(entries).earnedRewards
            #expect(Practice(entries.shuffled(using: &dice)).earnedRewards == expected)
            // Each device has some of the entries, several are on both, and what it earned offline remains afterwards.
            let phone = entries.filter { _ in dice.chance(oneIn: 2) }
            let tablet = entries.filter { entry in !phone.contains(entry) || dice.chance(oneIn: 3) }
            #expect(Practice(tablet + phone).earnedRewards == expected)
            #expect(expected.count >= max(Practice(phone).rewardCount, Practice(tablet).rewardCount))
        }
    }

    @Test("Rewards never become fewer or later as entries are added, and are announced when they come")
    func growing() {
        var dice = Dice.thrown()
        for _ in 0..<100 {
            var practice = Practice()
            for entry in dice.checkIns().shuffled(using: &dice) {
                let before = practice.earnedRewards
                let announced = practice.reward(earnedBy: [entry])
                practice.add(entry)
                let after = practice.earnedRewards
                #expect(after.count >= before.count)
                #expect(zip(before, after).allSatisfy { $0.number == $1.number && $0.day >= $1.day })
                #expect(announced == (after.count > before.count ? before.count : nil))
                #expect(practice.rewardCount == after.count)
            }
        }
    }

    @Test("Gaps are 1 to 4 days, equally often, over 10,000 years of daily check-ins")
    func fairGaps() {
        var (days, counts) = (0, [0, 0, 0, 0, 0])
        var number = 0
        while days < 3_652_425 {
            let gap = RewardDays.gap(after: number)
            counts[gap] += 1
            days += gap
            number += 1
        }
        #expect(counts[0] == 0)
        // About 1.46 million gaps; the standard deviation of each count is about 520.
        for count in counts[1...] { #expect(abs(count * 4 - number) < 4 * 3_000) }
    }

    @Test("Daily registration yields exactly those gaps, from the first representable day to the last")
    func daily() {
        var registered = RegisteredDays()
        for number in Int64(Day.first.number)...Int64(Day.last.number) {
            let day = Day(clamping: number)
            registered.add(day, at: RewardTests.noon(of: day))
        }
        var rewards = RewardDays(registered)
        var (number, expected) = (0, Day.first)
        while let day = rewards.next() {
            guard day == expected else { break }
            expected = day.advanced(by: RewardDays.gap(after: number))
            number += 1
        }
        #expect(number == registered.rewardCount)
        #expect(Day.last.distance(to: expected) > -4)
    }

    @Test("The unread count agrees with the list")
    func unread() {
        var dice = Dice.thrown()
        for _ in 0..<200 {
            var practice = Practice(dice.checkIns())
            for number in 0..<UInt64(dice.number(0...20)) {
                let read = RewardRead(number: Int64(dice.number(-3...25)))
                practice.add(
                    Entry(
                        id: identifier(900_000 + number), at: instant(0), device: identifier(9),
                        fact: .rewardRead(read)))
            }
            #expect(practice.unreadRewardCount == practice.earnedRewards.filter { !$0.isRead }.count)
        }
    }
}

extension Dice {
    /// Check-ins and marks of a few weeks, on some of their days, of any size.
    fileprivate mutating func checkIns() -> [Entry] {
        let start = Day(clamping: 20_000)
        return (0..<number(0...60)).map { place in
            let day = start.advanced(by: number(0...50))
            let fact: Fact =
                chance(oneIn: 3)
                ? .dayMarked(DayMarked(habit: identifier(), day: day, mark: one(of: DayMark.allCases)))
                : .checkedIn(
                    CheckedIn(
                        habit: identifier(), day: day, amount: Amount(clamping: Int64(number(-9000...9000)))))
            return Entry(
                id: HexisCoreTests.identifier(UInt64(place)), at: RewardTests.noon(of: day),
                device: HexisCoreTests.identifier(9), fact: fact)
        }
    }
}
