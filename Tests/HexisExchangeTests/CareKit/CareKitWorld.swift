import Chance
import HexisCore

@testable import HexisExchange

/// A server's side of CareKit without a server: a person's journal and their log.
struct CareKitWorld {
    static let day: Int64 = 86_400_000
    var entries: [Entry] = []
    var practice = Practice()
    var log = CareKitLog()
    var now: Instant
    var zone = ZoneRules.utc
    var zoneName = "GMT"
    let store: Identifier
    private let numbers: Numbers

    /// Identifiers in order, without chance.
    final class Numbers: @unchecked Sendable {  // Used from one test at a time.
        private var next: UInt64 = 0
        private let high: UInt64

        init(_ high: UInt64) { self.high = high }

        func draw() -> Identifier {
            next += 1
            return Identifier(high: high, low: next)
        }
    }

    init(_ number: UInt64 = 1, now: Instant = Instant(clamping: 1_795_248_000_000)) {
        self.now = now
        numbers = Numbers(number)
        store = Identifier(high: 77, low: number)
    }

    func draw() -> Identifier { numbers.draw() }

    var setting: CareKitSetting { setting(known: KnowledgeVector()) }

    /// - Parameter known: What a device knows.
    func setting(known: KnowledgeVector) -> CareKitSetting {
        let numbers = numbers
        let zone = zone
        return CareKitSetting(
            practice, zones: CareKitZones(name: zoneName, zone) { name in name == "GMT" ? .utc : zone },
            now: now,
            store: log.store(from: store, known: known), random: { numbers.draw() })
    }

    var today: Day { setting.today }

    mutating func record(_ fact: Fact, at instant: Instant? = nil) {
        add(
            Entry(
                id: draw(), at: instant ?? practice.instant(at: now), device: store, fact: fact,
                offset: zone.offset(at: now)))
    }

    mutating func add(_ entry: Entry) {
        entries.append(entry)
        practice.add(entry)
    }

    /// Publishes what was recorded. Returns the new revisions.
    @discardableResult
    mutating func publish(known: KnowledgeVector = KnowledgeVector()) throws -> [CareKitRevision] {
        try CareKitPublication.revisions(of: practice, into: &log, setting(known: known))
    }

    mutating func pull(since known: KnowledgeVector) throws -> [CareKitRevision] {
        try publish(known: known)
        return log.revisions(since: known)
    }

    /// Returns whether the push was accepted.
    mutating func push(_ push: CareKitPush) throws -> Bool {
        try publish(known: push.knowledge)
        guard log.accepts(push) else { return false }
        let news = log.news(in: push)
        for revision in news { log.merge(revision) }
        let read = CareKitIntake.entries(
            of: news.flatMap { $0.entities }, in: log, practice, setting, device: store)
        for entry in read { add(entry) }
        return true
    }
}

/// A device with an app built on CareKit, following the order of Apple's store: pull, resolve conflicts, push.
struct CareKitDevice {
    let store: Identifier
    var log = CareKitLog()
    var knowledge = KnowledgeVector()

    init(_ store: Identifier) {
        self.store = store
        knowledge.advance(store)
    }

    /// Saves versions that the app made.
    mutating func save(_ entities: [CareKitEntity]) {
        log.merge(CareKitRevision(entities, knowledge: knowledge))
    }

    /// Returns whether its changes arrived.
    mutating func sync(with world: inout CareKitWorld, isInterrupted: Bool = false) throws -> Bool {
        for revision in try world.pull(since: knowledge) {
            // What goes over the wire comes back the same.
            let read = try CareKitRevision(try JSON(parsing: revision.json.text))
            log.merge(read)
            knowledge.merge(read.knowledge)
        }
        let servers = world.log.knowledge
        knowledge.merge(servers)
        knowledge.advance(store)
        try resolve(world)
        // Also what others made, where the server does not know it.
        let missing = CareKitPush(log.revisions(since: servers), knowledge: knowledge)
        let push = try CareKitPush(try JSON(parsing: missing.json.text))
        knowledge.advance(store)
        return try !isInterrupted && world.push(push)
    }

    /// The latest of several versions replaces all of them.
    private mutating func resolve(_ world: CareKitWorld) throws {
        for kind in CareKitEntity.Kind.allCases {
            for id in log.ids(of: kind) {
                let tips = log.tips(kind, id)
                guard tips.count > 1, let last = tips.last else { continue }
                save([
                    try CareKitEntity(
                        kind,
                        completing: last.object.with(
                            ("uuid", .string(world.draw().careKitUUID)),
                            ("previousVersionUUIDs", .uuids(tips.map { $0.uuid }))))
                ])
            }
        }
    }
}
