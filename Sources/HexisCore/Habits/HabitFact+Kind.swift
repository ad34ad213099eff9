extension HabitFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case habitAdded = 1
        case habitRenamed = 2
        case habitStarted = 3
        case habitScheduled = 4
        case dailyGoalSet = 5
        case habitColoured = 6
        case habitSymbolChosen = 7
        case habitGrouped = 8
        case habitMoved = 9
        case habitArchived = 10
        case habitBroughtBack = 11
        case habitDeleted = 12
        case groupsOrdered = 15

        var name: String {
            switch self {
            case .habitAdded: "habitAdded"
            case .habitRenamed: "habitRenamed"
            case .habitStarted: "habitStarted"
            case .habitScheduled: "habitScheduled"
            case .dailyGoalSet: "dailyGoalSet"
            case .habitColoured: "habitColoured"
            case .habitSymbolChosen: "habitSymbolChosen"
            case .habitGrouped: "habitGrouped"
            case .habitMoved: "habitMoved"
            case .habitArchived: "habitArchived"
            case .habitBroughtBack: "habitBroughtBack"
            case .habitDeleted: "habitDeleted"
            case .groupsOrdered: "groupsOrdered"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .habitAdded: .habitAdded
        case .habitRenamed: .habitRenamed
        case .habitStarted: .habitStarted
        case .habitScheduled: .habitScheduled
        case .dailyGoalSet: .dailyGoalSet
        case .habitColoured: .habitColoured
        case .habitSymbolChosen: .habitSymbolChosen
        case .habitGrouped: .habitGrouped
        case .habitMoved: .habitMoved
        case .habitArchived: .habitArchived
        case .habitBroughtBack: .habitBroughtBack
        case .habitDeleted: .habitDeleted
        case .groupsOrdered: .groupsOrdered
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .habitAdded: self = .habitAdded(try HabitAdded(nil, &coder))
        case .habitRenamed: self = .habitRenamed(try HabitRenamed(nil, &coder))
        case .habitStarted: self = .habitStarted(try HabitStarted(nil, &coder))
        case .habitScheduled: self = .habitScheduled(try HabitScheduled(nil, &coder))
        case .dailyGoalSet: self = .dailyGoalSet(try DailyGoalSet(nil, &coder))
        case .habitColoured: self = .habitColoured(try HabitColoured(nil, &coder))
        case .habitSymbolChosen: self = .habitSymbolChosen(try HabitSymbolChosen(nil, &coder))
        case .habitGrouped: self = .habitGrouped(try HabitGrouped(nil, &coder))
        case .habitMoved: self = .habitMoved(try HabitMoved(nil, &coder))
        case .habitArchived: self = .habitArchived(try HabitArchived(nil, &coder))
        case .habitBroughtBack: self = .habitBroughtBack(try HabitBroughtBack(nil, &coder))
        case .habitDeleted: self = .habitDeleted(try HabitDeleted(nil, &coder))
        case .groupsOrdered: self = .groupsOrdered(try GroupsOrdered(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .habitAdded(let fact): _ = try HabitAdded(fact, &coder)
        case .habitRenamed(let fact): _ = try HabitRenamed(fact, &coder)
        case .habitStarted(let fact): _ = try HabitStarted(fact, &coder)
        case .habitScheduled(let fact): _ = try HabitScheduled(fact, &coder)
        case .dailyGoalSet(let fact): _ = try DailyGoalSet(fact, &coder)
        case .habitColoured(let fact): _ = try HabitColoured(fact, &coder)
        case .habitSymbolChosen(let fact): _ = try HabitSymbolChosen(fact, &coder)
        case .habitGrouped(let fact): _ = try HabitGrouped(fact, &coder)
        case .habitMoved(let fact): _ = try HabitMoved(fact, &coder)
        case .habitArchived(let fact): _ = try HabitArchived(fact, &coder)
        case .habitBroughtBack(let fact): _ = try HabitBroughtBack(fact, &coder)
        case .habitDeleted(let fact): _ = try HabitDeleted(fact, &coder)
        case .groupsOrdered(let fact): _ = try GroupsOrdered(fact, &coder)
        }
    }
}
