public import HexisCore

extension SharedGoal {
    /// The page about it.
    public var address: String {
        switch self {
        case .personal(let challenge): "\(PersonalRoutes.address)/\(challenge.id)"
        case .habit(_, let habit): "/habits/\(habit.id)/challenges"
        }
    }
}

extension Practice {
    /// Leaves those who pursue a goal that goes away: there is nothing more to show them.
    func leaving(companionsOf goal: Identifier) -> [Fact] {
        companions(of: goal).map { .companionLeft(CompanionLeft(companion: $0.id, party: .person)) }
    }
}
