/// Iterates over the days on which rewards are earned, from the first on.
///
/// The first is the first day on which anything was registered; after reward number k, the next is the first registered
/// day at least `gap(after: k)` days later. The first gaps are 2, 2, 1 and 4 days: a person who registers something
/// daily from the 1st on earns rewards on the 1st, the 3rd, the 5th, the 6th and the 10th. After a month away, the next
/// one is earned on the day of coming back.
///
/// What the person achieved does not matter: a reward is contingent neither on doing something nor on doing it well,
/// because such rewards undermine people's own wish to do it (Deci, Koestner & Ryan 1999).
///
/// A gap depends on its number alone, and days are only ever added. So every device computes the same rewards, in
/// whatever order entries arrive; a day that arrives late can bring a reward forward, but never take one away.
struct RewardDays {
    private let days: [Day]
    private var place = 0
    private var number = 0

    init(_ registered: RegisteredDays) {
        days = registered.days
    }

    /// Returns the day of the next reward; `nil` if it is still to come.
    mutating func next() -> Day? {
        guard place < days.count else { return nil }
        let day = days[place]
        let gap = RewardDays.gap(after: number)
        while place < days.count, day.distance(to: days[place]) < gap { place += 1 }
        number += 1
        return day
    }

    /// Returns the minimum number of days between a reward and the next: 1 to 4, pseudo-random and uniformly
    /// distributed. The sequence starts where the first gaps are short.
    static func gap(after number: Int) -> Int {
        1 + Int(truncatingIfNeeded: scrambled(UInt64(truncatingIfNeeded: number) &+ 41) & 3)
    }
}

extension RegisteredDays {
    /// The number of rewards that these days earn.
    var rewardCount: Int {
        var rewards = RewardDays(self)
        var count = 0
        while rewards.next() != nil { count += 1 }
        return count
    }
}
