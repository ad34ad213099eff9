import HexisCore

/// A reward's content: a piece of knowledge, or a suggestion.
enum RewardItem {
    case knowledge(Knowledge)
    case suggestion(Suggestion)

    /// Everything that can be earned, in order.
    static var draw: RewardDraw { RewardDraw(knowledge: Knowledge.count, suggestions: Suggestion.count) }

    /// The content of the reward with that number.
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

    /// The address of its page.
    var address: String {
        switch self {
        case .knowledge(let knowledge): "/rewards/knowledge/\(knowledge.id)"
        case .suggestion(let suggestion): "/rewards/suggestions/\(suggestion.id)"
        }
    }
}

/// An earned reward. An item earned repeatedly is listed once, at its latest number.
struct KeptReward {
    let reward: EarnedReward
    let item: RewardItem
}

extension Practice {
    /// The rewards earned so far, newest first.
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

    /// The suggestion with that identifier, if it was earned.
    func earnedSuggestion(_ id: String) -> Suggestion? {
        for kept in keptRewards {
            if case .suggestion(let suggestion) = kept.item, suggestion.id == id { return suggestion }
        }
        return nil
    }

    /// The numbers of the unopened rewards with the same content, up to and including this one.
    func unreadRewards(sameAs number: Int) -> [Int] {
        let draw = RewardItem.draw
        let item = draw.item(number)
        return (0...max(0, number)).filter { !isRewardRead($0) && draw.item($0) == item }
    }
}
