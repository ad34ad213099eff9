import HexisCore

/// What somebody earns: a piece of knowledge, or a suggestion.
enum RewardItem {
    case knowledge(Knowledge)
    case suggestion(Suggestion)

    /// All that can be earned, in their order.
    static var draw: RewardDraw { RewardDraw(knowledge: Knowledge.count, suggestions: Suggestion.count) }

    /// What the reward of a number is.
    init(number: Int) {
        switch RewardItem.draw.item(number) {
        case .knowledge(let place): self = .knowledge(.at(place))
        case .suggestion(let place): self = .suggestion(.at(place))
        }
    }

    var title: String {
        switch self {
        case .knowledge(let knowledge): knowledge.title
        case .suggestion(let suggestion): suggestion.name
        }
    }

    /// Where its page is.
    var address: String {
        switch self {
        case .knowledge(let knowledge): "/rewards/knowledge/\(knowledge.id)"
        case .suggestion(let suggestion): "/rewards/suggestions/\(suggestion.id)"
        }
    }
}

/// A reward as it is kept: an item that came again stands there once, as it came last.
struct KeptReward {
    let reward: EarnedReward
    let item: RewardItem
}

extension Practice {
    /// What was earned so far, the newest first.
    var keptRewards: [KeptReward] {
        let draw = RewardItem.draw
        var kept: [KeptReward] = []
        var seen: [RewardDraw.Item] = []
        for reward in earnedRewards.reversed() where seen.count < draw.round {
            let item = draw.item(reward.number)
            guard !seen.contains(item) else { continue }
            seen.append(item)
            kept.append(KeptReward(reward: reward, item: RewardItem(number: reward.number)))
        }
        return kept
    }

    /// A suggestion of that name, once it was earned.
    func earnedSuggestion(_ id: String) -> Suggestion? {
        for kept in keptRewards {
            if case .suggestion(let suggestion) = kept.item, suggestion.id == id { return suggestion }
        }
        return nil
    }

    /// The numbers of a reward and of the earlier ones that were the same thing, as far as they were not opened.
    func unreadRewards(sameAs number: Int) -> [Int] {
        let draw = RewardItem.draw
        let item = draw.item(number)
        return (0...max(0, number)).filter { !isRewardRead($0) && draw.item($0) == item }
    }
}
