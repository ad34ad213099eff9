public import HexisCore

/// Robin and a friend read together.
extension Demonstration {
    /// Robin's goal.
    public static let books = id(1602)
    /// The friend's.
    public static let friendsBooks = id(1605)

    /// The friend joined Robin's goal, and Robin shows how much of it is done.
    mutating func read(with joined: CompanionJoined) {
        record(.companionJoined(joined), daysAgo: 148, at: 18)
        let shown = CompanionShown(companion: joined.companion, level: .amounts)
        record(.companionShown(shown), daysAgo: 148, at: 19)
    }

    /// The entries of the friend: the same goal, the evenings with a book, and a cheer for Robin.
    mutating func liveAsFriend(with joined: CompanionJoined) {
        record(.personNamed(PersonNamed(name: Line("Kim"))), daysAgo: 149, at: 8)
        let habit = id(1606)
        guard let name = Line("Read in bed"), let words = Line("See you at the library?") else { return }
        let begun: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: day(60))),
            .habitScheduled(HabitScheduled(habit: habit, from: day(60), schedule: .daily)),
            .habitColoured(HabitColoured(habit: habit, colour: .indigo)),
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: .book)),
        ]
        for fact in begun { record(fact, daysAgo: 60, at: 5) }
        for ago in (1...60).reversed() where chance.permille() < 780 {
            record(
                .checkedIn(CheckedIn(habit: habit, day: day(ago), amount: .one)), daysAgo: ago, at: 22)
        }
        readTwelveBooks(Demonstration.friendsBooks)
        for ago in [131, 104, 88, 52, 33, 21, 0] {
            let counted = PersonalChallengeCounted(
                challenge: Demonstration.friendsBooks, day: day(ago), amount: .one)
            record(.personalChallengeCounted(counted), daysAgo: ago, at: ago == 0 ? 0 : 20)
        }
        read(with: joined)
        let cheered = CompanionCheered(
            companion: joined.companion, party: .person, cheer: .flame, text: words)
        record(.companionCheered(cheered), daysAgo: 1, at: 21)
    }
}
