extension LoopFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case loopBegun = 80
        case loopRenamed = 81
        case loopDeleted = 82
        case urgeLogged = 83
        case urgeForgotten = 84
        case answersBound = 85
        case theoryMade = 86
        case fulfilmentSet = 87
        case theoryTried = 88
        case planWritingChosen = 89
        case theoryRemoved = 90
        case cueChosen = 91
        case theoryChosen = 92
        case loopFinalized = 93
        case loopReopened = 94
        case loopNoted = 95
        case urgeQuestionSet = 96

        var name: String {
            switch self {
            case .loopBegun: "loopBegun"
            case .loopRenamed: "loopRenamed"
            case .loopDeleted: "loopDeleted"
            case .urgeLogged: "urgeLogged"
            case .urgeForgotten: "urgeForgotten"
            case .answersBound: "answersBound"
            case .theoryMade: "theoryMade"
            case .fulfilmentSet: "fulfilmentSet"
            case .theoryTried: "theoryTried"
            case .planWritingChosen: "planWritingChosen"
            case .theoryRemoved: "theoryRemoved"
            case .cueChosen: "cueChosen"
            case .theoryChosen: "theoryChosen"
            case .loopFinalized: "loopFinalized"
            case .loopReopened: "loopReopened"
            case .loopNoted: "loopNoted"
            case .urgeQuestionSet: "urgeQuestionSet"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .loopBegun: .loopBegun
        case .loopRenamed: .loopRenamed
        case .loopDeleted: .loopDeleted
        case .urgeLogged: .urgeLogged
        case .urgeForgotten: .urgeForgotten
        case .answersBound: .answersBound
        case .theoryMade: .theoryMade
        case .fulfilmentSet: .fulfilmentSet
        case .theoryTried: .theoryTried
        case .planWritingChosen: .planWritingChosen
        case .theoryRemoved: .theoryRemoved
        case .cueChosen: .cueChosen
        case .theoryChosen: .theoryChosen
        case .loopFinalized: .loopFinalized
        case .loopReopened: .loopReopened
        case .loopNoted: .loopNoted
        case .urgeQuestionSet: .urgeQuestionSet
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .loopBegun: self = .loopBegun(try LoopBegun(nil, &coder))
        case .loopRenamed: self = .loopRenamed(try LoopRenamed(nil, &coder))
        case .loopDeleted: self = .loopDeleted(try LoopDeleted(nil, &coder))
        case .urgeLogged: self = .urgeLogged(try UrgeLogged(nil, &coder))
        case .urgeForgotten: self = .urgeForgotten(try UrgeForgotten(nil, &coder))
        case .answersBound: self = .answersBound(try AnswersBound(nil, &coder))
        case .theoryMade: self = .theoryMade(try TheoryMade(nil, &coder))
        case .fulfilmentSet: self = .fulfilmentSet(try FulfilmentSet(nil, &coder))
        case .theoryTried: self = .theoryTried(try TheoryTried(nil, &coder))
        case .planWritingChosen: self = .planWritingChosen(try PlanWritingChosen(nil, &coder))
        case .theoryRemoved: self = .theoryRemoved(try TheoryRemoved(nil, &coder))
        case .cueChosen: self = .cueChosen(try CueChosen(nil, &coder))
        case .theoryChosen: self = .theoryChosen(try TheoryChosen(nil, &coder))
        case .loopFinalized: self = .loopFinalized(try LoopFinalized(nil, &coder))
        case .loopReopened: self = .loopReopened(try LoopReopened(nil, &coder))
        case .loopNoted: self = .loopNoted(try LoopNoted(nil, &coder))
        case .urgeQuestionSet: self = .urgeQuestionSet(try UrgeQuestionSet(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .loopBegun(let fact): _ = try LoopBegun(fact, &coder)
        case .loopRenamed(let fact): _ = try LoopRenamed(fact, &coder)
        case .loopDeleted(let fact): _ = try LoopDeleted(fact, &coder)
        case .urgeLogged(let fact): _ = try UrgeLogged(fact, &coder)
        case .urgeForgotten(let fact): _ = try UrgeForgotten(fact, &coder)
        case .answersBound(let fact): _ = try AnswersBound(fact, &coder)
        case .theoryMade(let fact): _ = try TheoryMade(fact, &coder)
        case .fulfilmentSet(let fact): _ = try FulfilmentSet(fact, &coder)
        case .theoryTried(let fact): _ = try TheoryTried(fact, &coder)
        case .planWritingChosen(let fact): _ = try PlanWritingChosen(fact, &coder)
        case .theoryRemoved(let fact): _ = try TheoryRemoved(fact, &coder)
        case .cueChosen(let fact): _ = try CueChosen(fact, &coder)
        case .theoryChosen(let fact): _ = try TheoryChosen(fact, &coder)
        case .loopFinalized(let fact): _ = try LoopFinalized(fact, &coder)
        case .loopReopened(let fact): _ = try LoopReopened(fact, &coder)
        case .loopNoted(let fact): _ = try LoopNoted(fact, &coder)
        case .urgeQuestionSet(let fact): _ = try UrgeQuestionSet(fact, &coder)
        }
    }
}
