import HexisCore
import HexisStore
import Logging
import Synchronization

/// When something calls a person next: worked out after every change, and kept in the store.
final class ReminderPlans: Sendable {
    let store: any Store
    let practices: LivePractices
    let world: World
    /// Wakes whoever sees to those who are due.
    let alarm: Alarm
    private let zones: ZoneFolder
    private let logger: Logger
    /// What was planned last: most changes leave it as it is, and cost nothing.
    private let planned = Mutex<[Identifier: Instant?]>([:])

    /// Nothing is looked at beyond this: then it is planned again.
    private static let outlook: Int64 = 27 * 86_400_000

    init(
        _ store: any Store, _ practices: LivePractices, _ zones: ZoneFolder, _ world: World, _ logger: Logger
    ) {
        self.store = store
        self.practices = practices
        self.zones = zones
        self.world = world
        alarm = Alarm(now: world.now)
        self.logger = logger
    }

    /// The person's journal has changed, durably. A plan that could not be renewed is made with the next change, or
    /// the next start; the change itself stands.
    func changed(_ person: Identifier) async {
        do {
            try await renew(for: person)
        } catch {
            logger.error("a person's reminders could not be planned", metadata: ["error": "\(error)"])
        }
    }

    /// Two changes at once may be written in the wrong order: whoever has written looks whether it still holds.
    func renew(for person: Identifier) async throws {
        var written: Instant??
        while true {
            let practice = try await practices.practice(of: person)
            let now = world.now()
            let next = next(practice, after: now)
            let known = written ?? planned.withLock { $0[person] }
            if let known, known == next { return }
            try await store.plan(next, for: person, at: now)
            planned.withLock { $0[person] = .some(next) }
            if let next { alarm.ring(for: next) }
            written = .some(next)
        }
    }

    /// Everything up to now was seen to. Whether it was noted: not where the practice has changed meanwhile.
    func complete(
        _ due: DuePerson, _ practice: Practice, at now: Instant, queueing calls: [QueuedCall], missed: Int
    ) async throws -> Bool {
        planned.withLock { $0[due.person] = nil }
        return try await store.completeDue(
            due, at: now, next: next(practice, after: now), queueing: calls, missed: missed)
    }

    /// `nil` where nothing ever calls.
    func next(_ practice: Practice, after now: Instant) -> Instant? {
        guard practice.hasCalls else { return nil }
        return practice.nextOccurrence(after: now, in: rules(of: practice))?.at
            ?? now.advanced(byMilliseconds: ReminderPlans.outlook)
    }

    func rules(of practice: Practice) -> ZoneRules { zones.rules(of: practice.settings.zone?.text) }
}
