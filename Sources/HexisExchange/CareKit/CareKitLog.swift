package import HexisCore

/// All revisions that a person's devices made, as one set of versions. Hexis is one of these devices.
///
/// Taking in a revision twice, or revisions in another order, makes no difference to the versions.
package struct CareKitLog: Sendable {
    package private(set) var knowledge = KnowledgeVector()
    private var revisions: [CareKitRevision] = []
    private var versions: [Identifier: CareKitEntity] = [:]
    /// The versions of each entity.
    private var chains: [Key: [Identifier]] = [:]

    private struct Key: Hashable {
        let kind: CareKitEntity.Kind
        let id: String
    }

    package init() {}

    /// Takes in a revision. A version that is there already stays as it is.
    package mutating func merge(_ revision: CareKitRevision) {
        knowledge.merge(revision.knowledge)
        revisions.append(revision)
        for entity in revision.entities { add(entity) }
    }

    mutating func add(_ entity: CareKitEntity) {
        guard versions[entity.uuid] == nil else { return }
        versions[entity.uuid] = entity
        chains[Key(kind: entity.kind, id: entity.id), default: []].append(entity.uuid)
    }

    /// What a store does not know yet, in order.
    package func revisions(since known: KnowledgeVector) -> [CareKitRevision] {
        revisions.filter { !known.includes($0.knowledge) }
    }

    /// Whether a device that pushes knows everything here. Otherwise it has to pull first: only the device resolves
    /// conflicts.
    package func accepts(_ push: CareKitPush) -> Bool { push.knowledge.includes(knowledge) }

    /// The revisions of a push that bring something, with their new entities alone.
    package func news(in push: CareKitPush) -> [CareKitRevision] {
        var seen: Set<Identifier> = []
        return push.revisions.compactMap { revision in
            let new = revision.entities.filter { versions[$0.uuid] == nil && seen.insert($0.uuid).inserted }
            return new.isEmpty ? nil : CareKitRevision(new, knowledge: revision.knowledge)
        }
    }

    /// The store that Hexis is for the devices. A server that lost revisions, because it was restored from a backup, goes
    /// on as another one: under the numbers of the lost ones, no device would ask for new ones.
    /// - Parameter known: What a device knows.
    package func store(from first: Identifier, known: KnowledgeVector) -> Identifier {
        var store = first
        while knowledge.clocks[store.derived(1)] != nil { store = store.derived(1) }
        while known.clocks[store] ?? 0 > knowledge.clocks[store] ?? 0 { store = store.derived(1) }
        return store
    }

    func version(_ uuid: Identifier) -> CareKitEntity? { versions[uuid] }

    /// The ids of all entities of a kind, sorted.
    func ids(of kind: CareKitEntity.Kind) -> [String] {
        chains.keys.filter { $0.kind == kind }.map { $0.id }.sorted()
    }

    /// The versions of an entity, each after those that it replaces. Among versions that do not know each other, the
    /// earlier comes first, so that every device orders them alike.
    func chain(_ kind: CareKitEntity.Kind, _ id: String) -> [CareKitEntity] {
        let all = (chains[Key(kind: kind, id: id)] ?? []).compactMap { versions[$0] }
            .sorted { ($0.made, $0.uuid) < ($1.made, $1.uuid) }
        guard all.count > 1 else { return all }
        let places = Dictionary(uniqueKeysWithValues: zip(all.map { $0.uuid }, all.indices))
        let previous = all.map { Set($0.previous.compactMap { places[$0] }) }
        return VersionOrder.places(previous).map { all[$0] }
    }

    /// The versions of an entity that no other replaces, in the order of its versions: several after a conflict.
    func tips(_ kind: CareKitEntity.Kind, _ id: String) -> [CareKitEntity] {
        let chain = chain(kind, id)
        let replaced = Set(chain.flatMap { $0.previous })
        let tips = chain.filter { !replaced.contains($0.uuid) }
        return tips.isEmpty ? chain.suffix(1) : tips
    }
}
