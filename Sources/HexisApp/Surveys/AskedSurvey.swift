import HexisCore

/// A survey as the app asks it: where it belongs, and what follows from its answers.
final class AskedSurvey {
    let survey: Survey
    let place: Place
    let colour: HabitColour?
    /// Where leaving it leads.
    let exit: String
    /// Where its end leads; `nil` for a page of thanks.
    let goal: String?
    /// What is recorded at its end beside its answers.
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

/// The surveys that can be gone through at `/surveys`, each found by what is known when it begins.
struct SurveyShelf: Sendable {
    let survey: @Sendable (SurveyStarted, Practice) -> AskedSurvey?

    /// Those that the app brings along.
    static var own: SurveyShelf {
        SurveyShelf { begun, _ in
            begun.survey == MedicineOnboarding.key ? MedicineOnboarding.asked : nil
        }
    }
}
