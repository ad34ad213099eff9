import HexisCore
import HexisExchange

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
    var urn: String { "urn:uuid:\(uuid)" }
}

extension JSON {
    /// An object of the members that have a value.
    static func fhir(_ members: (String, JSON?)...) -> JSON {
        .object(members.compactMap { name, value in value.map { JSON.Member(name, $0) } })
    }

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
