package import HexisCore
import HexisExchange

extension APIProblem {
    /// The problem as FHIR's programs expect it (HL7 FHIR 4.0.1, 2.37).
    package var outcome: JSON {
        .fhir(
            ("resourceType", "OperationOutcome"),
            (
                "issue",
                .array([
                    .fhir(
                        ("severity", "error"), ("code", .string(issue)), ("diagnostics", .string(inWords)))
                ])
            ))
    }

    /// The HTTP status: that of FHIR for a search that has no meaning is 400.
    package var outcomeStatus: Int { kind == .invalid ? 400 : status }

    private var issue: String {
        switch kind {
        case .malformed: "structure"
        case .invalid: "invalid"
        case .unauthorized: "login"
        case .forbidden: "forbidden"
        case .unknown: "not-found"
        case .method: "not-supported"
        case .conflict: "conflict"
        case .tooLarge: "too-long"
        case .tooMany: "throttled"
        case .unavailable: "transient"
        case .full: "no-store"
        }
    }
}
