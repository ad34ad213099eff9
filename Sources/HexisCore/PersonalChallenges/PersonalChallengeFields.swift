/// What was said about a personal challenge, each field the latest that any device said.
struct PersonalChallengeFields: Hashable, Sendable {
    let id: Identifier
    /// When it was taken on; orders challenges.
    var made: Stamp?
    var latest = Latest<PersonalChallengeSet?>(initially: nil)
    var isRemoved = false
    var isSeen = false
    /// What was counted by hand, by days.
    private(set) var counts: [AmountOfDay] = []

    init(id: Identifier) {
        self.id = id
    }

    mutating func count(_ fact: PersonalChallengeCounted) {
        let place = counts.firstSortedIndex { $0.day >= fact.day }
        if place == counts.count || counts[place].day != fact.day {
            counts.insert(AmountOfDay(day: fact.day, amount: 0), at: place)
        }
        // Bounded amounts: more entries than a journal can hold would be needed to overflow the sum.
        counts[place].amount += fact.amount.thousandths
    }
}

/// So much on a day, in thousandths.
public struct AmountOfDay: Hashable, Sendable {
    public let day: Day
    public internal(set) var amount: Int64
}

extension PracticeFields {
    /// Never inlined: `apply` would hold it several times.
    @inline(never)
    mutating func change(personal challenge: Identifier, _ body: (inout PersonalChallengeFields) -> Void) {
        let place = personalChallenges.firstSortedIndex { $0.id >= challenge }
        if place == personalChallenges.count || personalChallenges[place].id != challenge {
            personalChallenges.insert(PersonalChallengeFields(id: challenge), at: place)
        }
        body(&personalChallenges[place])
    }

    func personal(_ challenge: Identifier) -> PersonalChallengeFields? {
        let place = personalChallenges.firstSortedIndex { $0.id >= challenge }
        return place < personalChallenges.count && personalChallenges[place].id == challenge
            ? personalChallenges[place] : nil
    }
}
