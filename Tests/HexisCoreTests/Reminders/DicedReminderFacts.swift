@testable import HexisCore

extension Dice {
    mutating func reminderFact(_ kind: ReminderFact.Kind, of habit: Identifier) -> ReminderFact {
        switch kind {
        case .reminderSet:
            .reminderSet(
                ReminderSet(
                    reminder: pauseName(), habit: habit, plan: maybe(pauseName()), time: timeOfDay(),
                    weekdays: maybe(Weekdays(bits: UInt8(number(1...127)))) ?? nil,
                    routine: one(of: ReminderRoutine.allCases)))
        case .reminderRemoved: .reminderRemoved(ReminderRemoved(reminder: pauseName(), habit: habit))
        case .reminderSnoozed:
            .reminderSnoozed(
                ReminderSnoozed(
                    reminder: pauseName(), habit: habit, day: day(),
                    until: Instant(clamping: 1_793_500_000_000 + Int64(number(0...3_600_000_000)))))
        case .routineChosen: .routineChosen(RoutineChosen(routine: one(of: ReminderRoutine.allCases)))
        case .quietHoursSet:
            .quietHoursSet(
                QuietHoursSet(hours: maybe(QuietHours(from: timeOfDay(), until: timeOfDay())) ?? nil))
        case .eveningQuestionSet: .eveningQuestionSet(EveningQuestionSet(time: maybe(timeOfDay())))
        case .reminderWordingChosen:
            .reminderWordingChosen(ReminderWordingChosen(wording: one(of: ReminderWording.allCases)))
        case .reminderChannelSet:
            .reminderChannelSet(
                ReminderChannelSet(
                    channel: pauseName(), kind: one(of: ReminderChannel.Kind.allCases), address: printable(),
                    secret: maybe(printable()), isOn: chance(oneIn: 2)))
        case .reminderChannelRemoved: .reminderChannelRemoved(ReminderChannelRemoved(channel: pauseName()))
        case .reminderChannelConfirmed:
            .reminderChannelConfirmed(ReminderChannelConfirmed(channel: pauseName(), code: printable()))
        case .deviceSilenced:
            .deviceSilenced(
                DeviceSilenced(
                    silenced: pauseName(), name: line(), cause: one(of: SilenceCause.allCases)))
        case .silenceSettled: .silenceSettled(SilenceSettled(silenced: pauseName()))
        }
    }
}
