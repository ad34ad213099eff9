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

    /// For each, the whole journal is read once or twice more.
    private static let mostUpdates = 2

    /// Throws `APIProblem` for a parameter that is unknown or has no meaning.
    init(_ query: [(name: String, value: String)], for kind: FHIRKind, in zone: ZoneRules) throws(APIProblem)
    {
        for (name, value) in query {
            try add(FHIRParameter(name: name, value: value), for: kind, in: zone)
            if name != "_offset" { kept.append((name, value)) }
        }
    }

    private mutating func add(
        _ parameter: FHIRParameter, for kind: FHIRKind, in zone: ZoneRules
    ) throws(APIProblem) {
        switch parameter.name {
        case "_id": ids += parameter.alternatives
        case "patient" where kind.date != nil, "subject" where kind.date != nil: subjects += [parameter.value]
        case "_count": count = try parameter.pageSize()
        case "_offset": offset = try parameter.offset()
        case "_format": try parameter.requireJSON()
        case kind.date: dates.append(try parameter.date(in: zone))
        case "_lastUpdated": try addUpdate(parameter, in: zone)
        default: throw parameter.unknown(for: kind)
        }
    }

    private mutating func addUpdate(
        _ parameter: FHIRParameter, in zone: ZoneRules
    ) throws(APIProblem) {
        updates.append(try parameter.time(in: zone))
        guard updates.count <= FHIRSearch.mostUpdates else {
            throw parameter.problem("Expected at most two of these.")
        }
    }

    /// The days that resources with these dates can be on.
    func days(within all: ClosedRange<Day>, in zone: ZoneRules) -> ClosedRange<Day> {
        var (first, last) = (all.lowerBound, all.upperBound)
        for condition in dates {
            let days = condition.days(in: zone)
            first = max(first, days.first ?? first)
            last = min(last, days.last ?? last)
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

extension FHIRDateCondition {
    /// The first and the last day that it allows; `nil` where it sets no limit.
    fileprivate func days(in zone: ZoneRules) -> (first: Day?, last: Day?) {
        // A person's day may begin after midnight.
        let first = FHIRDateCondition.date(of: period.start, in: zone).previous
        let last = FHIRDateCondition.date(of: period.end, in: zone).next
        return switch comparison {
        case .equal: (first, last)
        case .after, .notBefore: (first, nil)
        case .before, .notAfter: (nil, last)
        case .notEqual: (nil, nil)
        }
    }

    private static func date(of instant: Instant, in zone: ZoneRules) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant)).date
    }
}
