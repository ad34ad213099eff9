package import HexisCore
import HexisExchange

/// What a person recorded about medicine, measurements and questionnaires as a bundle of FHIR R4 (HL7 FHIR 4.0.1), of type
/// `collection`.
///
/// The person appears under a pseudonym. A dose that was not answered does not appear, because nothing is known of it.
package struct FHIRBundle: Sendable {
    let practice: Practice
    let person: Identifier
    let span: ClosedRange<Day>
    let moment: Moment
    let zone: ZoneRules
    /// How resources refer to others.
    private let references: References
    /// The days that adherence is about.
    let adherenceSpan: ClosedRange<Day>
    /// What a care provider may see; `nil` for the person's own bundle, which has all of it.
    private let connection: CareConnection?

    /// How a resource names another one.
    enum References {
        /// By an identifier, which holds within a bundle.
        case urn
        /// By its address on the same server.
        case relative
    }

    /// - Parameters:
    ///   - person: The pseudonym.
    ///   - span: The days to include.
    ///   - zone: The person's time zone.
    ///   - connection: That to a care provider, if the bundle is for them: it then has what they may see.
    package init(
        _ practice: Practice, of person: Identifier, in span: ClosedRange<Day>, at moment: Moment,
        zone: ZoneRules, for connection: CareConnection? = nil
    ) {
        self.init(
            practice, of: person, in: span, at: moment, zone: zone, for: connection, references: .urn,
            adherence: span)
    }

    init(
        _ practice: Practice, of person: Identifier, in span: ClosedRange<Day>, at moment: Moment,
        zone: ZoneRules, for connection: CareConnection? = nil, references: References,
        adherence: ClosedRange<Day>
    ) {
        self.practice = practice
        self.person = person
        self.span = span
        self.moment = moment
        self.zone = zone
        self.connection = connection
        self.references = references
        adherenceSpan = adherence
    }

    /// The first day of a medicine, a measurement or an answer; today without any.
    static func firstDay(of practice: Practice, today: Day) -> Day {
        let starts = practice.medicines.map { $0.start }
        let measured = practice.measuredSignals.compactMap { practice.measuredDays(of: $0).first }
        let entered = practice.enteredHeartRates.map { $0.day }
        let answered = practice.surveyRuns.compactMap { run in
            run.finishedAt.map { Moment(instant: $0).date.previous }
        }
        return (starts + measured + entered + answered).min() ?? today
    }

    package static let name = "fhir.json"

    /// The bundle as JSON, in pieces.
    package var pieces: some Sequence<[UInt8]> {
        let head =
            #"{"resourceType":"Bundle","type":"collection","timestamp":"\#(RFC3339.text(moment.instant))","entry":["#
        let lines = resources.enumerated().lazy.map { place, resource in
            Array("\(place == 0 ? "" : ",")\n\(entry(of: resource).text)".utf8)
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
    var subject: JSON { reference("Patient", person) }

    func reference(_ kind: String, _ id: Identifier) -> JSON {
        .fhir(("reference", .string(references == .urn ? id.urn : "\(kind)/\(id)")))
    }

    /// An instant as the person's clock shows it.
    func time(_ instant: Instant) -> JSON {
        .string(RFC3339.text(instant, offset: zone.offset(at: instant)))
    }
}
