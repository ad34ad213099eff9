/// Why a survey of ResearchKit cannot become a questionnaire.
package enum ResearchKitError: Error, Hashable, Sendable {
    case notJSON
    /// JSON, but not a task.
    case noTask
    /// A class that has no equal in Hexis, or a way of using it.
    case unsupported(String)
    /// A step or an item without a text, or with values that no question can have.
    case invalid(identifier: String)
    /// More items or text than a questionnaire can have.
    case tooLarge
    case tooManyQuestionnaires

    /// For people: what is wrong, and what helps.
    package var message: String {
        switch self {
        case .notJSON: "This file is not a single JSON text. Nothing was imported."
        case .noTask:
            "This is no survey of ResearchKit: it has no ORKOrderedTask or ORKNavigableOrderedTask. Nothing was imported."
        case .unsupported(let what): "Hexis has no equal for \(what). Nothing was imported."
        case .invalid(let identifier):
            "“\(identifier)” lacks its text, or has values that a question cannot have. Nothing was imported."
        case .tooLarge: "The survey is longer than a questionnaire can be. Nothing was imported."
        case .tooManyQuestionnaires: "There are as many questionnaires as there can be. Remove one first."
        }
    }
}
