/// The fields of a personal challenge, each with the latest value from any device.
struct PersonalChallengeFields: Hashable, Sendable {
    let id: Identifier
    /// When the challenge was accepted; orders challenges.
    var made: Stamp?
    var latest = Latest<PersonalChallengeSet?>(initially: nil)
    var isRemoved = false
    var isSeen = false
    /// The amounts counted by hand, sorted by day.
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

    /// Returns the amount counted by hand on a day, in thousandths.
    func amount(on day: Day) -> Int64 {
        let place = days.firstSortedIndex { $0.day >= day }
        return place < days.count && days[place].day == day ? days[place].amount : 0
    }
}

/// The amounts counted by hand on one day, in journal order.
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

    /// The sum in thousandths, applied one after the other and never falling below zero on the way: −3 on an empty day
    /// is nothing, and four pages after it are four.
    var amount: Int64 { counts.reduce(0) { max(0, $0 + $1.amount) } }

    mutating func count(_ amount: Amount, at stamp: Stamp) {
        counts.insert(
            Count(stamp: stamp, amount: amount.thousandths), at: counts.firstSortedIndex { stamp < $0.stamp })
    }
}

/// The amount of a day, in thousandths.
public struct AmountOfDay: Hashable, Sendable {
    public let day: Day
    public let amount: Int64
}

extension PracticeFields {
    /// Never inlined: `apply` would contain it several times.
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
