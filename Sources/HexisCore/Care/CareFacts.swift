/// Somebody entered the code with which the patient invited a care provider, and waits for the patient's consent.
///
/// The server records it. Until the patient agrees, the provider sees nothing.
public struct CareRequested: FactFields {
    public var connection: Identifier
    /// The account of the provider.
    public var provider: Identifier
    public var name: Line

    public init(connection: Identifier, provider: Identifier, name: Line) {
        self.connection = connection
        self.provider = provider
        self.name = name
    }

    init(_ known: CareRequested?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        provider = try coder.field(2, "provider", known?.provider)
        name = try coder.field(3, "name", known?.name)
    }
}

/// The patient agreed that a care provider sees this, or changed what they see.
public struct CareGranted: FactFields {
    public var connection: Identifier
    public var scope: CareScope
    /// The last day of sharing; `nil` until the patient ends it.
    public var until: Day?

    public init(connection: Identifier, scope: CareScope, until: Day? = nil) {
        self.connection = connection
        self.scope = scope
        self.until = until
    }

    init(_ known: CareGranted?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        scope = try coder.field(2, "scope", known?.scope)
        until = try coder.optional(3, "until", known?.until)
    }
}

/// The patient or the provider ended a connection, or the patient declined it. It cannot be resumed, whatever was
/// granted at the same time elsewhere.
public struct CareEnded: FactFields {
    public var connection: Identifier
    public var party: CareParty

    public init(connection: Identifier, party: CareParty) {
        self.connection = connection
        self.party = party
    }

    init(_ known: CareEnded?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        party = try coder.field(2, "party", known?.party)
    }
}

/// Either side of a connection.
public enum CareParty: Int, ChoiceField, Sendable {
    case patient = 0
    case provider

    public var name: String {
        switch self {
        case .patient: "patient"
        case .provider: "provider"
        }
    }
}

/// A care provider looked at the patient's data. The server records it before the provider sees anything.
public struct CareLooked: FactFields {
    public var connection: Identifier
    public var page: Page
    /// What there was to see.
    public var scope: CareScope

    public init(connection: Identifier, page: Page, scope: CareScope) {
        self.connection = connection
        self.page = page
        self.scope = scope
    }

    init(_ known: CareLooked?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        page = try coder.field(2, "page", known?.page)
        scope = try coder.field(3, "scope", known?.scope)
    }

    /// A page on which a care provider sees a patient's data.
    public enum Page: Int, ChoiceField, Sendable {
        /// The list of all their patients, with what is wrong.
        case list = 0
        /// The page of one patient.
        case patient
        /// The weekly summary, which counts those who need a look, and names no one.
        case summary

        public var name: String {
            switch self {
            case .list: "list"
            case .patient: "patient"
            case .summary: "summary"
            }
        }
    }
}

/// A care provider wrote a note, which the patient reads too.
public struct CareNoted: FactFields {
    public var connection: Identifier
    public var text: Passage

    public init(connection: Identifier, text: Passage) {
        self.connection = connection
        self.text = text
    }

    init(_ known: CareNoted?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        text = try coder.field(2, "text", known?.text)
    }
}

/// A care provider planned when to talk next, or took that back.
public struct CareFollowUpPlanned: FactFields {
    public var connection: Identifier
    /// `nil` where nothing is planned any more.
    public var day: Day?
    public var time: TimeOfDay?
    /// A place, or a telephone number.
    public var place: Line?

    public init(connection: Identifier, day: Day?, time: TimeOfDay? = nil, place: Line? = nil) {
        self.connection = connection
        self.day = day
        self.time = time
        self.place = place
    }

    init(_ known: CareFollowUpPlanned?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        day = try coder.optional(2, "day", known?.day)
        time = try coder.optional(3, "time", known?.time)
        place = try coder.optional(4, "place", known?.place)
    }
}

/// A care provider changed a setting together with the patient. The entry of the setting itself is recorded beside it.
///
/// The values are as `Practice.careSetting` returns them.
public struct CareChanged: FactFields {
    public var connection: Identifier
    public var setting: CareTopic
    /// The medicine, where the setting belongs to one.
    public var medicine: Identifier?
    public var before: LineList
    public var after: LineList

    public init(
        connection: Identifier, setting: CareTopic, medicine: Identifier? = nil, before: LineList,
        after: LineList
    ) {
        self.connection = connection
        self.setting = setting
        self.medicine = medicine
        self.before = before
        self.after = after
    }

    init(_ known: CareChanged?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        setting = try coder.field(2, "setting", known?.setting)
        medicine = try coder.optional(3, "medicine", known?.medicine)
        before = try coder.field(4, "before", known?.before)
        after = try coder.field(5, "after", known?.after)
    }
}

/// The patient read what a care provider changed, and keeps it.
public struct CareChangeKept: FactFields {
    public var connection: Identifier
    /// The entry of the change.
    public var change: Identifier

    public init(connection: Identifier, change: Identifier) {
        self.connection = connection
        self.change = change
    }

    init(_ known: CareChangeKept?, _ coder: inout FieldCoder) throws(WireError) {
        connection = try coder.field(1, "connection", known?.connection)
        change = try coder.field(2, "change", known?.change)
    }
}

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
