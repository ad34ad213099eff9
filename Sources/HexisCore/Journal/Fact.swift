/// What an entry says: one thing that a person, a device or an import recorded, in the past tense.
///
/// Each subject has a case and, in its own folder, an enum of its facts: their numbers, names, fields and effects. It also
/// gives `Fact` one function a fact, so that `.habitAdded(…)` stands for `.habit(.habitAdded(…))`.
public enum Fact: Hashable, Sendable {
    case habit(HabitFact)
    case graduation(GraduationFact)
    case checkIn(CheckInFact)
    case plan(PlanFact)
    case challenge(ChallengeFact)
    case automaticity(AutomaticityFact)
    case reward(RewardFact)
    case progress(ProgressFact)
    case settings(SettingsFact)
    case reminder(ReminderFact)
    case place(PlaceFact)
    case loop(LoopFact)
    case survey(SurveyFact)
    case medicine(MedicineFact)
    case measurement(MeasurementFact)
    case personalChallenge(PersonalChallengeFact)
    case timer(TimerFact)
    case photo(PhotoFact)
    case route(RouteFact)
    case care(CareFact)
    case companion(CompanionFact)
    case questionnaire(QuestionnaireFact)
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
