import HexisCore

extension Storybook {
    /// Pursuing a goal together, on both sides.
    static var companions: [Sample] {
        let many = CompanionSample.many
        let page = CompanionsPage.address
        return [
            Sample(name: "companions, nobody", practice: Practice(), request: Request(.get, page)),
            Sample(name: "companions, several", practice: many, request: Request(.get, page)),
            Sample(
                name: "goal with companions", practice: many,
                request: Request(.get, "/personal-challenges/\(CompanionSample.goal)")),
            Sample(
                name: "challenge with companions", practice: CompanionSample.inChallenge,
                request: Request(.get, "/habits/\(CompanionSample.habit)/challenges")),
            Sample(
                name: "today, companions", practice: many, request: Request(.get, "/today")),
            Sample(
                name: "companion", practice: many,
                request: Request(.get, "\(page)/\(CompanionSample.amounts)")),
            Sample(
                name: "companion, a wrong cheer", practice: many,
                request: Request(
                    .post, "\(page)/\(CompanionSample.amounts)/cheer",
                    body: Form([("text", String(repeating: "Go! ", count: 30))]).encoded)),
            Sample(
                name: "companion, who joined", practice: many,
                request: Request(.get, "\(page)/\(CompanionSample.waiting)")),
            Sample(
                name: "companion, blocked", practice: many,
                request: Request(.get, "\(page)/\(CompanionSample.blocked)")),
            Sample("goal, invite") { invite(.fresh, waiting: 2, $0) },
            Sample("goal, a code") {
                let link = "https://hexis.example/companions/join?code=4GT9-ZP0Q-M7XC"
                return invite(
                    .made(code: "4GT9-ZP0Q-M7XC", link: link, picture: $0.assets["icon.svg"]), waiting: 1, $0)
            },
            Sample("join a goal") { join(.fresh, $0) },
            Sample("join a goal, unknown code") { join(.unknown, $0) },
            Sample("join a goal, whose") {
                whose(CompanionSample.many.sharedGoal(CompanionSample.goal), isChoiceMissing: true, $0)
            },
            Sample("join a challenge, whose") {
                whose(
                    CompanionSample.inChallenge.sharedGoal(CompanionSample.goal), isChoiceMissing: false, $0)
            },
        ]
    }

    private static func invite(
        _ state: CompanionInvitationPage.State, waiting: Int, _ surroundings: Surroundings
    ) -> [UInt8] {
        let now = surroundings.moment.instant
        guard let goal = CompanionSample.many.sharedGoal(CompanionSample.goal) else { return [] }
        let waiting = (0..<waiting).map { number in
            WaitingInvitation(
                id: Identifier(high: 9, low: UInt64(number)), made: now,
                expires: now.advanced(byMilliseconds: 7 * 86_400_000))
        }
        return CompanionInvitationPage(
            goal, waiting: waiting, settings: Settings(), surroundings: surroundings, state: state
        ).bytes
    }

    private static func whose(_ goal: SharedGoal?, isChoiceMissing: Bool, _ surroundings: Surroundings)
        -> [UInt8]
    {
        goal.map { join(.found("anna", $0, isChoiceMissing: isChoiceMissing), surroundings) } ?? []
    }

    private static func join(_ state: JoinGoalPage.State, _ surroundings: Surroundings) -> [UInt8] {
        let typed = if case .fresh = state { "" } else { "4GT9-ZP0Q-M7XC" }
        return JoinGoalPage(typed: typed, settings: Settings(), surroundings: surroundings, state: state)
            .bytes
    }
}
