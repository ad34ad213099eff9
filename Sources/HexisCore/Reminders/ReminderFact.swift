/// Facts about reminders: when they are due, how they are worded, and the channels that deliver them.
public enum ReminderFact: Hashable, Sendable {
    case reminderSet(ReminderSet)
    case reminderRemoved(ReminderRemoved)
    case reminderSnoozed(ReminderSnoozed)
    case routineChosen(RoutineChosen)
    case quietHoursSet(QuietHoursSet)
    case eveningQuestionSet(EveningQuestionSet)
    case reminderWordingChosen(ReminderWordingChosen)
    case reminderChannelSet(ReminderChannelSet)
    case reminderChannelRemoved(ReminderChannelRemoved)
    case reminderChannelConfirmed(ReminderChannelConfirmed)
    case deviceSilenced(DeviceSilenced)
    case silenceSettled(SilenceSettled)
}

extension Fact {
    public static func reminderSet(_ fact: ReminderSet) -> Fact { .reminder(.reminderSet(fact)) }
    public static func reminderRemoved(_ fact: ReminderRemoved) -> Fact { .reminder(.reminderRemoved(fact)) }
    public static func reminderSnoozed(_ fact: ReminderSnoozed) -> Fact { .reminder(.reminderSnoozed(fact)) }
    public static func routineChosen(_ fact: RoutineChosen) -> Fact { .reminder(.routineChosen(fact)) }
    public static func quietHoursSet(_ fact: QuietHoursSet) -> Fact { .reminder(.quietHoursSet(fact)) }
    public static func eveningQuestionSet(_ fact: EveningQuestionSet) -> Fact {
        .reminder(.eveningQuestionSet(fact))
    }
    public static func reminderWordingChosen(_ fact: ReminderWordingChosen) -> Fact {
        .reminder(.reminderWordingChosen(fact))
    }
    public static func reminderChannelSet(_ fact: ReminderChannelSet) -> Fact {
        .reminder(.reminderChannelSet(fact))
    }
    public static func reminderChannelRemoved(_ fact: ReminderChannelRemoved) -> Fact {
        .reminder(.reminderChannelRemoved(fact))
    }
    public static func reminderChannelConfirmed(_ fact: ReminderChannelConfirmed) -> Fact {
        .reminder(.reminderChannelConfirmed(fact))
    }
    public static func deviceSilenced(_ fact: DeviceSilenced) -> Fact { .reminder(.deviceSilenced(fact)) }
    public static func silenceSettled(_ fact: SilenceSettled) -> Fact { .reminder(.silenceSettled(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: ReminderFact, at stamp: Stamp) {
        switch fact {
        case .reminderSet(let fact):
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.latest.set(fact, at: stamp) } }
        case .reminderRemoved(let fact):
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.isRemoved = true } }
        case .reminderSnoozed(let fact):
            let snooze = Snooze(day: fact.day, until: fact.until)
            change(fact.habit) { $0.change(reminder: fact.reminder) { $0.snooze.set(snooze, at: stamp) } }
        case .routineChosen(let fact): settings.routine.set(fact.routine, at: stamp)
        case .quietHoursSet(let fact): settings.quietHours.set(fact.hours, at: stamp)
        case .eveningQuestionSet(let fact): settings.eveningQuestion.set(fact.time, at: stamp)
        case .reminderWordingChosen(let fact): settings.reminderWording.set(fact.wording, at: stamp)
        case .reminderChannelSet(let fact):
            change(channel: fact.channel) { channel in
                channel.made = min(channel.made ?? stamp, stamp)
                channel.latest.set(fact, at: stamp)
            }
        case .reminderChannelRemoved(let fact): change(channel: fact.channel) { $0.isRemoved = true }
        case .reminderChannelConfirmed(let fact):
            change(channel: fact.channel) { $0.code.set(fact.code, at: stamp) }
        case .deviceSilenced(let fact): change(silenced: fact.silenced, fact, at: stamp)
        case .silenceSettled(let fact): change(silenced: fact.silenced, nil, at: stamp)
        }
    }
}
