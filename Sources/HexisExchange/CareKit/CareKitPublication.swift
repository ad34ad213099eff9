package import HexisCore

/// Finds what a person recorded in Hexis and their other devices do not know yet, as new versions of tasks and outcomes.
///
/// Once these are in the log, nothing is left to publish: what Hexis reads of its own versions is what it wrote.
package struct CareKitPublication {
    let practice: Practice
    let setting: CareKitSetting
    private(set) var log: CareKitLog
    private(set) var made: [CareKitEntity] = []

    private init(_ practice: Practice, _ log: CareKitLog, _ setting: CareKitSetting) {
        self.practice = practice
        self.log = log
        self.setting = setting
    }

    /// Returns the revisions that are missing from the log, in order, and takes them in.
    package static func revisions(
        of practice: Practice, into log: inout CareKitLog, _ setting: CareKitSetting
    ) throws(APIProblem) -> [CareKitRevision] {
        var publication = CareKitPublication(practice, log, setting)
        let outcomes = CareKitOutcomes(log)
        try publication.publishMedicines(outcomes)
        try publication.publishSignals(outcomes)
        var revisions: [CareKitRevision] = []
        for start in stride(from: 0, to: publication.made.count, by: most) {
            let made = Array(publication.made[start...].prefix(most))
            revisions.append(revision(of: made, into: &log, setting))
        }
        return revisions
    }

    private static func revision(
        of entities: [CareKitEntity], into log: inout CareKitLog, _ setting: CareKitSetting
    ) -> CareKitRevision {
        var knowledge = log.knowledge
        knowledge.advance(setting.store)
        let revision = CareKitRevision(entities, knowledge: knowledge)
        log.merge(revision)
        return revision
    }

    /// The entities of a revision.
    private static let most = 500

    mutating func add(_ entity: CareKitEntity) {
        log.add(entity)
        made.append(entity)
    }

    /// Makes a version of an outcome: of the one that is there, if there is one.
    mutating func addOutcome(
        at place: CareKitOutcomes.Place, replacing tips: [CareKitEntity], on instant: Instant,
        _ members: (String, JSON?)...
    ) throws(APIProblem) {
        let template = tips.last
        let uuid = setting.random()
        let id = template?.id ?? "\(place.task.careKitUUID)_\(place.occurrence)"
        var object = (template?.object ?? newOutcome(id, at: place)).with(
            ("uuid", .string(uuid.careKitUUID)), ("effectiveDate", instant.careKitDate),
            ("createdDate", instant.careKitDate), ("updatedDate", instant.careKitDate), ("deletedDate", nil),
            ("previousVersionUUIDs", .uuids(tips.filter { $0.id == id }.map { $0.uuid })),
            ("nextVersionUUIDs", .array([])))
        for (name, value) in members { object = object.with((name, value)) }
        add(try CareKitEntity(.outcome, completing: object))
    }

    private func newOutcome(_ id: String, at place: CareKitOutcomes.Place) -> JSON {
        .careKit(
            ("id", .string(id)), ("taskUUID", .string(place.task.careKitUUID)),
            ("taskOccurrenceIndex", .integer(Int64(place.occurrence))), ("values", .array([])),
            ("source", .string(CareKitSetting.source)),
            ("timezone", .careKit(("identifier", .string(setting.zones.name)))))
    }

    /// Deletes what outcomes say of an event.
    mutating func delete(_ tips: [CareKitEntity], at place: CareKitOutcomes.Place) throws(APIProblem) {
        for tip in tips where !tip.isDeleted || tip.isSkipped {
            let same = tips.filter { $0.id == tip.id }
            guard same.last == tip else { continue }
            try addOutcome(
                at: place, replacing: same, on: tip.happened, ("deletedDate", setting.now.careKitDate),
                ("userInfo", tip.object["userInfo"]?.with((CareKitDose.skipped, nil))))
        }
    }
}
