/// What a study asks its participants to agree to, in one version.
///
/// A change makes a new version. For participants who signed an earlier one, that one applies until they sign the new one.
public struct StudyTerms: Hashable, Sendable {
    /// Counted from 1.
    public var version: Int64
    public var title: Line
    /// Who is responsible for the study, and how to reach them.
    public var contact: Passage
    /// What the study is about, in the words of those who do it.
    public var text: Passage
    /// What a participant has to agree to, one by one.
    public var statements: LineList
    public var topics: StudyTopics
    /// Whether participants are asked if dates may be given out. Otherwise none are.
    public var asksForDates: Bool
    /// The days of which something is collected.
    public var days: ClosedRange<Day>

    /// The most days that a study may last: ten years.
    public static let longest = 3660
    /// The most statements.
    public static let mostStatements = 20

    public init(
        version: Int64 = 1, title: Line, contact: Passage, text: Passage, statements: LineList = .none,
        topics: StudyTopics, asksForDates: Bool = false, days: ClosedRange<Day>
    ) {
        self.version = version
        self.title = title
        self.contact = contact
        self.text = text
        self.statements = statements
        self.topics = topics
        self.asksForDates = asksForDates
        self.days = days
    }

    /// The number of a day within the study: 1 on its first day.
    public func number(of day: Day) -> Int { days.lowerBound.distance(to: day) + 1 }
    /// The number of a day’s week within the study, from 1.
    public func week(of day: Day) -> Int { days.lowerBound.distance(to: day) / 7 + 1 }
}

extension StudyTerms: FactFields {
    init(_ known: StudyTerms?, _ coder: inout FieldCoder) throws(WireError) {
        version = try coder.field(1, "version", known?.version)
        title = try coder.field(2, "title", known?.title)
        contact = try coder.field(3, "contact", known?.contact)
        text = try coder.field(4, "text", known?.text)
        statements = try coder.field(5, "statements", known?.statements)
        topics = StudyTopics(bits: try coder.field(6, "topics", known?.topics.bits))
        asksForDates = try coder.field(7, "asksForDates", known?.asksForDates)
        let first = try coder.field(8, "first", known?.days.lowerBound)
        let last = try coder.field(9, "last", known?.days.upperBound)
        guard first <= last else { throw .invalid(field: "last") }
        days = first...last
    }
}
