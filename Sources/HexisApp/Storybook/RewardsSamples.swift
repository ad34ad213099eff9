import HexisCore

extension Storybook {
    /// Rewards: the first, many, all of them, and each as it opens.
    static var rewards: [Sample] {
        let first = SamplePractice.rewarded(days: 1, read: 0).practice
        let many = SamplePractice.rewarded(days: 70, read: 24).practice
        let all = SamplePractice.rewarded(days: 220, read: 1000).practice
        return [
            Sample(name: "rewards, the first", practice: first, request: Request(.get, "/rewards")),
            Sample(name: "rewards, many", practice: many, request: Request(.get, "/rewards")),
            Sample(name: "rewards, all read", practice: all, request: Request(.get, "/rewards")),
            Sample(
                name: "knowledge", practice: many, request: Request(.get, "/rewards/knowledge/begin-small")),
            Sample(
                name: "knowledge, long words", practice: all,
                request: Request(.get, "/rewards/knowledge/how-automatic")),
            Sample(
                name: "suggestion", practice: many,
                request: Request(.get, "/rewards/suggestions/one-good-thing")),
            Sample(
                name: "suggestion, a habit already", practice: many,
                request: Request(.get, "/rewards/suggestions/glass-of-water")),
            Sample(
                name: "suggestion, a limit", practice: all,
                request: Request(.get, "/rewards/suggestions/sweet-drinks")),
            Sample(
                name: "new habit, suggested", practice: many,
                request: Request(.get, "/habits/new", query: "suggestion=stand-up")),
            Sample(
                name: "today, a reward", practice: first,
                request: Request(.get, "/today", query: SamplePractice.queryAfterCheckIn(in: first))),
            Sample(
                name: "today, a reward alone", practice: first,
                request: Request(.get, "/today", query: "reward=0")),
        ]
    }
}

extension SamplePractice {
    /// A person who drank a glass of water on each of `days` days and opened `read` rewards.
    static func rewarded(days: Int, read: Int) -> SamplePractice {
        var sample = SamplePractice()
        let water = sample.habit("Drink a glass of water in the morning", .drop, .sky, begun: days)
        for ago in (0..<days).reversed() {
            let day = SamplePractice.today.advanced(by: -ago)
            sample.record(.checkedIn(CheckedIn(habit: water, day: day, amount: .one)), daysAgo: ago)
        }
        for number in 0..<min(read, sample.practice.rewardCount) {
            sample.record(.rewardRead(RewardRead(number: Int64(number))))
        }
        return sample
    }

    /// The query of Today after the check-in that earned the first reward.
    fileprivate static func queryAfterCheckIn(in practice: Practice) -> String {
        guard let habit = practice.habits.first,
            let checkIn = habit.record(on: today).checkIns.first
        else { return "" }
        return "habit=\(habit.id)&checked=\(checkIn.stamp.id)&reward=0"
    }
}
