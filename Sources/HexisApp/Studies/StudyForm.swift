public import HexisCore

/// What a study asks people to agree to, as typed.
public struct StudyForm: Equatable, Sendable {
    var title = ""
    var contact = ""
    var text = ""
    var statements = ""
    var topics = StudyTopics.none
    var asksForDates = false
    var first = ""
    var last = ""
    var problems: [Problem] = []

    init() {}

    public init(_ terms: StudyTerms) {
        title = terms.title.text
        contact = terms.contact.text
        text = terms.text.text
        statements = terms.statements.lines.map { $0.text }.joined(separator: "\n")
        topics = terms.topics
        asksForDates = terms.asksForDates
        first = terms.days.lowerBound.description
        last = terms.days.upperBound.description
    }

    /// Reads the form, and notes what is wrong with it.
    public init(_ form: Form) {
        title = form["title"] ?? ""
        contact = form["contact"] ?? ""
        text = form["text"] ?? ""
        statements = form["statements"] ?? ""
        topics = StudyTopics(StudyTopic.allCases.filter { form[$0.name] != nil })
        asksForDates = form[StudyForm.dates] != nil
        first = form["first"] ?? ""
        last = form["last"] ?? ""
        check()
    }

    static let dates = "dates"

    private mutating func check() {
        note("title", if: Line(title) == nil, StudiesWording.noName)
        note("contact", contact, orElse: StudiesWording.noContact)
        note("text", text, orElse: StudiesWording.noText)
        note("statements", if: lines == nil, StudiesWording.badStatements(StudyTerms.mostStatements))
        note(StudyTopic.checkIns.name, if: topics == .none, StudiesWording.noTopic)
        note("first", if: Day(first) == nil, StudiesWording.noDay)
        guard let end = Day(last) else { return note("last", if: true, StudiesWording.noDay) }
        guard let start = Day(first) else { return }
        note("last", if: end < start, StudiesWording.lastBeforeFirst)
        note("last", if: start.distance(to: end) >= StudyTerms.longest, StudiesWording.tooLong)
    }

    private mutating func note(_ field: String, if isWrong: Bool, _ message: String) {
        if isWrong { problems.append(Problem(field: field, message: message)) }
    }

    private mutating func note(_ field: String, _ text: String, orElse message: String) {
        note(
            field, if: Passage(text) == nil,
            text.isBlank || text.scalarCount <= Passage.longest ? message : StudiesWording.longPassage)
    }

    /// `nil` if one of the statements is too long, or there are too many.
    private var lines: LineList? {
        let typed = statements.split(whereSeparator: { $0.isNewline }).map { String($0) }.filter {
            !$0.isBlank
        }
        let lines = typed.compactMap { Line($0) }
        guard lines.count == typed.count, lines.count <= StudyTerms.mostStatements else { return nil }
        return LineList(lines)
    }

    /// `nil` while there are problems.
    public var terms: StudyTerms? {
        guard problems.isEmpty, let title = Line(title), let contact = Passage(contact),
            let text = Passage(text), let lines, let start = Day(first), let end = Day(last), start <= end
        else { return nil }
        return StudyTerms(
            title: title, contact: contact, text: text, statements: lines, topics: topics,
            asksForDates: asksForDates, days: start...end)
    }
}
