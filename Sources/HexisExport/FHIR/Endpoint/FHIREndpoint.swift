package import HexisCore
package import HexisExchange

/// Answers requests of programs that read one person's resources as from a FHIR server (HL7 FHIR 4.0.1, 3.1.0).
///
/// What a program asks for and Hexis does not know is refused, because it would otherwise expect it to have an effect.
package struct FHIREndpoint: Sendable {
    private let practice: Practice
    private let person: Identifier
    private let moment: Moment
    private let settled: Instant
    private let zone: ZoneRules
    /// The endpoint's own address: `https://hexis.example/api/fhir`.
    private let base: String

    /// - Parameters:
    ///   - person: The pseudonym.
    ///   - settled: The instant before which everything that arrived is in the practice: a program can read on from there.
    ///     The moment itself, unless there is another.
    ///   - zone: The person's time zone.
    ///   - base: The endpoint's own address, without a slash at its end.
    package init(
        _ practice: Practice, of person: Identifier, at moment: Moment, settled: Instant? = nil,
        zone: ZoneRules, base: String
    ) {
        self.practice = practice
        self.person = person
        self.moment = moment
        self.settled = settled ?? moment.instant
        self.zone = zone
        self.base = base
    }

    /// Answers what is at a path below the endpoint: `Observation`, or `Observation/0123…`.
    ///
    /// - Parameter earlier: The endpoint as it was at each of the instants that `instants(_:_:)` returns.
    package func answer(
        _ path: String, _ query: [(name: String, value: String)], earlier: [Instant: FHIREndpoint] = [:]
    ) throws(APIProblem) -> JSON {
        let (kind, id) = try target(path)
        guard let id else { return try search(kind, query, earlier) }
        guard let resource = resources(of: kind, in: span).first(where: { $0.id.description == id })
        else { throw APIProblem(.unknown, "There is no \(kind.rawValue) with this id.") }
        return resource.json
    }

    /// The instants that a search by `_lastUpdated` compares with. A resource was updated since one if it is not what it
    /// was then.
    package func instants(
        _ path: String, _ query: [(name: String, value: String)]
    ) throws(APIProblem) -> Set<Instant> {
        let (kind, id) = try target(path)
        guard id == nil else { return [] }
        return Set(try FHIRSearch(query, for: kind, in: zone).updates.flatMap { $0.instants })
    }

    private func target(_ path: String) throws(APIProblem) -> (kind: FHIRKind, id: String?) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let kind = parts.first.flatMap({ FHIRKind(rawValue: String($0)) }), parts.count <= 2 else {
            throw APIProblem(.unknown, "There are no resources of this type.")
        }
        return (kind, parts.count == 2 ? String(parts[1]) : nil)
    }

    private func search(
        _ kind: FHIRKind, _ query: [(name: String, value: String)], _ earlier: [Instant: FHIREndpoint]
    ) throws(APIProblem) -> JSON {
        let search = try FHIRSearch(query, for: kind, in: zone)
        guard search.subjects.allSatisfy({ isPerson($0) }) else {
            return page([], of: 0, kind, search)
        }
        let found = resources(of: kind, for: search, earlier)
        let shown = found.dropFirst(search.offset).prefix(search.count)
        return page(Array(shown), of: found.count, kind, search)
    }

    private func resources(
        of kind: FHIRKind, for search: FHIRSearch, _ earlier: [Instant: FHIREndpoint]
    ) -> [FHIRResource] {
        let days = search.days(within: span, in: zone)
        // Before anything arrived, there was nothing, not even the person.
        let before = earlier.filter { $0.value.practice.count > 0 }.mapValues { $0.state(of: kind, in: days) }
        return resources(of: kind, in: days).filter { resource in
            (search.ids.isEmpty || search.ids.contains(resource.id.description))
                && holds(search.dates, for: resource, kind)
                && search.updates.allSatisfy { $0.holds { before[$0]?[resource.id] != resource.json } }
        }
    }

    private func state(of kind: FHIRKind, in days: ClosedRange<Day>) -> [Identifier: JSON] {
        Dictionary(resources(of: kind, in: days).map { ($0.id, $0.json) }, uniquingKeysWith: { $1 })
    }

    private func isPerson(_ reference: String) -> Bool {
        [person.description, "Patient/\(person)", "\(base)/Patient/\(person)"].contains(reference)
    }

    private func holds(_ conditions: [FHIRDateCondition], for resource: FHIRResource, _ kind: FHIRKind)
        -> Bool
    {
        guard !conditions.isEmpty else { return true }
        guard let date = resource.date(of: kind, in: zone) else { return false }
        return conditions.allSatisfy { $0.holds(for: date) }
    }

    /// All days with anything in them. Where the person was before, it may have been tomorrow already.
    private var span: ClosedRange<Day> {
        let last = moment.today.next
        return min(FHIRBundle.firstDay(of: practice, today: moment.today), last)...last
    }

    private func resources(of kind: FHIRKind, in span: ClosedRange<Day>) -> [FHIRResource] {
        let weeks = moment.today.advanced(by: 1 - FHIREndpoint.adherenceDays)...moment.today
        let bundle = FHIRBundle(
            practice, of: person, in: span, at: moment, zone: zone, references: .relative, adherence: weeks)
        return bundle.resources.filter { $0.kind == kind.rawValue }
    }

    /// Adherence is that of the last twelve weeks, whatever days are searched.
    private static let adherenceDays = 84

    private func page(_ resources: [FHIRResource], of total: Int, _ kind: FHIRKind, _ search: FHIRSearch)
        -> JSON
    {
        let entries = resources.map { entry(of: $0, kind) }
        var links = [link("self", kind, search, search.offset)]
        let next = search.offset + search.count
        if next < total { links.append(link("next", kind, search, next)) }
        return .fhir(
            ("resourceType", "Bundle"), ("type", "searchset"),
            ("timestamp", .string(RFC3339.text(settled))), ("total", .integer(Int64(total))),
            ("link", .array(links)), ("entry", entries.isEmpty ? nil : .array(entries)))
    }

    private func entry(of resource: FHIRResource, _ kind: FHIRKind) -> JSON {
        .fhir(
            ("fullUrl", .string("\(base)/\(kind.rawValue)/\(resource.id)")), ("resource", resource.json),
            ("search", .fhir(("mode", "match"))))
    }

    private func link(_ relation: String, _ kind: FHIRKind, _ search: FHIRSearch, _ offset: Int) -> JSON {
        .fhir(
            ("relation", .string(relation)),
            ("url", .string("\(base)/\(kind.rawValue)?\(search.query(offset: offset))")))
    }
}
