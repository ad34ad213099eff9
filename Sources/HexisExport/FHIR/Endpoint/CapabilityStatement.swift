package import HexisCore
import HexisExchange

/// What the endpoint can do, for programs that find out (HL7 FHIR 4.0.1, 5.2).
package enum CapabilityStatement {
    /// - Parameters:
    ///   - base: The endpoint's own address.
    ///   - version: That of Hexis.
    package static func json(base: String, version: String, on day: Day) -> JSON {
        .fhir(
            ("resourceType", "CapabilityStatement"), ("status", "active"), ("date", .day(day)),
            ("kind", "instance"), ("software", .fhir(("name", "Hexis"), ("version", .string(version)))),
            (
                "implementation",
                .fhir(
                    ("description", "What the person to whom the access token belongs recorded in Hexis"),
                    ("url", .string(base)))
            ), ("fhirVersion", "4.0.1"), ("format", .array(["json"])), ("rest", .array([server])))
    }

    private static var server: JSON {
        .fhir(
            ("mode", "server"), ("security", .fhir(("description", security))),
            ("resource", .array(FHIRKind.allCases.map { $0.capability })))
    }

    private static var security: JSON {
        "An API token of the person with the scope to read: “Authorization: Bearer TOKEN”"
    }
}

extension FHIRKind {
    fileprivate var capability: JSON {
        .fhir(
            ("type", .string(rawValue)),
            ("interaction", .array(["read", "search-type"].map { .fhir(("code", .string($0))) })),
            (
                "searchParam",
                .array(parameters.map { .fhir(("name", .string($0.name)), ("type", .string($0.type))) })
            ))
    }
}
