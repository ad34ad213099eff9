/// What an entry says: one thing that a person, a device or an import recorded, in the past tense.
public enum Fact: Hashable, Sendable {
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
    case habitGraduated(HabitGraduated)
    case graduationDeclined(GraduationDeclined)

    case checkedIn(CheckedIn)
    case checkInUndone(CheckInUndone)
    case dayMarked(DayMarked)
    case dayNoted(DayNoted)
    case pauseSet(PauseSet)
    case pauseRemoved(PauseRemoved)
    case planMade(PlanMade)
    case planRemoved(PlanRemoved)
    case challengeAccepted(ChallengeAccepted)
    case challengeRemoved(ChallengeRemoved)
    case reportRead(ReportRead)
    case automaticityRated(AutomaticityRated)
    case automaticityDeclined(AutomaticityDeclined)
    case rewardRead(RewardRead)

    case personNamed(PersonNamed)
    case timeZoneChosen(TimeZoneChosen)
    case dayStartSet(DayStartSet)
    case firstWeekdaySet(FirstWeekdaySet)
    case themeChosen(ThemeChosen)
    case textSizeChosen(TextSizeChosen)

    case reminderSet(ReminderSet)
    case reminderRemoved(ReminderRemoved)
    case reminderSnoozed(ReminderSnoozed)
    case routineChosen(RoutineChosen)
    case quietHoursSet(QuietHoursSet)
    case eveningQuestionSet(EveningQuestionSet)
    case reminderWordingChosen(ReminderWordingChosen)
    case placeSet(PlaceSet)
    case placeRemoved(PlaceRemoved)
    case arrived(Arrived)
    case placeReminderSet(PlaceReminderSet)

    /// A kind that a newer program wrote. Its fields are all unknown ones of the entry.
    case unknown(UnknownKind)
}

/// The kind of a fact that is not known here: its number in the compact form, its name in JSON.
///
/// Each form shows the other's as it came, so that a round trip through this program loses nothing.
public enum UnknownKind: Hashable, Sendable {
    case number(UInt64)
    case name(String)
}
