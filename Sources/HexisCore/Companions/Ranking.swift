/// One of those who pursue a goal together, in the order of who is ahead.
public struct RankedMember: Sendable {
    /// 1 for who is ahead; those who are equally far share a place.
    public let place: Int
    /// `nil` for the person.
    public let companion: Companion?
    /// The share of the goal that is reached, 0...1000.
    public let permille: Int
}

extension Practice {
    /// The person and all companions of a goal in the order of who is ahead, each by the share of their own goal; `nil` unless
    /// all of them want that and show the amounts.
    public func ranking(in goal: SharedGoal, on today: Day) -> [RankedMember]? {
        var members: [(companion: Companion?, permille: Int)] = []
        for companion in companions(of: goal.id) {
            guard companion.isRanked, companion.level == .amounts,
                let shown = companion.progress?.shown, shown.isRanked ?? false, let amounts = shown.amounts
            else { return nil }
            members.append((companion, amounts.permille))
        }
        guard !members.isEmpty, let own = amounts(of: goal, on: today) else { return nil }
        members.append((nil, own.permille))
        return sortedPlaces(of: members.count) { members[$0].permille > members[$1].permille }.map { index in
            let (companion, permille) = members[index]
            let ahead = members.count { $0.permille > permille }
            return RankedMember(place: ahead + 1, companion: companion, permille: permille)
        }
    }
}

extension CompanionProgressed.Amounts {
    /// The share of the goal that is reached, 0...1000.
    public var permille: Int {
        goal > 0 && reached >= goal ? 1000 : standing(completed: nil).permille
    }
}
