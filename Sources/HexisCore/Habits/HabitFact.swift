/// Facts about a habit itself: what it is called, when it is due, how it looks, whether it is archived.
public enum HabitFact: Hashable, Sendable {
    case habitAdded(HabitAdded)
    case habitRenamed(HabitRenamed)
    case habitStarted(HabitStarted)
    case habitScheduled(HabitScheduled)
    case dailyGoalSet(DailyGoalSet)
    case habitColoured(HabitColoured)
    case habitSymbolChosen(HabitSymbolChosen)
    case habitGrouped(HabitGrouped)
    case habitMoved(HabitMoved)
    case habitArchived(HabitArchived)
    case habitBroughtBack(HabitBroughtBack)
    case habitDeleted(HabitDeleted)
    case groupsOrdered(GroupsOrdered)
}

extension Fact {
    public static func habitAdded(_ fact: HabitAdded) -> Fact { .habit(.habitAdded(fact)) }
    public static func habitRenamed(_ fact: HabitRenamed) -> Fact { .habit(.habitRenamed(fact)) }
    public static func habitStarted(_ fact: HabitStarted) -> Fact { .habit(.habitStarted(fact)) }
    public static func habitScheduled(_ fact: HabitScheduled) -> Fact { .habit(.habitScheduled(fact)) }
    public static func dailyGoalSet(_ fact: DailyGoalSet) -> Fact { .habit(.dailyGoalSet(fact)) }
    public static func habitColoured(_ fact: HabitColoured) -> Fact { .habit(.habitColoured(fact)) }
    public static func habitSymbolChosen(_ fact: HabitSymbolChosen) -> Fact {
        .habit(.habitSymbolChosen(fact))
    }
    public static func habitGrouped(_ fact: HabitGrouped) -> Fact { .habit(.habitGrouped(fact)) }
    public static func habitMoved(_ fact: HabitMoved) -> Fact { .habit(.habitMoved(fact)) }
    public static func habitArchived(_ fact: HabitArchived) -> Fact { .habit(.habitArchived(fact)) }
    public static func habitBroughtBack(_ fact: HabitBroughtBack) -> Fact { .habit(.habitBroughtBack(fact)) }
    public static func habitDeleted(_ fact: HabitDeleted) -> Fact { .habit(.habitDeleted(fact)) }
    public static func groupsOrdered(_ fact: GroupsOrdered) -> Fact { .habit(.groupsOrdered(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: HabitFact, at stamp: Stamp) {
        switch fact {
        case .habitAdded(let fact):
            change(fact.habit) { habit in
                habit.added = min(habit.added ?? stamp, stamp)
                habit.name.set(fact.name, at: stamp)
                habit.start.set(fact.day, at: stamp)
            }
        case .habitRenamed(let fact): change(fact.habit) { $0.name.set(fact.name, at: stamp) }
        case .habitStarted(let fact): change(fact.habit) { $0.start.set(fact.day, at: stamp) }
        case .habitScheduled(let fact):
            change(fact.habit) { $0.schedule.set(fact.schedule, from: fact.from, at: stamp) }
        case .dailyGoalSet(let fact):
            change(fact.habit) { $0.goal.set(fact.goal, from: fact.from, at: stamp) }
        case .habitColoured(let fact): change(fact.habit) { $0.colour.set(fact.colour, at: stamp) }
        case .habitSymbolChosen(let fact): change(fact.habit) { $0.symbol.set(fact.symbol, at: stamp) }
        case .habitGrouped(let fact): change(fact.habit) { $0.group.set(fact.group, at: stamp) }
        case .habitMoved(let fact): change(fact.habit) { $0.position.set(fact.position, at: stamp) }
        case .habitArchived(let fact):
            change(fact.habit) { $0.putAway(from: fact.day, graduating: false, at: stamp) }
        case .habitBroughtBack(let fact):
            change(fact.habit) { habit in
                habit.archived.set(false, from: fact.day, at: stamp)
                habit.graduation.set(nil, at: stamp)
            }
        case .habitDeleted(let fact): change(fact.habit) { $0.isDeleted = true }
        case .groupsOrdered(let fact): groups.set(fact.groups, at: stamp)
        }
    }
}
