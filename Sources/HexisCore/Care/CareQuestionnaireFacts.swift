/// A care provider gave the patient a questionnaire.
public struct CareQuestionnaireGiven: FactFields {
    public var connection: Identifier
    /// This one giving of it, which the answers name.
    public var questionnaire: Identifier
    public var title: Line
    public var items: QuestionnaireItems
    /// The day from which on it is asked.
    public var first: Day
    /// The number of days from one round to the next; `nil` if it is asked once.
    public var interval: Int64?

    public init(
        connection: Identifier, questionnaire: Identifier, title: Line, items: QuestionnaireItems, first: Day,
        interval: Int64? = nil
    ) {
        self.connection = connection
        self.questionnaire = questionnaire
        self.title = title
        self.items = items
        self.first = first
        self.interval = interval
    }

    init(_ known: CareQuestionnaireGiven?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        questionnaire = try coder.field(2, "questionnaire", known?.questionnaire)
        title = try coder.field(3, "title", known?.title)
        items = try coder.field(4, "items", known?.items)
        first = try coder.field(5, "first", known?.first)
        interval = try coder.optional(6, "interval", known?.interval)
    }
}

/// A care provider no longer asks a questionnaire. What was answered is kept.
public struct CareQuestionnaireEnded: FactFields {
    public var connection: Identifier
    public var questionnaire: Identifier

    public init(connection: Identifier, questionnaire: Identifier) {
        self.connection = connection
        self.questionnaire = questionnaire
    }

    init(_ known: CareQuestionnaireEnded?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        questionnaire = try coder.field(2, "questionnaire", known?.questionnaire)
    }
}
