/// A piece of knowledge or a suggestion that the person has earned. Its number determines its content: `RewardDraw`.
public struct EarnedReward: Hashable, Sendable {
    /// Its position among all earned rewards: 0 is the first.
    public let number: Int
    /// The registered day on which it was earned.
    public let day: Day
    /// Whether the person has opened it.
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

    /// The number of rewards that were not opened yet.
    public var unreadRewardCount: Int {
        let count = rewardCount
        return count - placeAmongRead(Int64(count)) + placeAmongRead(0)
    }

    /// Returns whether the reward with that number was opened.
    public func isRewardRead(_ number: Int) -> Bool {
        let place = placeAmongRead(Int64(number))
        return place < fields.readRewards.count && fields.readRewards[place] == Int64(number)
    }

    /// Returns the number of the first reward that these entries earn; `nil` if they earn none.
    public func reward(earnedBy entries: [Entry]) -> Int? {
        var registered = fields.registered
        for entry in entries {
            if let day = entry.fact.registeredDay { registered.add(day, at: entry.at) }
        }
        guard registered.days.count > fields.registered.days.count else { return nil }
        let count = rewardCount
        return registered.rewardCount > count ? count : nil
    }

    /// Returns how many rewards with lower numbers were opened, including numbers that no reward has.
    private func placeAmongRead(_ number: Int64) -> Int {
        fields.readRewards.firstSortedIndex { $0 >= number }
    }
}
