package import HexisCore

/// Versions that a store of CareKit made, and what it knew then.
package struct CareKitRevision: Hashable, Sendable {
    package let entities: [CareKitEntity]
    package let knowledge: KnowledgeVector

    static let mostEntities = 20_000
    static let mostRevisions = 20_000

    package init(_ entities: [CareKitEntity], knowledge: KnowledgeVector) {
        self.entities = entities
        self.knowledge = knowledge
    }

    /// Reads an `OCKRevisionRecord`.
    package init(_ json: JSON, at place: String = "") throws(APIProblem) {
        guard case .array(let items)? = json["entities"], items.count <= CareKitRevision.mostEntities else {
            throw APIProblem(
                .invalid, "A revision has a list of up to \(CareKitRevision.mostEntities) entities.",
                at: "\(place)/entities")
        }
        entities = try CareKitRevision.entities(items, at: "\(place)/entities")
        knowledge = try KnowledgeVector(json["knowledgeVector"] ?? .null, at: "\(place)/knowledgeVector")
    }

    private static func entities(_ items: [JSON], at place: String) throws(APIProblem) -> [CareKitEntity] {
        var entities: [CareKitEntity] = []
        entities.reserveCapacity(items.count)
        for (number, item) in items.enumerated() {
            entities.append(try CareKitEntity(item, at: "\(place)/\(number)"))
        }
        return entities
    }

    package var json: JSON {
        .careKit(("entities", .array(entities.map { $0.json })), ("knowledgeVector", knowledge.json))
    }
}

/// What a device pushes: its revisions, and what it knows.
package struct CareKitPush: Sendable {
    package let revisions: [CareKitRevision]
    package let knowledge: KnowledgeVector

    package init(_ revisions: [CareKitRevision], knowledge: KnowledgeVector) {
        self.revisions = revisions
        self.knowledge = knowledge
    }

    /// Reads `{"knowledgeVector":…,"revisions":[…]}`, or a single revision.
    package init(_ json: JSON) throws(APIProblem) {
        guard let list = json["revisions"] else {
            let revision = try CareKitRevision(json)
            self.init([revision], knowledge: revision.knowledge)
            return
        }
        let revisions = try CareKitPush.revisions(list)
        var knowledge = try KnowledgeVector(json["knowledgeVector"] ?? .null, at: "/knowledgeVector")
        for revision in revisions { knowledge.merge(revision.knowledge) }
        self.init(revisions, knowledge: knowledge)
    }

    private static func revisions(_ list: JSON) throws(APIProblem) -> [CareKitRevision] {
        guard case .array(let items) = list, items.count <= CareKitRevision.mostRevisions else {
            throw APIProblem(
                .invalid, "A list of up to \(CareKitRevision.mostRevisions) revisions.", at: "/revisions")
        }
        var revisions: [CareKitRevision] = []
        for (number, item) in items.enumerated() {
            revisions.append(try CareKitRevision(item, at: "/revisions/\(number)"))
        }
        return revisions
    }

    package var json: JSON {
        .careKit(
            ("knowledgeVector", knowledge.json), ("revisions", .array(revisions.map { $0.json })))
    }
}
