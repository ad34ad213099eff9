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
