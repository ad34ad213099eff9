/// A challenge as its entries add up to it.
struct ChallengeFields: Hashable, Sendable {
    let id: Identifier
    /// When it was first accepted.
    var accepted: Stamp?
    var latest = Latest<ChallengeAccepted?>(initially: nil)
    var isRemoved = false
    var isRead = false

    init(id: Identifier) {
        self.id = id
    }
}

extension HabitFields {
    /// Changes a challenge in place; one that was not heard of yet is kept for when it is accepted.
    mutating func change(challenge: Identifier, _ body: (inout ChallengeFields) -> Void) {
        let place = challenges.firstSortedIndex { $0.id >= challenge }
        if place == challenges.count || challenges[place].id != challenge {
            challenges.insert(ChallengeFields(id: challenge), at: place)
        }
        body(&challenges[place])
    }
}
