/// What was said about a personal challenge, each field the latest that any device said.
struct PersonalChallengeFields: Hashable, Sendable {
    let id: Identifier
    /// When it was taken on; orders challenges.
    var made: Stamp?
    var latest = Latest<PersonalChallengeSet?>(initially: nil)
    var isRemoved = false
    var isSeen = false
    /// What was counted by hand, by days.
    private(set) var days: [CountedOnDay] = []

    init(id: Identifier) {
        self.id = id
    }

    mutating func count(_ fact: PersonalChallengeCounted, at stamp: Stamp) {
        let place = days.firstSortedIndex { $0.day >= fact.day }
        if place == days.count || days[place].day != fact.day {
            days.insert(CountedOnDay(day: fact.day), at: place)
        }
        days[place].count(fact.amount, at: stamp)
    }

    /// In thousandths.
    func amount(on day: Day) -> Int64 {
        let place = days.firstSortedIndex { $0.day >= day }
        return place < days.count && days[place].day == day ? days[place].amount : 0
    }
}

/// What was counted by hand on one day, in the order of the journal.
struct CountedOnDay: Hashable, Sendable {
    private struct Count: Hashable {
        let stamp: Stamp
        let amount: Int64
    }

    let day: Day
    private var counts: [Count] = []

    init(day: Day) {
        self.day = day
    }

    /// In thousandths, added up one after the other and never less than nothing on the way: −3 on an empty day is
    /// nothing, and four pages after it are four.
    var amount: Int64 { counts.reduce(0) { max(0, $0 + $1.amount) } }

    mutating func count(_ amount: Amount, at stamp: Stamp) {
        counts.insert(
            Count(stamp: stamp, amount: amount.thousandths), at: counts.firstSortedIndex { stamp < $0.stamp })
    }
}

/// So much on a day, in thousandths.
public struct AmountOfDay: Hashable, Sendable {
    public let day: Day
    public let amount: Int64
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
