import HexisCore
import HexisExchange

/// A parameter of a search, as a program wrote it.
struct FHIRParameter {
    let name: String
    let value: String

    private static let mostResources: Int64 = 1000

    /// The values of which one has to match.
    var alternatives: [String] { value.split(separator: ",").map { String($0) } }

    /// The most resources of a page. Throws unless it is a positive number.
    func pageSize() throws(APIProblem) -> Int {
        guard let number = Int64(value), 1... ~= number else {
            throw problem("Expected a whole number from 1.")
        }
        return Int(min(number, FHIRParameter.mostResources))
    }

    /// How many resources come before a page. Throws unless an earlier response can have had it.
    func offset() throws(APIProblem) -> Int {
        guard let number = Int(value), 0...1_000_000_000 ~= number else {
            throw problem("Expected an offset from an earlier response.")
        }
        return number
    }

    /// Throws if another format than JSON is asked for.
    func requireJSON() throws(APIProblem) {
        guard ["json", "application/json", "application/fhir+json"].contains(value) else {
            throw problem("The only format is JSON.")
        }
    }

    /// A condition on the date of a resource. Throws if it is none.
    func date(in zone: ZoneRules) throws(APIProblem) -> FHIRDateCondition {
        guard let condition = FHIRDateCondition(value, in: zone) else {
            throw problem("Expected a date such as ge2026-03-01.")
        }
        return condition
    }

    /// A condition on the time of an update. Throws if it is none.
    func time(in zone: ZoneRules) throws(APIProblem) -> FHIRDateCondition {
        guard let condition = FHIRDateCondition(value, in: zone) else {
            throw problem("Expected a time such as ge2026-03-01T08:00:00Z.")
        }
        return condition
    }

    /// The answer to a parameter that has no meaning for a kind.
    func unknown(for kind: FHIRKind) -> APIProblem {
        problem("\(kind.rawValue) cannot be searched by this parameter.")
    }

    /// The answer to a value that has no meaning.
    func problem(_ text: String) -> APIProblem { APIProblem(.invalid, text, at: name) }
}
