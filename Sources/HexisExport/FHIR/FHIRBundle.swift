import HexisCore
import HexisExchange

/// What a person recorded about medicine, measurements and questionnaires as a bundle of FHIR R4 (HL7 FHIR 4.0.1), of type
/// `collection`.
///
/// The person appears under a pseudonym. A dose that was not answered does not appear, because nothing is known of it.
public struct FHIRBundle: Sendable {
    let practice: Practice
    let person: Identifier
    let span: ClosedRange<Day>
    let moment: Moment
    let zone: ZoneRules
    /// What a care provider may see; `nil` for the person's own bundle, which has all of it.
    private let connection: CareConnection?

    /// - Parameters:
    ///   - person: The pseudonym.
    ///   - span: The days to include.
    ///   - zone: The person's time zone.
    ///   - connection: That to a care provider, if the bundle is for them: it then has what they may see.
    public init(
        _ practice: Practice, of person: Identifier, in span: ClosedRange<Day>, at moment: Moment,
        zone: ZoneRules, for connection: CareConnection? = nil
    ) {
        self.practice = practice
        self.person = person
        self.span = span
        self.moment = moment
        self.zone = zone
        self.connection = connection
    }

    public static let name = "fhir.json"

    /// The bundle as JSON, in pieces.
    public var pieces: some Sequence<[UInt8]> {
        let head =
            #"{"resourceType":"Bundle","type":"collection","timestamp":"\#(RFC3339.text(moment.instant))","entry":["#
        var isFirst = true
        let lines = resources.lazy.map { resource in
            defer { isFirst = false }
            return Array("\(isFirst ? "" : ",")\n\(entry(of: resource).text)".utf8)
        }
        return Pieces(first: Array(head.utf8), of: lines, last: Array("\n]}\n".utf8))
    }

    private func entry(of resource: FHIRResource) -> JSON {
        .fhir(("fullUrl", .string(resource.id.urn)), ("resource", resource.json))
    }

    /// The resources, those that others refer to first.
    var resources: [FHIRResource] { [patient] + medicines + measurements + questionnaires }

    func includes(_ topic: CareTopic) -> Bool {
        connection.map { $0.scope(on: moment.today).contains(topic) } ?? true
    }

    /// Returns a questionnaire that was given; for a care provider, only one of theirs.
    func questionnaire(_ id: Identifier) -> GivenQuestionnaire? {
        guard includes(.questionnaires) else { return nil }
        guard let connection else { return practice.everGivenQuestionnaire(id) }
        return connection.givenQuestionnaires.first { $0.id == id }
    }

    private var patient: FHIRResource {
        FHIRResource(
            "Patient", person,
            ("identifier", .array([.fhir(("system", "urn:ietf:rfc:3986"), ("value", .string(person.urn)))])))
    }

    /// The reference to the person.
    var subject: JSON { .reference(to: person) }

    /// An instant as the person's clock shows it.
    func time(_ instant: Instant) -> JSON {
        .string(RFC3339.text(instant, offset: zone.offset(at: instant)))
    }
}

/// A resource of FHIR.
struct FHIRResource {
    let kind: String
    let id: Identifier
    let members: [(String, JSON?)]

    init(_ kind: String, _ id: Identifier, _ members: (String, JSON?)...) {
        self.kind = kind
        self.id = id
        self.members = members
    }

    var json: JSON {
        .object(
            [
                JSON.Member("resourceType", .string(kind)), JSON.Member("id", .string(id.description)),
            ] + members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }
}

extension Identifier {
    /// `urn:uuid:0123…`
    var urn: String {
        let text = Array(description)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(text[$0]) }
        return "urn:uuid:\(parts.joined(separator: "-"))"
    }
}

extension JSON: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON {
    /// An object of the members that have a value.
    static func fhir(_ members: (String, JSON?)...) -> JSON {
        .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }

    static func reference(to resource: Identifier) -> JSON { .fhir(("reference", .string(resource.urn))) }

    /// A concept in words alone.
    static func concept(_ text: String) -> JSON { .fhir(("text", .string(text))) }

    /// A concept with its code in LOINC.
    static func loinc(_ code: String, _ text: String) -> JSON {
        .fhir(
            (
                "coding",
                .array([
                    .fhir(
                        ("system", "http://loinc.org"), ("code", .string(code)), ("display", .string(text)))
                ])
            ), ("text", .string(text)))
    }

    /// An amount in a unit of UCUM.
    static func quantity(_ amount: String, _ unit: String, _ code: String) -> JSON {
        .fhir(
            ("value", .number(amount)), ("unit", .string(unit)), ("system", "http://unitsofmeasure.org"),
            ("code", .string(code)))
    }

    static func day(_ day: Day) -> JSON { .string(day.description) }
}
