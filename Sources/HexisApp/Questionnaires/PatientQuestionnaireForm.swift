public import HexisCore

/// Which questionnaire a care provider gives a patient, and how often it is asked, as typed.
public struct PatientQuestionnaireForm: Equatable, Sendable {
    var questionnaire = ""
    var rhythm = ""
    var first = ""
    var problems: [Problem] = []

    /// The days between two rounds that are offered; 0 asks once.
    static var rhythms: [Int] { [0, 1, 7, 14, 28] }

    /// The maximum number that one patient is asked at a time.
    static var most: Int { 20 }

    init(today: Day) { first = today.description }

    /// Reads the form, and notes what is wrong with it. `asked` is the number that the patient is asked already.
    public init(_ form: Form, from library: [Questionnaire], asked: Int = 0, today: Day) {
        questionnaire = form["questionnaire"] ?? ""
        rhythm = form["rhythm"] ?? ""
        first = form["first"] ?? ""
        if let message = refusal(from: library, asked: asked) {
            problems.append(Problem(field: "questionnaire", message: message))
        }
        if Day(first).map({ $0 < today }) ?? true {
            problems.append(Problem(field: "first", message: WritingWording.firstProblem))
        }
    }

    /// Why the questionnaire cannot be given; `nil` if it can.
    private func refusal(from library: [Questionnaire], asked: Int) -> String? {
        let most = PatientQuestionnaireForm.most
        if chosen(from: library) == nil { return WritingWording.unknown }
        return asked >= most ? WritingWording.tooManyAsked(most) : nil
    }

    private func chosen(from library: [Questionnaire]) -> Questionnaire? {
        library.first { $0.id.description == questionnaire && $0.items.hasQuestions }
    }

    /// Returns `nil` while there are problems. `id` names this one giving.
    public func fact(of connection: Identifier, id: Identifier, from library: [Questionnaire]) -> Fact? {
        guard problems.isEmpty, let chosen = chosen(from: library), let first = Day(first) else { return nil }
        let days = Int(rhythm).flatMap { PatientQuestionnaireForm.rhythms.contains($0) ? $0 : nil } ?? 0
        return .careQuestionnaireGiven(
            CareQuestionnaireGiven(
                connection: connection, questionnaire: id, title: chosen.title, items: chosen.items,
                first: first, interval: days > 0 ? Int64(days) : nil))
    }

    /// Ends a questionnaire that is asked; `nil` if it is none of the connection's.
    public static func end(_ form: Form, of connection: CareConnection) -> Fact? {
        guard let id = form["questionnaire"].flatMap({ Identifier($0) }),
            connection.questionnaires.contains(where: { $0.id == id })
        else { return nil }
        return .careQuestionnaireEnded(CareQuestionnaireEnded(connection: connection.id, questionnaire: id))
    }
}
