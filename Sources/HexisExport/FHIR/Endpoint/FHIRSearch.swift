import HexisCore
import HexisExchange

/// What a program searches for.
struct FHIRSearch {
    private(set) var ids: [String] = []
    /// The persons whose resources are searched; each must be the one.
    private(set) var subjects: [String] = []
    /// All of them must hold.
    private(set) var dates: [FHIRDateCondition] = []
    /// Conditions on the time at which a resource became what it is. All of them must hold.
    private(set) var updates: [FHIRDateCondition] = []
    /// The most resources of a page.
    private(set) var count = 100
    private(set) var offset = 0
    /// The parameters but for the place, for the addresses of other pages.
    private var kept: [(name: String, value: String)] = []

    private static let most: Int64 = 1000
    /// For each, the whole journal is read once or twice more.
    private static let mostUpdates = 2

    /// Throws `APIProblem` for a parameter that is unknown or has no meaning.
    init(_ query: [(name: String, value: String)], for kind: FHIRKind, in zone: ZoneRules) throws(APIProblem)
    {
        for (name, value) in query {
            switch name {
            case "_id": ids += value.split(separator: ",").map { String($0) }
            case "patient" where kind.date != nil, "subject" where kind.date != nil: subjects.append(value)
            case "_count":
                guard let number = Int64(value), 1... ~= number else {
                    throw APIProblem(.invalid, "Expected a whole number from 1.", at: name)
                }
                count = Int(min(number, FHIRSearch.most))
            case "_offset":
                guard let number = Int(value), 0...1_000_000_000 ~= number else {
                    throw APIProblem(.invalid, "Expected an offset from an earlier response.", at: name)
                }
                offset = number
                continue
            case "_format":
                guard ["json", "application/json", "application/fhir+json"].contains(value) else {
                    throw APIProblem(.invalid, "The only format is JSON.", at: name)
                }
            case kind.date:
                guard let condition = FHIRDateCondition(value, in: zone) else {
                    throw APIProblem(.invalid, "Expected a date such as ge2026-03-01.", at: name)
                }
                dates.append(condition)
            case "_lastUpdated":
                guard let condition = FHIRDateCondition(value, in: zone) else {
                    throw APIProblem(.invalid, "Expected a time such as ge2026-03-01T08:00:00Z.", at: name)
                }
                updates.append(condition)
                guard updates.count <= FHIRSearch.mostUpdates else {
                    throw APIProblem(.invalid, "Expected at most two of these.", at: name)
                }
            default:
                throw APIProblem(.invalid, "\(kind.rawValue) cannot be searched by this parameter.", at: name)
            }
            kept.append((name, value))
        }
    }

    /// The days that resources with these dates can be on.
    func days(within all: ClosedRange<Day>, in zone: ZoneRules) -> ClosedRange<Day> {
        var (first, last) = (all.lowerBound, all.upperBound)
        for condition in dates {
            let start = Moment(
                instant: condition.period.start, offset: zone.offset(at: condition.period.start)
            ).date
            let end = Moment(instant: condition.period.end, offset: zone.offset(at: condition.period.end))
                .date
            // A person's day may begin after midnight.
            switch condition.comparison {
            case .equal: (first, last) = (max(first, start.previous), min(last, end.next))
            case .after, .notBefore: first = max(first, start.previous)
            case .before, .notAfter: last = min(last, end.next)
            case .notEqual: break
            }
        }
        return first <= last ? first...last : all.lowerBound...all.lowerBound
    }

    /// The same search, from another place on.
    func query(offset: Int) -> String {
        let pairs = kept + (offset > 0 ? [("_offset", "\(offset)")] : [])
        return pairs.map { "\($0.name)=\(FHIRSearch.encoded($0.value))" }.joined(separator: "&")
    }

    /// With every byte escaped that is not unreserved (RFC 3986, section 2.3).
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                "-._~".utf8.contains(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%\(digits.count < 2 ? "0" : "")\(digits)"
        }.joined()
    }
}
