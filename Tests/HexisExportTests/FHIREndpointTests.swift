import Chance
import Foundation
import HexisApp
import HexisCore
import HexisExchange
import Testing

@testable import HexisExport

@Suite("FHIR's endpoint")
struct FHIREndpointTests {
    private static let now = Instant(clamping: 1_795_248_000_000)
    private let today = Moment(instant: now).today
    private let person = Identifier(high: 5, low: 5)
    private let base = "https://hexis.example/api/fhir"

    private func life() throws -> [Entry] {
        Demonstration.entries(
            until: Moment(instant: Self.now), device: Identifier(high: 1, low: 2),
            sharingWith: CareRequested(
                connection: Identifier(high: 3, low: 1), provider: Identifier(high: 3, low: 2),
                name: try #require(Line("anna"))))
    }

    private func endpoint(_ entries: [Entry], zone: ZoneRules = .utc) -> FHIREndpoint {
        FHIREndpoint(
            Practice(entries), of: person, at: Moment(instant: Self.now), zone: zone, base: base)
    }

    private func query(_ text: String) -> [(name: String, value: String)] { Form(encoded: text).fields }

    /// The resources of all pages of a search.
    private func all(
        _ kind: String, _ text: String, of endpoint: FHIREndpoint, earlier: [Instant: FHIREndpoint] = [:]
    ) throws -> [JSON] {
        var (found, text) = ([JSON](), text)
        for _ in 0..<1000 {
            let page = try endpoint.answer(kind, query(text), earlier: earlier)
            found += resources(page)
            guard let next = link("next", page) else { return found }
            #expect(next.hasPrefix("\(base)/\(kind)?"))
            text = String(next.dropFirst("\(base)/\(kind)?".count))
        }
        Issue.record("pages without an end")
        return found
    }

    private func resources(_ page: JSON) -> [JSON] {
        guard case .array(let entries) = page["entry"] else { return [] }
        return entries.compactMap { $0["resource"] }
    }

    private func link(_ relation: String, _ page: JSON) -> String? {
        guard case .array(let links) = page["link"] else { return nil }
        return links.first { $0["relation"]?.string == relation }?["url"]?.string
    }

    @Test(
        "A date covers what its precision says, and is compared as FHIR defines",
        arguments: [
            ("2026", "2026-03-04", true), ("2025", "2026-03-04", false), ("2026-03", "2026-03-31", true),
            ("eq2026-03-04", "2026-03-04T23:59:59Z", true), ("2026-03-04", "2026-03-05T00:00:00Z", false),
            ("ne2026-03-04", "2026-03-04", false), ("ne2026-03-04", "2026-03-05", true),
            ("ge2026-03-04", "2026-03-04", true), ("ge2026-03-04", "2026-03-03", false),
            ("gt2026-03-04", "2026-03-04", false), ("gt2026-03-04", "2026-03-05", true),
            ("le2026-03-04", "2026-03-04T12:00:00Z", true), ("le2026-03-04", "2026-03-05", false),
            ("lt2026-03-04", "2026-03-03", true), ("lt2026-03-04", "2026-03-04", false),
            ("ge2026-03-04T12:00:00Z", "2026-03-04T12:00:00Z", true),
            ("ge2026-03-04T12:00:00+01:00", "2026-03-04T11:00:00Z", true),
            ("gt2026-03-04T12:00:00Z", "2026-03-04T12:00:00Z", false), ("le2024-02", "2024-02-29", true),
        ])
    func comparisons(condition: String, date: String, holds: Bool) throws {
        let condition = try #require(FHIRDateCondition(condition, in: .utc))
        #expect(condition.holds(for: try #require(FHIRPeriod(date, in: .utc))) == holds)
    }

    @Test(
        "What is no date is none",
        arguments: [
            "", "ge", "26", "2026-13", "2026-02-30", "2026-3-4", "soon", "2026-03-04T12:00", "sa2026-03-04",
            "ap2026", "+202", "20 26",
        ])
    func noDate(text: String) {
        #expect(FHIRDateCondition(text, in: .utc) == nil)
    }

    @Test("Pages of every size together have each resource once, and each can be read by its address")
    func pages() throws {
        let endpoint = endpoint(try life())
        for kind in FHIRKind.allCases {
            let whole = try all(kind.rawValue, "_count=1000", of: endpoint)
            #expect(!whole.isEmpty)
            for count in [1, 7, 100] where whole.count / count < 500 {
                #expect(try all(kind.rawValue, "_count=\(count)", of: endpoint) == whole)
            }
            for resource in whole.prefix(5) + whole.suffix(5) {
                let id = try #require(resource["id"]?.string)
                #expect(try endpoint.answer("\(kind.rawValue)/\(id)", []) == resource)
                #expect(try all(kind.rawValue, "_id=\(id)", of: endpoint) == [resource])
            }
        }
    }

    @Test("What was measured where it was tomorrow already is found, and can be read by its address")
    func tomorrow() throws {
        let entry = Entry(
            id: Identifier(high: 7, low: 7), at: Self.now, device: Identifier(high: 1, low: 2),
            fact: .heartRateMeasured(HeartRateMeasured(day: today.next, beats: 60)))
        let endpoint = endpoint([entry])
        let found = try all("Observation", "", of: endpoint).filter {
            $0["effectiveDateTime"]?.string == "\(today.next)"
        }
        let id = try #require(found.first?["id"]?.string)
        #expect(found.count == 1)
        #expect(try endpoint.answer("Observation/\(id)", []) == found[0])
    }

    @Test("A search by dates finds what a look at every resource finds")
    func dates() throws {
        let endpoint = endpoint(try life())
        var dice = Dice.thrown()
        for kind in FHIRKind.allCases {
            guard let parameter = kind.date else { continue }
            let whole = try all(kind.rawValue, "", of: endpoint)
            for _ in 0..<rounds(30) {
                let conditions = (0..<dice.number(1...2)).map { _ in
                    let day = today.advanced(by: -dice.number(-2...200))
                    let precise = dice.one(of: [
                        "\(day)", "\(day)".prefix(7).description, "\(day)T08:00:00+02:00",
                    ])
                    return dice.one(of: ["eq", "ne", "ge", "gt", "le", "lt", ""]) + precise
                }
                let expected = try whole.filter { resource in
                    let date = try #require(period(of: resource))
                    return try conditions.allSatisfy {
                        try #require(FHIRDateCondition($0, in: .utc)).holds(for: date)
                    }
                }
                let text = conditions.map { "\(parameter)=\($0.replacing("+", with: "%2B"))" }.joined(
                    separator: "&")
                #expect(try all(kind.rawValue, text, of: endpoint) == expected, "\(text)")
            }
        }
    }

    @Test("A program that reads again and again only what was updated since has what a whole reading has")
    func updates() throws {
        let life = try life()
        let kinds = FHIRKind.allCases.map { $0.rawValue }
        var dice = Dice.thrown()
        for _ in 0..<rounds(3) {
            // Every entry arrives at some second of the last thousand, whenever it was made.
            let start = Self.now.advanced(byMilliseconds: -1_000_000)
            let arrivals = life.map {
                ($0, start.advanced(byMilliseconds: Int64(dice.number(0...1000)) * 1000))
            }
            func endpoint(before instant: Instant) -> FHIREndpoint {
                self.endpoint(arrivals.filter { $0.1 < instant }.map { $0.0 })
            }
            var copy: [String: JSON] = [:]
            var last = start
            for second in (0..<4).map({ _ in dice.number(1...1000) }).sorted() + [1001] {
                let now = start.advanced(byMilliseconds: Int64(second) * 1000)
                let (present, before) = (endpoint(before: now), endpoint(before: last))
                let isNew = arrivals.allSatisfy { $0.1 >= last }
                let text = "_count=1000&_lastUpdated=ge\(RFC3339.text(last))"
                for kind in kinds {
                    #expect(try present.instants(kind, query(text)) == [last])
                    // Where nothing had arrived, everything is new.
                    let whole = isNew ? [] : try all(kind, "_count=1000", of: before)
                    for resource in try all(kind, text, of: present, earlier: [last: before]) {
                        #expect(!whole.contains(resource))
                        copy["\(kind)/\(resource["id"]?.string ?? "")"] = resource
                    }
                }
                last = now
            }
            for kind in kinds {
                for resource in try all(kind, "_count=1000", of: self.endpoint(life)) {
                    #expect(copy["\(kind)/\(resource["id"]?.string ?? "")"] == resource)
                }
            }
        }
    }

    @Test(
        "An update is compared by what is known of it: whether it was at or after an instant",
        arguments: [
            ("ge2026-03-04", "2026-03-04", true), ("ge2026-03-04", "2026-03-03", false),
            ("gt2026-03-04", "2026-03-04", false), ("gt2026-03-04", "2026-03-05", true),
            ("lt2026-03-04", "2026-03-03", true), ("lt2026-03-04", "2026-03-04", false),
            ("le2026-03-04", "2026-03-04", true), ("le2026-03-04", "2026-03-05", false),
            ("2026-03-04", "2026-03-04", true), ("2026-03-04", "2026-03-05", false),
            ("ne2026-03-04", "2026-03-04", false), ("ne2026-03-04", "2026-03-03", true),
        ])
    func updateComparisons(condition: String, date: String, holds: Bool) throws {
        let condition = try #require(FHIRDateCondition(condition, in: .utc))
        let noon = try #require(FHIRPeriod("\(date)T12:00:00Z", in: .utc)).start
        #expect(condition.holds { $0 <= noon } == holds)
    }

    private func period(of resource: JSON) -> FHIRPeriod? {
        for name in ["effectiveDateTime", "authoredOn", "authored"] {
            if let text = resource[name]?.string { return FHIRPeriod(text, in: .utc) }
        }
        guard let start = resource["effectivePeriod"]?["start"]?.string.flatMap({ FHIRPeriod($0, in: .utc) }),
            let end = resource["effectivePeriod"]?["end"]?.string.flatMap({ FHIRPeriod($0, in: .utc) })
        else { return nil }
        return FHIRPeriod(from: start.start, to: end.end)
    }

    @Test("Resources of another person are not found; the person is named in three ways")
    func patients() throws {
        let endpoint = endpoint(try life())
        let count = try all("Observation", "", of: endpoint).count
        for name in ["\(person)", "Patient/\(person)", "\(base)/Patient/\(person)"] {
            #expect(try all("Observation", "patient=\(name)&subject=\(name)", of: endpoint).count == count)
        }
        let other = try endpoint.answer(
            "Observation", query("patient=Patient/\(Identifier(high: 6, low: 6))"))
        #expect(other["total"]?.integer == 0 && other["entry"] == nil && link("next", other) == nil)
        #expect(try all("Patient", "", of: endpoint).count == 1)
    }

    @Test(
        "What has no meaning is refused, and nothing else happens",
        arguments: [
            ("Observation", "_lastUpdated=soon", APIProblem.Kind.invalid),
            ("Observation", "_lastUpdated=ge2026&_lastUpdated=lt2027&_lastUpdated=ne2025", .invalid),
            ("Observation", "date=soon", .invalid),
            ("Observation", "authored=2026", .invalid), ("Patient", "patient=x", .invalid),
            ("Observation", "_count=0", .invalid), ("Observation", "_count=many", .invalid),
            ("Observation", "_offset=-1", .invalid), ("Observation", "_format=xml", .invalid),
            ("Appointment", "", .unknown), ("", "", .unknown), ("Observation/1/2", "", .unknown),
            ("Observation/", "", .unknown), ("Observation/0", "", .unknown), ("observation", "", .unknown),
        ])
    func refused(path: String, text: String, kind: APIProblem.Kind) throws {
        let endpoint = endpoint([])
        let problem = #expect(throws: APIProblem.self) { try endpoint.answer(path, query(text)) }
        #expect(problem?.kind == kind)
        #expect(problem?.outcome["resourceType"]?.string == "OperationOutcome")
    }

    @Test("Searches, problems and the statement of capabilities are valid by two libraries")
    func valid() throws {
        let endpoint = endpoint(try life())
        var files = try FHIRKind.allCases.map { try endpoint.answer($0.rawValue, query("_count=500")) }
        files.append(try endpoint.answer("Observation", query("date=2001&_id=0")))
        files.append(try self.endpoint([]).answer("Patient", []))
        files.append(CapabilityStatement.json(base: base, version: "1.0", on: today))
        files += APIProblem.Kind.allCases.map { APIProblem($0, "It is not so.", at: "date").outcome }
        let kinds = try FHIRValidation.check(files.map { Array($0.text.utf8) })
        #expect(kinds["CapabilityStatement"]?.integer == 1)
        #expect(kinds["OperationOutcome"]?.integer == Int64(APIProblem.Kind.allCases.count))
        #expect(kinds["MedicationAdministration"]?.integer ?? 0 > 100)
    }
}
