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
