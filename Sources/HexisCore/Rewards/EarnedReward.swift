/// A piece of knowledge or a suggestion that the person has earned. What it is follows from its number:
/// `RewardDraw`.
public struct EarnedReward: Hashable, Sendable {
    /// Its place among all that are ever earned: 0 is the first.
    public let number: Int
    /// The registered day on which it was earned.
    public let day: Day
    /// Whether it was opened.
    public let isRead: Bool
}

extension Practice {
    /// All rewards, the oldest first.
    public var earnedRewards: [EarnedReward] {
        var days = RewardDays(fields.registered)
        var rewards: [EarnedReward] = []
        while let day = days.next() {
            rewards.append(
                EarnedReward(number: rewards.count, day: day, isRead: isRewardRead(rewards.count)))
        }
        return rewards
    }

    public var rewardCount: Int { fields.registered.rewardCount }

    /// How many rewards were not opened yet.
    public var unreadRewardCount: Int {
        let count = rewardCount
        return count - placeAmongRead(Int64(count)) + placeAmongRead(0)
    }

    /// Whether a reward of that number was opened.
    public func isRewardRead(_ number: Int) -> Bool {
        let place = placeAmongRead(Int64(number))
        return place < fields.readRewards.count && fields.readRewards[place] == Int64(number)
    }

    /// The number of the first reward that comes with these entries; `nil` when none does.
    public func reward(earnedBy entries: [Entry]) -> Int? {
        var registered = fields.registered
        for entry in entries {
            if let day = entry.fact.registeredDay { registered.add(day, at: entry.at) }
        }
        guard registered.days.count > fields.registered.days.count else { return nil }
        let count = rewardCount
        return registered.rewardCount > count ? count : nil
    }

    /// How many rewards with lower numbers were opened, including numbers that no reward has.
    private func placeAmongRead(_ number: Int64) -> Int {
        fields.readRewards.firstSortedIndex { $0 >= number }
    }
}
