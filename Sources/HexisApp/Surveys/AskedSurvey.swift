import HexisCore

/// A survey as the app asks it: its place in the app, and what follows from its answers.
final class AskedSurvey {
    let survey: Survey
    let place: Place
    let colour: HabitColour?
    /// The address after leaving it.
    let exit: String
    /// The address after finishing it; `nil` for a page of thanks.
    let goal: String?
    /// The facts to record when it is finished, in addition to its answers.
    let facts: (SurveyResult) -> [Fact]

    init(
        _ survey: Survey, in place: Place = .today, colour: HabitColour? = nil, exit: String = "/today",
        goal: String? = nil, facts: @escaping (SurveyResult) -> [Fact] = { _ in [] }
    ) {
        self.survey = survey
        self.place = place
        self.colour = colour
        self.exit = exit
        self.goal = goal
        self.facts = facts
    }
}

/// The surveys available at `/surveys`, each looked up by the facts known when it begins: the app's own, and what care
/// providers ask.
struct SurveyShelf: Sendable {
    let survey: @Sendable (SurveyStarted, Practice) -> AskedSurvey?

    static var own: SurveyShelf {
        SurveyShelf { begun, practice in
            if begun.survey == MedicineOnboarding.key { return MedicineOnboarding.asked }
            guard begun.survey == GivenQuestionnaire.survey else { return nil }
            return begun.subject.flatMap { practice.givenQuestionnaire($0) }.map { .given($0) }
        }
    }
}
