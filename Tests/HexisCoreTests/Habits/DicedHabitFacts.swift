@testable import HexisCore

extension Dice {
    mutating func habitFact(_ kind: HabitFact.Kind, of habit: Identifier) -> HabitFact {
        switch kind {
        case .habitAdded: .habitAdded(HabitAdded(habit: habit, name: line(), day: day()))
        case .habitRenamed: .habitRenamed(HabitRenamed(habit: habit, name: line()))
        case .habitStarted: .habitStarted(HabitStarted(habit: habit, day: day()))
        case .habitScheduled: .habitScheduled(HabitScheduled(habit: habit, from: day(), schedule: schedule()))
        case .dailyGoalSet: .dailyGoalSet(DailyGoalSet(habit: habit, from: day(), goal: goal()))
        case .habitColoured:
            .habitColoured(HabitColoured(habit: habit, colour: one(of: HabitColour.allCases)))
        case .habitSymbolChosen:
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: one(of: HabitSymbol.allCases)))
        case .habitGrouped: .habitGrouped(HabitGrouped(habit: habit, group: maybe(line())))
        case .habitMoved:
            .habitMoved(HabitMoved(habit: habit, position: one(of: [Int64.min, -1, 0, 1, 2, Int64.max])))
        case .habitArchived: .habitArchived(HabitArchived(habit: habit, day: day()))
        case .habitBroughtBack: .habitBroughtBack(HabitBroughtBack(habit: habit, day: day()))
        case .habitDeleted: .habitDeleted(HabitDeleted(habit: habit))
        case .groupsOrdered:
            .groupsOrdered(
                GroupsOrdered(groups: LineList((0..<number(0...3)).map { _ in line() }) ?? .none))
        }
    }
}
