public import HexisCore

/// The title of a questionnaire, as typed.
public struct QuestionnaireTitleForm: Equatable, Sendable {
    var title = ""

    public init(_ form: Form) { title = form["title"] ?? "" }

    init() {}

    /// `nil` while there is a problem.
    public var line: Line? { Line(title) }

    var problems: [Problem] {
        line == nil
            ? [
                Problem(
                    field: "title",
                    message: title.isBlank ? WritingWording.noTitle : WritingWording.longLine)
            ] : []
    }
}
