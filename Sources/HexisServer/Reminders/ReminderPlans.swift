import HexisCore
import HexisStore
import Logging
import Synchronization

/// When something calls a person next: worked out after every change, and kept in the store.
final class ReminderPlans: Sendable {
    let store: any Store
    let practices: LivePractices
    let world: World
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

    func renew(for person: Identifier) async throws {
        let practice = try await practices.practice(of: person)
        let now = world.now()
        let next = next(practice, after: now)
        if let known = planned.withLock({ $0[person] }), known == next { return }
        try await store.plan(next, for: person, at: now)
        planned.withLock { $0[person] = .some(next) }
    }

    /// Everything up to an instant was seen to.
    func complete(_ person: Identifier, _ practice: Practice, upTo now: Instant) async throws {
        let next = next(practice, after: now)
        planned.withLock { $0[person] = nil }
        try await store.completeDue(person, upTo: now, next: next)
    }

    /// `nil` where nothing ever calls.
    func next(_ practice: Practice, after now: Instant) -> Instant? {
        guard practice.hasCalls else { return nil }
        return practice.nextOccurrence(after: now, in: rules(of: practice))?.at
            ?? now.advanced(byMilliseconds: ReminderPlans.outlook)
    }

    func rules(of practice: Practice) -> ZoneRules { zones.rules(of: practice.settings.zone?.text) }
}
