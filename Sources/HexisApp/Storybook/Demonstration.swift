public import HexisCore

/// Half a year of a sample person's habits, plausible and always the same: kept on most days, missed on some, with a
/// holiday, a few notes, and one habit that was given up. Around them is something of everything that Hexis keeps, so
/// that visitors find no empty page.
public struct Demonstration: Sendable {
    private let today: Day
    private let offset: Int
    var chance = Chance(seed: 20_260_704)
    /// The facts to record, with their instants.
    private var facts: [(at: Instant, fact: Fact)] = []

    /// All entries in the order in which they were recorded; none is in the future.
    /// - Parameters:
    ///   - request: That of a care provider who follows the person.
    ///   - joined: That a friend joined one of the person's goals.
    public static func entries(
        until moment: Moment, device: Identifier, sharingWith request: CareRequested? = nil,
        readingWith joined: CompanionJoined? = nil
    ) -> [Entry] {
        var demonstration = Demonstration(until: moment)
        demonstration.live()
        if let request { demonstration.share(with: request) }
        if let joined { demonstration.read(with: joined) }
        return demonstration.entries(until: moment, device)
    }

    /// All entries of the friend with whom the person reads.
    public static func friendsEntries(
        until moment: Moment, device: Identifier, readingWith joined: CompanionJoined
    ) -> [Entry] {
        var demonstration = Demonstration(until: moment)
        demonstration.liveAsFriend(with: joined)
        return demonstration.entries(until: moment, device)
    }

    func entries(until moment: Moment, _ device: Identifier) -> [Entry] {
        let recorded = facts.filter { $0.at <= moment.instant }.enumerated()
            .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
        let lived = recorded.enumerated().map { number, fact in
            Demonstration.entry(number, fact.element.fact, at: fact.element.at, device)
        }
        return lived + Demonstration.reading(after: lived, device)
    }

    /// Opens all rewards except the last three, and acknowledges the explanation of changed figures.
    private static func reading(after lived: [Entry], _ device: Identifier) -> [Entry] {
        guard let last = lived.last else { return [] }
        let practice = Practice(lived)
        let rewards = (0..<max(0, practice.rewardCount - 3)).map {
            Fact.rewardRead(RewardRead(number: Int64($0)))
        }
        let changes = practice.unexplainedChange.map { Fact.figuresExplained(FiguresExplained(change: $0)) }
        return (rewards + [changes].compactMap { $0 }).enumerated().map { number, fact in
            entry(lived.count + number, fact, at: last.at, device)
        }
    }

    private static func entry(
        _ number: Int, _ fact: Fact, at instant: Instant, _ device: Identifier
    ) -> Entry {
        Entry(
            id: Identifier(high: 0x4845_5849_53, low: UInt64(number)).derived(0), at: instant,
            device: device, fact: fact)
    }

    init(until moment: Moment) {
        today = moment.today
        offset = moment.offset
    }

    private mutating func live() {
        record(.personNamed(PersonNamed(name: Line("Robin"))), daysAgo: 183, at: 8)
        let holiday = PauseSet(
            pause: id(99), habit: nil, from: day(62), until: day(49), reason: Line("Two weeks by the sea"))
        record(.pauseSet(holiday), daysAgo: 64, at: 21)
        if let night = TimeOfDay("22:30"), let morning = TimeOfDay("06:30") {
            let hours = QuietHoursSet(hours: QuietHours(from: night, until: morning))
            record(.quietHoursSet(hours), daysAgo: 170, at: 9)
        }
        for (number, habit) in DemonstrationHabit.all.enumerated() { live(habit, id(UInt64(number))) }
        measure()
        changeLoop()
        observeLoop()
        takeMedicine()
        checkHeart()
        goOut()
        takePhotos()
    }

    private mutating func live(_ habit: DemonstrationHabit, _ id: Identifier) {
        register(habit, id)
        for ago in (habit.archivedAgo...habit.begunAgo).reversed() {
            guard !(49...62).contains(ago), habit.isDue(day(ago), ago: ago),
                chance.permille() < habit.permille(ago)
            else { continue }
            for amount in habit.amounts(&chance) {
                let hour = habit.hour + chance.number(below: 3)
                record(
                    .checkedIn(CheckedIn(habit: id, day: day(ago), amount: amount)), daysAgo: ago, at: hour)
            }
            if chance.permille() < 30,
                let note = Passage(habit.notes[chance.number(below: habit.notes.count)])
            {
                record(
                    .dayNoted(DayNoted(habit: id, day: day(ago), note: note)), daysAgo: ago,
                    at: habit.hour + 3)
            }
        }
        think(about: habit, id)
        if habit.archivedAgo > 0 {
            let archived = HabitArchived(habit: id, day: day(habit.archivedAgo))
            record(.habitArchived(archived), daysAgo: habit.archivedAgo, at: 20)
        }
    }

    /// Adds plans, challenges, and ratings of how automatic the habit is.
    private mutating func think(about habit: DemonstrationHabit, _ id: Identifier) {
        if let plan = habit.plan, let cue = Line(plan.cue), let response = Line(plan.response) {
            let made = PlanMade(
                plan: id.derived(1), habit: id, kind: .action, situation: cue, response: response)
            record(.planMade(made), daysAgo: habit.begunAgo, at: 6)
        }
        remind(of: habit, id)
        for (number, challenge) in habit.challenges.enumerated() {
            let name = id.derived(UInt64(2 + number))
            let accepted = ChallengeAccepted(
                challenge: name, habit: id, level: challenge.level, from: day(challenge.begunAgo))
            record(.challengeAccepted(accepted), daysAgo: challenge.begunAgo, at: 5)
            let read = ReportRead(challenge: name, habit: id)
            record(.reportRead(read), daysAgo: max(0, challenge.begunAgo - challenge.level.days), at: 5)
        }
        for (number, sum) in habit.automaticity.reversed().enumerated() {
            let ago = 7 + 14 * number
            let answers = (0..<4).compactMap { Agreement((sum + $0) / 4) }
            guard answers.count == 4 else { continue }
            let rated = AutomaticityRated(
                habit: id, day: day(ago), automatically: answers[3], withoutRemembering: answers[2],
                withoutThinking: answers[1], beforeRealising: answers[0])
            record(.automaticityRated(rated), daysAgo: ago, at: 20)
        }
    }

    private mutating func remind(of habit: DemonstrationHabit, _ id: Identifier) {
        guard let time = habit.reminder.flatMap({ TimeOfDay($0) }) else { return }
        let reminder = ReminderSet(
            reminder: id.derived(20), habit: id, plan: habit.plan == nil ? nil : id.derived(1), time: time)
        record(.reminderSet(reminder), daysAgo: habit.begunAgo, at: 6)
    }

    private mutating func register(_ habit: DemonstrationHabit, _ id: Identifier) {
        guard let name = Line(habit.name) else { return }
        let start = day(habit.begunAgo)
        var begun: [Fact] = [
            .habitAdded(HabitAdded(habit: id, name: name, day: start)),
            .habitScheduled(HabitScheduled(habit: id, from: start, schedule: habit.schedule(from: start))),
            .habitColoured(HabitColoured(habit: id, colour: habit.colour)),
            .habitSymbolChosen(HabitSymbolChosen(habit: id, symbol: habit.symbol)),
        ]
        if let goal = habit.goal {
            begun.append(.dailyGoalSet(DailyGoalSet(habit: id, from: start, goal: goal)))
        }
        if let group = Line(habit.group) {
            begun.append(.habitGrouped(HabitGrouped(habit: id, group: group)))
        }
        for fact in begun { record(fact, daysAgo: habit.begunAgo, at: 5) }
    }

    mutating func record(_ fact: Fact, daysAgo days: Int, at hour: Int) {
        record(fact, at: instant(daysAgo: days, minutes: hour * 60))
    }

    mutating func record(_ fact: Fact, at instant: Instant) { facts.append((instant, fact)) }

    /// The instant that many minutes after midnight.
    func instant(daysAgo days: Int, minutes: Int) -> Instant {
        let seconds = Int64(day(days).number) * 86_400 + Int64(minutes * 60 - offset)
        return Instant(clamping: seconds * 1000)
    }

    func day(_ ago: Int) -> Day { today.advanced(by: -ago) }

    func id(_ number: UInt64) -> Identifier { Demonstration.id(number) }

    static func id(_ number: UInt64) -> Identifier {
        Identifier(high: 0x4845_5849_53, low: number).derived(1)
    }

    /// The identifier of a listed habit.
    static func id(of habit: String) -> Identifier {
        id(UInt64(DemonstrationHabit.all.firstIndex { $0.name == habit } ?? 0))
    }
}

/// Reproducible randomness: SplitMix64 (Steele et al. 2014).
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// 0 to 999.
    mutating func permille() -> Int { number(below: 1000) }

    mutating func number(below bound: Int) -> Int {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) % UInt64(max(1, bound)))
    }
}
