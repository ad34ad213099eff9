/// The kinds of resources that the endpoint has, and what they can be searched by.
enum FHIRKind: String, CaseIterable {
    case patient = "Patient"
    case medicationRequest = "MedicationRequest"
    case medicationAdministration = "MedicationAdministration"
    case observation = "Observation"
    case questionnaireResponse = "QuestionnaireResponse"

    /// The search parameter for the date; `nil` for a resource without one.
    var date: String? {
        switch self {
        case .patient: nil
        case .medicationRequest: "authoredon"
        case .medicationAdministration: "effective-time"
        case .observation: "date"
        case .questionnaireResponse: "authored"
        }
    }

    /// The members that may hold the date.
    var dateMembers: [String] {
        switch self {
        case .patient: []
        case .medicationRequest: ["authoredOn"]
        case .medicationAdministration: ["effectiveDateTime"]
        case .observation: ["effectiveDateTime", "effectivePeriod"]
        case .questionnaireResponse: ["authored"]
        }
    }

    /// The search parameters with their types.
    var parameters: [(name: String, type: String)] {
        let common = [("_id", "token"), ("_lastUpdated", "date")]
        guard let date else { return common }
        return common + [("patient", "reference"), ("subject", "reference"), (date, "date")]
    }
}
