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

    var setting: CareKitSetting {
        let numbers = numbers
        let zone = zone
        return CareKitSetting(
            practice, zones: CareKitZones(name: zoneName, zone) { name in name == "GMT" ? .utc : zone },
            now: now,
            store: store, random: { numbers.draw() })
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
    mutating func publish() throws -> [CareKitRevision] {
        try CareKitPublication.revisions(of: practice, into: &log, setting)
    }

    mutating func pull(since known: KnowledgeVector) throws -> [CareKitRevision] {
        try publish()
        return log.revisions(since: known)
    }

    /// Returns whether the push was accepted.
    mutating func push(_ push: CareKitPush) throws -> Bool {
        try publish()
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
    var unsent: [CareKitRevision] = []
    var clock: Int64 = 1
    var knowledge = KnowledgeVector()

    init(_ store: Identifier) {
        self.store = store
        knowledge.advance(store)
    }

    /// Saves versions that the app made.
    mutating func save(_ entities: [CareKitEntity]) {
        let revision = CareKitRevision(entities, knowledge: knowledge)
        log.merge(revision)
        unsent.append(revision)
    }

    /// Returns whether its changes arrived.
    mutating func sync(with world: inout CareKitWorld, isInterrupted: Bool = false) throws -> Bool {
        for revision in try world.pull(since: knowledge) {
            // What goes over the wire comes back the same.
            let read = try CareKitRevision(try JSON(parsing: revision.json.text))
            log.merge(read)
            knowledge.merge(read.knowledge)
        }
        knowledge.merge(world.log.knowledge)
        knowledge.advance(store)
        try resolve(world)
        let push = try CareKitPush(
            try JSON(parsing: CareKitPush(unsent, knowledge: knowledge).json.text))
        knowledge.advance(store)
        guard !isInterrupted, try world.push(push) else { return false }
        unsent = []
        return true
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
