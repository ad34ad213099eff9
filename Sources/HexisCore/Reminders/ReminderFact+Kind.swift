extension ReminderFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case reminderSet = 60
        case reminderRemoved = 61
        case reminderSnoozed = 62
        case routineChosen = 63
        case quietHoursSet = 64
        case eveningQuestionSet = 65
        case reminderWordingChosen = 66
        case reminderChannelSet = 71
        case reminderChannelRemoved = 72
        case reminderChannelConfirmed = 73
        case deviceSilenced = 74
        case silenceSettled = 75

        var name: String {
            switch self {
            case .reminderSet: "reminderSet"
            case .reminderRemoved: "reminderRemoved"
            case .reminderSnoozed: "reminderSnoozed"
            case .routineChosen: "routineChosen"
            case .quietHoursSet: "quietHoursSet"
            case .eveningQuestionSet: "eveningQuestionSet"
            case .reminderWordingChosen: "reminderWordingChosen"
            case .reminderChannelSet: "reminderChannelSet"
            case .reminderChannelRemoved: "reminderChannelRemoved"
            case .reminderChannelConfirmed: "reminderChannelConfirmed"
            case .deviceSilenced: "deviceSilenced"
            case .silenceSettled: "silenceSettled"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .reminderSet: .reminderSet
        case .reminderRemoved: .reminderRemoved
        case .reminderSnoozed: .reminderSnoozed
        case .routineChosen: .routineChosen
        case .quietHoursSet: .quietHoursSet
        case .eveningQuestionSet: .eveningQuestionSet
        case .reminderWordingChosen: .reminderWordingChosen
        case .reminderChannelSet: .reminderChannelSet
        case .reminderChannelRemoved: .reminderChannelRemoved
        case .reminderChannelConfirmed: .reminderChannelConfirmed
        case .deviceSilenced: .deviceSilenced
        case .silenceSettled: .silenceSettled
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .reminderSet: self = .reminderSet(try ReminderSet(nil, &coder))
        case .reminderRemoved: self = .reminderRemoved(try ReminderRemoved(nil, &coder))
        case .reminderSnoozed: self = .reminderSnoozed(try ReminderSnoozed(nil, &coder))
        case .routineChosen: self = .routineChosen(try RoutineChosen(nil, &coder))
        case .quietHoursSet: self = .quietHoursSet(try QuietHoursSet(nil, &coder))
        case .eveningQuestionSet: self = .eveningQuestionSet(try EveningQuestionSet(nil, &coder))
        case .reminderWordingChosen: self = .reminderWordingChosen(try ReminderWordingChosen(nil, &coder))
        case .reminderChannelSet: self = .reminderChannelSet(try ReminderChannelSet(nil, &coder))
        case .reminderChannelRemoved: self = .reminderChannelRemoved(try ReminderChannelRemoved(nil, &coder))
        case .reminderChannelConfirmed:
            self = .reminderChannelConfirmed(try ReminderChannelConfirmed(nil, &coder))
        case .deviceSilenced: self = .deviceSilenced(try DeviceSilenced(nil, &coder))
        case .silenceSettled: self = .silenceSettled(try SilenceSettled(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .reminderSet(let fact): _ = try ReminderSet(fact, &coder)
        case .reminderRemoved(let fact): _ = try ReminderRemoved(fact, &coder)
        case .reminderSnoozed(let fact): _ = try ReminderSnoozed(fact, &coder)
        case .routineChosen(let fact): _ = try RoutineChosen(fact, &coder)
        case .quietHoursSet(let fact): _ = try QuietHoursSet(fact, &coder)
        case .eveningQuestionSet(let fact): _ = try EveningQuestionSet(fact, &coder)
        case .reminderWordingChosen(let fact): _ = try ReminderWordingChosen(fact, &coder)
        case .reminderChannelSet(let fact): _ = try ReminderChannelSet(fact, &coder)
        case .reminderChannelRemoved(let fact): _ = try ReminderChannelRemoved(fact, &coder)
        case .reminderChannelConfirmed(let fact): _ = try ReminderChannelConfirmed(fact, &coder)
        case .deviceSilenced(let fact): _ = try DeviceSilenced(fact, &coder)
        case .silenceSettled(let fact): _ = try SilenceSettled(fact, &coder)
        }
    }
}
