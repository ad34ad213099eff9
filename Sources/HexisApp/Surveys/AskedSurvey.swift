import HexisCore

/// A survey as the app asks it: where it belongs, and what follows from its answers.
struct AskedSurvey {
    let survey: Survey
    var place = Place.today
    var colour: HabitColour?
    /// Where leaving it leads, and the page of thanks.
    var exit = "/today"
    /// Said on the page of thanks.
    var thanks = SurveyWording.thanks
    /// Where its end leads, without a page of thanks.
    var goal: String?
    /// What is recorded at its end beside its answers.
    var facts: (SurveyResult) -> [Fact] = { _ in [] }
}

/// The surveys that can be gone through at `/surveys`, each found by its key and what it is about.
struct SurveyShelf: Sendable {
    let survey: @Sendable (SurveyKey, _ subject: Identifier?, Practice) -> AskedSurvey?

    /// Those that the app brings along.
    static var own: SurveyShelf { SurveyShelf { _, _, _ in nil } }
}
