/// The state of a challenge that its entries add up to.
struct ChallengeFields: Hashable, Sendable {
    let id: Identifier
    /// When the challenge was first accepted.
    var accepted: Stamp?
    var latest = Latest<ChallengeAccepted?>(initially: nil)
    var isRemoved = false
    var isRead = false

    init(id: Identifier) {
        self.id = id
    }
}

extension HabitFields {
    /// Changes a challenge in place, creating it if its acceptance has not arrived yet.
    mutating func change(challenge: Identifier, _ body: (inout ChallengeFields) -> Void) {
        let place = challenges.firstSortedIndex { $0.id >= challenge }
        if place == challenges.count || challenges[place].id != challenge {
            challenges.insert(ChallengeFields(id: challenge), at: place)
        }
        body(&challenges[place])
    }
}
