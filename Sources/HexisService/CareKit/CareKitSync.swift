import HexisApp
package import HexisCore
package import HexisExchange
import HexisStore

/// Exchanges people's medicines, doses and measurements with their apps built on CareKit.
///
/// Hexis is one more device to them: before each exchange it adds to the person's log what the journal has and the log
/// lacks, and after each push it records what the devices say.
package struct CareKitSync: Sendable {
    private let store: any Store
    private let journals: Journals
    private let quota: JournalQuota
    private let zones: ZoneFolder
    private let world: World
    private let stores: Pseudonyms
    /// One exchange of a person at a time: it reads their whole log.
    private let turns = PersonTurns(atOnce: 1, mostWaiting: 16)

    init(
        _ store: any Store, _ journals: Journals, within quota: JournalQuota, _ zones: ZoneFolder,
        _ world: World
    ) {
        self.store = store
        self.journals = journals
        self.quota = quota
        self.zones = zones
        self.world = world
        stores = Pseudonyms(store, for: "CareKit stores")
    }

    /// Returns what a device that knows this does not know yet.
    package func pull(
        for person: PersonID, since known: KnowledgeVector
    ) async throws -> CareKitPush {
        try await turns.taking(person) {
            let log = try await current(of: person, known).log
            return CareKitPush(log.revisions(since: known), knowledge: log.knowledge)
        }
    }

    /// Takes in what a device pushes. Returns what the server knows then, and what arrived. Throws `APIProblem` if the
    /// device has to pull first.
    package func push(
        _ push: CareKitPush, for person: PersonID
    ) async throws -> (knowledge: KnowledgeVector, intake: Intake) {
        try await turns.taking(person) {
            let current = try await current(of: person, push.knowledge)
            let news = try await news(in: push, to: current, of: person)
            // What a device learned from others counts as known even if it brings nothing.
            let rows = news.isEmpty ? [] : news + [CareKitRevision([], knowledge: push.knowledge)]
            try await add(rows, after: current.count, isPending: true, of: person)
            let log = try await self.current(of: person, push.knowledge).log
            return (log.knowledge, try await intake(of: push, news, in: log, of: person))
        }
    }

    private func news(
        in push: CareKitPush, to current: Current, of person: PersonID
    ) async throws -> [CareKitRevision] {
        guard current.log.accepts(push) else {
            throw APIProblem(.conflict, "The server has new knowledge. Pull first, then push again.")
        }
        let news = current.log.news(in: push)
        let limit = try await quota.storage.journalLimit(of: person)
        guard news.isEmpty || current.bytes < limit else {
            throw ServiceError.refused(.journalFull(megabytes: Int(limit / 1_000_000)))
        }
        return news
    }

    private func add(
        _ revisions: [CareKitRevision], after count: Int64, isPending: Bool, of person: PersonID
    ) async throws {
        guard !revisions.isEmpty else { return }
        let rows = revisions.enumerated().map { place, revision in
            StoredCareKitRevision(
                number: count + 1 + Int64(place), bytes: [UInt8](revision.json.text.utf8),
                isPending: isPending)
        }
        guard try await store.addCareKit(rows, of: person) else { throw ServiceError.busy }
    }

    private func intake(
        of push: CareKitPush, _ news: [CareKitRevision], in log: CareKitLog, of person: PersonID
    ) async throws(StoreError) -> Intake {
        let practice = try await journals.practices.practice(of: person)
        let setting = setting(practice, of: person, in: log, push.knowledge) { [world] in world.identifier() }
        let entities = news.flatMap { $0.entities }
        return Intake(
            .change, count: push.revisions.reduce(0) { $0 + $1.entities.count }, news: entities.count,
            unused: CareKitIntake.unread(entities, in: log, setting).prefix(UnusedKinds.mostListed).map {
                Unused(.notKept, $0)
            })
    }

    /// A person's log with everything that the journal has, and the other way round.
    private struct Current {
        var log = CareKitLog()
        var count: Int64 = 0
        var bytes: Int64 = 0
    }

    private func current(of person: PersonID, _ known: KnowledgeVector) async throws -> Current {
        var (current, pending) = try await stored(of: person)
        if !pending.isEmpty { try await takeIn(pending, in: current.log, of: person) }
        let missing = try await missing(from: &current.log, of: person, known)
        try await add(missing, after: current.count, isPending: false, of: person)
        current.count += Int64(missing.count)
        return current
    }

    /// The log as it is stored, and what of it is not recorded in the journal yet.
    private func stored(
        of person: PersonID
    ) async throws -> (Current, pending: [(number: Int64, revision: CareKitRevision)]) {
        var current = Current()
        var pending: [(number: Int64, revision: CareKitRevision)] = []
        for row in try await store.careKitRevisions(of: person) {
            let revision = try CareKitRevision(JSON(parsing: row.bytes))
            current.log.merge(revision)
            current.count = row.number
            current.bytes += Int64(row.bytes.count)
            if row.isPending { pending.append((row.number, revision)) }
        }
        return (current, pending)
    }

    /// Records in the journal what devices pushed. If it is interrupted, the next exchange records the same entries.
    private func takeIn(
        _ pending: [(number: Int64, revision: CareKitRevision)], in log: CareKitLog, of person: PersonID
    ) async throws {
        let entities = pending.flatMap { $0.revision.entities }
        let ids = DerivedIdentifiers(from: entities.first?.uuid ?? world.identifier())
        let entries = try await entries(entities, in: log, of: person, ids)
        try await quota.record(entries, for: person, in: journals)
        try await store.settleCareKit(pending.map { $0.number }, of: person)
    }

    /// Scoped so that the practice is released before anything is recorded.
    private func entries(
        _ entities: [CareKitEntity], in log: CareKitLog, of person: PersonID, _ ids: DerivedIdentifiers
    ) async throws(StoreError) -> [Entry] {
        let practice = try await journals.practices.practice(of: person)
        let setting = setting(practice, of: person, in: log, KnowledgeVector()) { ids.next() }
        return CareKitIntake.entries(
            of: entities, in: log, practice, setting, device: person.programs)
    }

    private func missing(
        from log: inout CareKitLog, of person: PersonID, _ known: KnowledgeVector
    ) async throws -> [CareKitRevision] {
        let practice = try await journals.practices.practice(of: person)
        let setting = setting(practice, of: person, in: log, known) { [world] in world.identifier() }
        return try CareKitPublication.revisions(of: practice, into: &log, setting)
    }

    private func setting(
        _ practice: Practice, of person: PersonID, in log: CareKitLog, _ known: KnowledgeVector,
        random: @escaping @Sendable () -> Identifier
    ) -> CareKitSetting {
        let zones = zones
        return CareKitSetting(
            practice,
            zones: CareKitZones(name: practice.settings.zone?.text ?? "GMT", zones.rules(of: practice)) {
                zones.known(zone: $0)
            },
            now: world.now(), store: log.store(from: stores.pseudonym(of: person.bytes), known: known),
            random: random)
    }
}
