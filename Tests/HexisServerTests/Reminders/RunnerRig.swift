import FakePushService
import Foundation
import HexisCore
import HexisDelivery
import HexisStore
import Logging
import Synchronization

@testable import HexisServer
@testable import HexisService

/// A store with a settable clock (or the given world's clock), and as many runners as a test needs.
///
/// Only one process can use a SQLite store's folder. So the runners of several servers run in one process: they share
/// only the store, as they would across machines.
struct RunnerRig {
    let store: SQLStore
    let clock: SettableClock
    private let world: World
    let practices: LivePractices
    let plans: ReminderPlans
    private let service: FakePushService
    private let settings: ServerSettings
    private let folder: TemporaryFolder
    private let logger: Logger

    init(
        _ service: FakePushService, world: World? = nil, at now: Instant = noon
    ) throws {
        self.service = service
        folder = try TemporaryFolder()
        store = try SQLStore(in: DataFolder(path: folder.path("data")))
        clock = SettableClock(at: now)
        self.world = world ?? clock.world
        settings = try ServerSettings { $0.name == SettingKey.pushServices.name ? "any" : nil }
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        self.logger = logger
        practices = LivePractices(store)
        plans = ReminderPlans(
            store, practices, ZoneFolder(path: settings.zoneFolder), self.world, logger)
    }

    /// Creates the rig of a server that starts on the same store, without the other rig's state in memory.
    init(after other: RunnerRig) throws {
        (service, folder, store, clock) = (other.service, other.folder, other.store, other.clock)
        (world, settings, logger) = (other.world, other.settings, other.logger)
        practices = LivePractices(store)
        plans = ReminderPlans(
            store, practices, ZoneFolder(path: settings.zoneFolder), world, logger)
    }

    /// Runs several runners for as long as `body` takes. Each one has its own connections.
    @discardableResult
    func running<Answer>(_ count: Int = 1, _ body: ([ReminderRunner]) async throws -> Answer) async throws
        -> Answer
    {
        let runners = try (0..<count).map { _ in try runner() }
        let tasks = runners.map { runner in Task { try await runner.run() } }
        let result: Result<Answer, any Error>
        do { result = .success(try await body(runners)) } catch { result = .failure(error) }
        for (runner, task) in zip(runners, tasks) {
            task.cancel()
            try await task.value
            try await runner.pushes.sender.shutdown()
            try await runner.channels.shutdown()
        }
        return try result.get()
    }

    /// Provides a runner that does nothing on its own, for tests that go step by step.
    func resting(_ body: (ReminderRunner) async throws -> Void) async throws {
        let runner = try runner()
        let result: Result<Void, any Error>
        do { result = .success(try await body(runner)) } catch { result = .failure(error) }
        try await runner.pushes.sender.shutdown()
        try await runner.channels.shutdown()
        try result.get()
    }

    private func runner() throws -> ReminderRunner {
        let journals = Journals(store, practices)
        let storage = StorageQuota(
            store, practices, standard: StorageQuota.Standard(journal: .max, photos: .max))
        let care = Care(
            store, journals, within: JournalQuota(storage, world), ZoneFolder(path: settings.zoneFolder),
            world)
        return ReminderRunner(
            plans: plans, pushes: try Pushes(store, settings.backend.delivery, world: world, logger: logger),
            channels: Channels(store, settings.backend.delivery, world: world, logger: logger),
            journals: journals, care: care, logger: logger)
    }

    /// Advances the clock, and wakes the planner and the runners.
    func wait(milliseconds: Int64, _ runners: [ReminderRunner] = []) {
        clock.advance(by: milliseconds)
        plans.alarm.ring()
        for runner in runners { runner.outbox.ring() }
    }

    /// Sets the clock, and waits until everything that depends on it has adjusted.
    func setClock(by milliseconds: Int64, _ runners: [ReminderRunner]) async throws {
        clock.set(by: milliseconds)
        try await HexisServerTests.eventually("it is settled") {
            for runner in runners { runner.clockAlarm.ring() }
            plans.alarm.ring()
            return plans.clock.isUnsettled ? nil : true
        }
    }

    /// Creates a person and signs them in for this many milliseconds, in one browser.
    func somebody(
        _ name: String = "ada", signedInFor milliseconds: Int64 = 365 * 86_400_000
    ) async throws -> Somebody {
        let person = try await store.createPerson(NewPerson(userName: name, passwordHash: "none"))
        return try await browser("Firefox on Linux", of: person, signedInFor: milliseconds)
    }

    /// Adds a browser of a person, subscribed at its own address.
    func browser(
        _ label: String, of person: PersonID, signedInFor milliseconds: Int64 = 365 * 86_400_000
    ) async throws -> Somebody {
        guard let tokenHash = TokenHash(bytes: World.machine.randomBytes(32)) else {
            throw StoreError.closed
        }
        let device = World.machine.identifier()
        let session = try await store.open(
            NewSession(
                tokenHash: tokenHash, person: person, device: device, label: label, created: clock.now,
                expires: clock.now.advanced(byMilliseconds: milliseconds)))
        let somebody = Somebody(id: person, session: session.id, device: device, recipient: Recipient())
        try await subscribe(somebody, as: somebody.recipient)
        return somebody
    }

    func subscribe(_ somebody: Somebody, as recipient: Recipient) async throws {
        let address = "\(service.address)\(somebody.path)"
        let json = try JSON(parsing: Array(recipient.subscription(at: address).utf8))
        let push = try DevicePush(json, from: "https://hexis.example", within: .anywhere)
        try await store.setPush(push.bytes, of: somebody.session, of: somebody.id)
    }

    struct Somebody {
        let id: PersonID
        let session: SessionID
        let device: Identifier
        let recipient: Recipient

        /// The path of their browser's endpoint at the service.
        var path: String { "/\(session)" }
        var target: ReminderTarget { .browser(session) }

        /// Returns the tags of the messages they got, in order of arrival.
        func tags(at service: FakePushService) throws -> [String] {
            try texts(at: service).map(tag)
        }

        /// Returns the messages they got, decrypted.
        func texts(at service: FakePushService) throws -> [[UInt8]] {
            try service.received.filter { $0.path == path }.map { try recipient.read($0.body) }
        }
    }

    /// Adds a habit whose reminder is due in this many milliseconds.
    @discardableResult
    func remind(_ person: Somebody, of number: UInt64 = 1, in milliseconds: Int64) async throws
        -> CallingHabit
    {
        let now = world.now()
        let habit = CallingHabit(number, due: now.advanced(byMilliseconds: milliseconds), at: now)
        try await record(habit.entries, for: person)
        return habit
    }

    /// Adds a habit whose reminder is due now.
    @discardableResult
    func remind(_ person: Somebody, of number: UInt64 = 1, _ runners: [ReminderRunner] = []) async throws
        -> CallingHabit
    {
        let habit = try await remind(person, of: number, in: 1)
        wait(milliseconds: 1, runners)
        return habit
    }

    func record(_ entries: [Entry], for person: Somebody) async throws {
        _ = try await store.append(entries, for: person.id)
        practices.add(entries, to: person.id)
        await plans.changed(person.id)
    }

    /// Waits until every person with a reminder due soon is processed, and every message due by now is finished.
    func settled() async throws {
        try await HexisServerTests.eventually("nobody waits") {
            let due = try await store.nextDue(at: Instant.range.upperBound)
            let call = try await store.nextCall(at: Instant.range.upperBound)
            let isSeenTo = due.map { $0 > OutboxFiller.horizon(at: clock.now) } ?? true
            return isSeenTo && call.map { $0 > clock.now } ?? true ? true : nil
        }
    }

    /// Returns whether the outbox holds no message for anyone, at any time.
    func isOutboxEmpty() async throws -> Bool {
        try await store.nextCall(at: Instant.range.upperBound) == nil
    }

    func delivery(to person: Somebody) async throws -> Delivery? {
        try await store.deliveries(of: person.id)[person.target]
    }

    /// Waits until the person's delivery record satisfies the condition.
    func eventually(_ what: String, for person: Somebody, _ isSo: (Delivery) -> Bool) async throws {
        try await HexisServerTests.eventually(what) {
            try await delivery(to: person).flatMap { isSo($0) ? $0 : nil }
        }
    }
}

/// Noon, so that no day ends during a test.
let noon = Instant(clamping: 1_795_262_400_000)

/// A clock that stands still. Only tests advance or set it.
final class SettableClock: Sendable {
    private let state: Mutex<(now: Instant, uptime: Int64)>

    init(at now: Instant = noon) {
        state = Mutex((now, 1_000_000))
    }

    var now: Instant { state.withLock { $0.now } }

    var world: World {
        World(
            now: { self.now }, uptime: { self.state.withLock { $0.uptime } },
            randomBytes: World.machine.randomBytes)
    }

    /// Lets time pass.
    func advance(by milliseconds: Int64) {
        state.withLock { state in
            state.now = state.now.advanced(byMilliseconds: milliseconds)
            state.uptime += milliseconds
        }
    }

    /// Sets the clock without letting time pass.
    func set(by milliseconds: Int64) {
        state.withLock { $0.now = $0.now.advanced(byMilliseconds: milliseconds) }
    }
}
