package import HexisCore

/// One version of a patient, plan, contact, task or outcome of CareKit, with everything that an app wrote into it.
///
/// Reading is tolerant: documents of every version of CareKit since 2.0 are completed to what today's requires.
/// Members that Hexis does not know stay as they are.
package struct CareKitEntity: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case patient, carePlan, contact, task, healthKitTask, outcome
    }

    package let kind: Kind
    /// The version itself.
    package let uuid: Identifier
    /// What it is a version of, in the app's own words.
    package let id: String
    /// The versions that this one replaces.
    let previous: [Identifier]
    /// Its members in today's form.
    let object: JSON

    package init(_ json: JSON, at place: String) throws(APIProblem) {
        let type = json["type"]?.string ?? ""
        let kind = Kind.allCases.first { $0.rawValue.lowercased() == type.lowercased() }
        guard let kind, let object = json["object"], case .object = object else {
            throw APIProblem(
                .invalid, "Not an entity of CareKit: a type that it has, and an object.", at: place)
        }
        try self.init(kind, completing: object, at: "\(place)/object")
    }

    init(_ kind: Kind, completing object: JSON, at place: String = "") throws(APIProblem) {
        self.kind = kind
        uuid = try CareKitEntity.uuid(of: object, at: place)
        previous = try CareKitEntity.identifiers(object, "previousVersionUUID", at: place)
        let next = try CareKitEntity.identifiers(object, "nextVersionUUID", at: place)
        id = try CareKitEntity.id(of: object, kind, at: place)
        let date = try CareKitEntity.date(of: object, at: place)
        let named = object.withoutNulls.with(
            ("id", .string(id)), ("uuid", .string(uuid.careKitUUID)), ("effectiveDate", date))
        self.object = CareKitEntity.completed(named, replacing: previous, replacedBy: next)
    }

    private static func uuid(of object: JSON, at place: String) throws(APIProblem) -> Identifier {
        guard let uuid = object["uuid"]?.string.flatMap({ Identifier(uuid: $0) }) else {
            throw APIProblem(.invalid, "A version needs its UUID.", at: "\(place)/uuid")
        }
        return uuid
    }

    /// Reads the list of today, or the single identifier of versions before 3.
    private static func identifiers(_ object: JSON, _ name: String, at place: String) throws(APIProblem)
        -> [Identifier]
    {
        let texts: [JSON] =
            switch (object["\(name)s"], object[name]) {
            case (.array(let items)?, _): items
            case (_, .string(let text)?): [.string(text)]
            default: []
            }
        let identifiers = texts.compactMap { $0.string.flatMap { Identifier(uuid: $0) } }
        guard identifiers.count == texts.count else {
            throw APIProblem(.invalid, "Versions are UUIDs.", at: "\(place)/\(name)s")
        }
        return identifiers
    }

    private static func id(of object: JSON, _ kind: Kind, at place: String) throws(APIProblem) -> String {
        if let id = object["id"]?.string { return id }
        guard kind == .outcome, let task = object["taskUUID"]?.string,
            let occurrence = object["taskOccurrenceIndex"]?.integer
        else { throw APIProblem(.invalid, "An entity needs its id.", at: "\(place)/id") }
        return "\(task)_\(occurrence)"
    }

    private static func date(of object: JSON, at place: String) throws(APIProblem) -> JSON {
        let dates = ["effectiveDate", "createdDate"].lazy.compactMap { object[$0] }
        guard let date = dates.first(where: { $0 != .null }) else {
            throw APIProblem(.invalid, "A version needs a date.", at: "\(place)/effectiveDate")
        }
        guard date.careKitInstant != nil else {
            throw APIProblem(.invalid, "Dates are seconds since 2001.", at: "\(place)/effectiveDate")
        }
        return date
    }

    private static func completed(
        _ object: JSON, replacing previous: [Identifier], replacedBy next: [Identifier]
    ) -> JSON {
        let completed = object.with(
            ("previousVersionUUIDs", .uuids(previous)), ("nextVersionUUIDs", .uuids(next)),
            ("previousVersionUUID", nil), ("nextVersionUUID", nil)
        ).completed("timezone", with: .careKit(("identifier", "GMT")))
        guard let schedule = completed["schedule"] else { return completed }
        return completed.with(("schedule", schedule.completedSchedule))
    }

    package var json: JSON { .careKit(("type", .string(kind.rawValue)), ("object", object)) }
}

extension CareKitEntity {
    func date(_ name: String) -> Instant? { object[name]?.careKitInstant }

    /// From when on the version holds.
    var effective: Instant { date("effectiveDate") ?? Instant(clamping: 0) }
    var isDeleted: Bool { object["deletedDate"] != nil }

    /// When the version was made.
    var made: Instant {
        ["deletedDate", "updatedDate", "createdDate"].compactMap { date($0) }.max() ?? effective
    }

    func userInfo(_ name: String) -> String? { object["userInfo"]?[name]?.string }
}
