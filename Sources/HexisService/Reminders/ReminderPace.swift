package import HexisCore
import HexisDelivery
package import HexisStore
package import Logging

/// Measures how quickly many people are reminded at the same instant, for benchmarks: the real runner over a real
/// store.
package struct ReminderPace: Sendable {
    private let store: any Store
    private let world: World
    private let settings: BackendSettings
    private let logger: Logger

    package init(_ store: any Store, _ settings: BackendSettings, _ world: World, logger: Logger) {
        self.store = store
        self.world = world
        self.settings = settings
        self.logger = logger
    }

    /// Creates a person with a browser and a habit with a reminder at an instant of this day. `subscription` is
    /// the JSON of their browser's `toJSON()`.
    package func invite(_ name: String, subscribed subscription: String, due: Instant) async throws {
        let person = try await store.createPerson(NewPerson(userName: name, passwordHash: "none"))
        guard let session = try await openSession(of: person, until: due + .days(90)) else { return }
        let push = try DevicePush(
            JSON(parsing: Array(subscription.utf8)), from: "https://hexis.example", within: .anywhere)
        try await store.setPush(push.bytes, of: session.id, of: person)
        try await Journals(store, LivePractices(store)).record(calling(person, at: due), for: person)
        try await store.plan(due, for: person, at: world.now())
    }

    private func openSession(of person: PersonID, until end: Instant) async throws -> Session? {
        guard let token = TokenHash(bytes: world.randomBytes(32)) else { return nil }
        return try await store.open(
            NewSession(
                tokenHash: token, person: person, device: person.identifier, label: "Benchmark",
                created: world.now(), expires: end))
    }

    private func calling(_ person: PersonID, at due: Instant) -> [Entry] {
        guard let name = Line("Write one line"), let cue = Line("pour my coffee") else { return [] }
        let day = Moment(instant: due).today
        let id = person.identifier
        let (habit, plan, reminder) = (id.derived(1), id.derived(2), id.derived(3))
        let facts: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: day)),
            .planMade(PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: name)),
            .reminderSet(
                ReminderSet(
                    reminder: reminder, habit: habit, plan: plan, time: .midnight, weekdays: nil,
                    routine: .home)),
            .reminderSnoozed(ReminderSnoozed(reminder: reminder, habit: habit, day: day, until: due)),
        ]
        return facts.enumerated().map { place, fact in
            Entry(
                id: world.identifier(), at: world.now().advanced(byMilliseconds: Int64(place)),
                device: id, fact: fact)
        }
    }

    /// Runs a reminder runner while `body` runs.
    package func running(_ body: () async throws -> Void) async throws {
        let zones = ZoneFolder(path: settings.zoneFolder)
        let journals = Journals(store, LivePractices(store))
        let plans = ReminderPlans(store, journals.practices, zones, world, logger)
        let pushes = try Pushes(store, settings.delivery, world: world, logger: logger)
        let channels = Channels(store, settings.delivery, world: world, logger: logger)
        let storage = StorageQuota(
            store, journals.practices, standard: StorageQuota.Standard(journal: .max, photos: .max))
        let runner = ReminderRunner(
            plans: plans, pushes: pushes, channels: channels, journals: journals,
            care: Care(store, journals, within: JournalQuota(storage, world), zones, world), logger: logger)
        let task = Task { try await runner.run() }
        try await body()
        task.cancel()
        try await task.value
        try await pushes.sender.shutdown()
        try await channels.shutdown()
    }
}
