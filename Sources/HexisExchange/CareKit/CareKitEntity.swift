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
        guard let uuid = object["uuid"]?.string.flatMap({ Identifier(uuid: $0) }) else {
            throw APIProblem(.invalid, "A version needs its UUID.", at: "\(place)/uuid")
        }
        self.kind = kind
        self.uuid = uuid
        previous = try CareKitEntity.identifiers(object, "previousVersionUUID", at: place)
        let next = try CareKitEntity.identifiers(object, "nextVersionUUID", at: place)
        if let id = object["id"]?.string {
            self.id = id
        } else if kind == .outcome, let task = object["taskUUID"]?.string,
            let occurrence = object["taskOccurrenceIndex"]?.integer
        {
            id = "\(task)_\(occurrence)"
        } else {
            throw APIProblem(.invalid, "An entity needs its id.", at: "\(place)/id")
        }
        guard
            let date = ["effectiveDate", "createdDate"].lazy.compactMap({ object[$0] }).first(where: {
                $0 != .null
            })
        else { throw APIProblem(.invalid, "A version needs a date.", at: "\(place)/effectiveDate") }
        guard date.careKitInstant != nil else {
            throw APIProblem(.invalid, "Dates are seconds since 2001.", at: "\(place)/effectiveDate")
        }
        var completed = object.withoutNulls.with(
            ("id", .string(id)), ("uuid", .string(uuid.careKitUUID)), ("effectiveDate", date),
            ("previousVersionUUIDs", .uuids(previous)), ("nextVersionUUIDs", .uuids(next)),
            ("previousVersionUUID", nil), ("nextVersionUUID", nil))
        if completed["timezone"] == nil {
            completed = completed.with(("timezone", .careKit(("identifier", "GMT"))))
        }
        if let schedule = completed["schedule"] {
            completed = completed.with(("schedule", schedule.completedSchedule))
        }
        self.object = completed
    }

    /// Reads the list of today, or the single identifier of versions before 3.
    private static func identifiers(_ object: JSON, _ name: String, at place: String) throws(APIProblem)
        -> [Identifier]
    {
        let texts: [JSON]
        switch (object["\(name)s"], object[name]) {
        case (.array(let items)?, _): texts = items
        case (_, .string(let text)?): texts = [.string(text)]
        default: texts = []
        }
        let identifiers = texts.compactMap { $0.string.flatMap { Identifier(uuid: $0) } }
        guard identifiers.count == texts.count else {
            throw APIProblem(.invalid, "Versions are UUIDs.", at: "\(place)/\(name)s")
        }
        return identifiers
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
