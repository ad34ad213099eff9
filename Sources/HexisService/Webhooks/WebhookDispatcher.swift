package import HexisCore
package import HexisDelivery
import HexisExchange
package import HexisStore
import Logging
import ServiceLifecycle
import Synchronization

/// Queues events for people's webhook subscriptions and has them sent.
///
/// While everything is paused, what happens is skipped for good, and what was queued is dropped.
///
/// Each subscription's journal cursor is committed together with its queued events: whatever happens to the
/// server, no accepted entry is skipped, and only an event under way can be sent twice.
package struct WebhookDispatcher: Service, JournalObserver {
    private let store: any WebhookStore & JournalStore
    private let practices: LivePractices
    private let zones: ZoneFolder
    private let world: World
    private let logger: Logger
    private let sender: WebhookEventSender
    /// Rings when a journal has changed.
    private let alarm: Alarm
    private let changes = Changes()

    /// The interval at which to check everyone: some challenges end by the passing of time, and another server may have
    /// died before it queued what it had appended.
    private let longestSleep: Duration
    /// The number of entries to read at once.
    private static let pageLength = 5000

    init(
        _ store: any WebhookStore & JournalStore, _ practices: LivePractices, _ zones: ZoneFolder,
        sender: WebhookEventSender,
        world: World, logger: Logger
    ) {
        self.store = store
        self.practices = practices
        self.zones = zones
        self.sender = sender
        self.world = world
        self.logger = logger
        longestSleep = store.isShared ? .minutes(1) : .hours(1)
        alarm = Alarm(now: world.now, longest: longestSleep)
    }

    package func journal(of person: PersonID, has entries: [Entry]) { changed(person) }

    /// Notes a durable change of a person's journal, without delaying the writer.
    func changed(_ person: PersonID) {
        changes.add(person)
        alarm.ring()
    }

    package func run() async throws {
        async let sending: Void = sender.run()
        await cancelWhenGracefulShutdown {
            var looked = Instant.range.lowerBound
            while !Task.isCancelled {
                let now = world.now()
                // A last look in the future means that the clock was set back.
                if now < looked || now >= looked + longestSleep {
                    looked = now
                    await lookAtEverybody()
                }
                for person in changes.take() { await see(to: person) }
                await alarm.sleep(until: looked + longestSleep)
            }
        }
        await sending
    }

    private func lookAtEverybody() async {
        do {
            for person in try await store.peopleWithWebhooks() { changes.add(person) }
        } catch {
            logger.error("could not list people with webhook subscriptions", error)
        }
    }

    private func see(to person: PersonID) async {
        do {
            try await queueNews(of: person)
        } catch StoreError.unknownPerson {
            // The account was erased meanwhile, and its subscriptions with it.
        } catch {
            logger.error("could not queue a person's webhook events", error)
        }
    }

    private func queueNews(of person: PersonID) async throws(StoreError) {
        let standings = try await store.listeners(of: person).filter { $0.listener.isOn }
        guard !standings.isEmpty else { return }
        // Subscriptions with the same cursor, which is all but new ones, share one read.
        for (cursor, standings) in Dictionary(grouping: standings, by: \.cursor) {
            try await queueNews(of: person, after: cursor, for: standings)
        }
    }

    private func queueNews(
        of person: PersonID, after cursor: Int64, for standings: [SubscriptionStanding]
    ) async throws(StoreError) {
        let page = try await store.entries(of: person, after: cursor, limit: WebhookDispatcher.pageLength)
        var practice = try await practices.practice(of: person)
        // A durable entry may not have reached the cached practice yet: skipped now, it would never be sent.
        for entry in page.entries { practice.add(entry) }
        if practice.settings.isPaused, standings.contains(where: { $0.waiting > 0 }) {
            try await store.dropEvents(of: person)
        }
        for standing in standings { try await queue(page, of: person, practice, for: standing) }
        if page.hasMore { changed(person) }
    }

    private func queue(
        _ page: JournalPage, of person: PersonID, _ practice: Practice, for standing: SubscriptionStanding
    ) async throws(StoreError) {
        let now = world.now()
        let happenings = standing.listener.happenings
        var news = practice.news(in: page.entries).filter { $0.happening.map(happenings.contains) ?? true }
        var completed = standing.completed
        if practice.settings.isPaused { news = [] }
        if happenings.contains(.challengeCompleted) {
            let today = today(practice)
            if !practice.settings.isPaused {
                news += practice.news(ofChallengesCompletedBut: Set(completed), on: today, at: now)
            }
            completed = practice.completedChallenges(on: today)
        }
        guard page.cursor > standing.cursor || !news.isEmpty else { return }
        try await store.queue(
            WebhookEvent.gathered(news, at: now).map { QueuedEvent(id: $0.id, bytes: Array($0.text.utf8)) },
            for: standing, upTo: page.cursor, knowing: completed, of: person, at: now)
        if !news.isEmpty { sender.outbox.ring() }
    }

    private func today(_ practice: Practice) -> Day {
        let now = world.now()
        return Moment(
            instant: now, offset: zones.offset(of: practice.settings.zone?.text, at: now),
            dayStart: practice.settings.dayStart
        ).today
    }
}

extension WebhookDispatcher {
    package var reachesPrivateNetworks: Bool { sender.reachesPrivateNetworks }

    /// The reason, in words, why no events can be sent to an address; `nil` if they can.
    package func problem(with address: String) -> String? { sender.problem(with: address) }

    /// Adds a subscription, which receives events from now on.
    package func begin(
        _ listener: WebhookSubscription, secret: String, of person: PersonID
    ) async throws(StoreError) {
        let completed = try await completedChallenges(of: person)
        try await store.add(listener, secret: secret, knowing: completed, of: person, at: world.now())
    }

    /// Resumes a subscription, which receives events again from now on.
    package func resume(_ listener: Identifier, of person: PersonID) async throws(StoreError) {
        let completed = try await completedChallenges(of: person)
        try await store.turnOn(listener: listener, knowing: completed, of: person)
    }

    /// Sends a subscription a test event at once. Returns `nil` if it does not exist.
    package func test(
        _ listener: WebhookSubscription, of person: PersonID
    ) async throws(StoreError) -> DeliveryOutcome? {
        guard let secret = try await store.secret(ofWebhook: listener.id, of: person) else { return nil }
        let now = world.now()
        let test = WebhookEvent.test(world.identifier(), at: now)
        let outcome = await sender.send(test.text, named: test.id, to: listener.address, secret: secret)
        let ending = WebhookResult(outcome, failures: 0, jitter: 0, at: now)
        try await store.note(ending, ofWebhook: listener.id, of: person, at: now)
        return outcome
    }

    private func completedChallenges(of person: PersonID) async throws(StoreError) -> [Identifier] {
        let practice = try await practices.practice(of: person)
        return practice.completedChallenges(on: today(practice))
    }
}

/// People whose journals have changed since the last look.
private final class Changes: Sendable {
    private let people = Mutex<Set<PersonID>>([])

    func add(_ person: PersonID) { people.withLock { _ = $0.insert(person) } }

    func take() -> Set<PersonID> {
        people.withLock { people in
            defer { people = [] }
            return people
        }
    }
}
