import HexisCore
import HexisDelivery
import HexisExchange
import HexisStore
import Logging
import ServiceLifecycle
import Synchronization

/// Finds out what people's other programs are to be told, and has it sent.
///
/// Where each program stands in the journal is kept with what waits for it: whatever happens to the server, nothing
/// that was accepted is passed over, and nothing is told twice but what was under way.
package struct WebhookDispatcher: Service, JournalObserver {
    private let store: any WebhookStore & JournalStore
    private let practices: LivePractices
    private let zones: ZoneFolder
    private let world: World
    private let logger: Logger
    private let sender: WebhookEventSender
    /// Rung when somebody's journal has changed.
    private let alarm: Alarm
    private let changes = Changes()

    /// The time after which it looks at everybody: some challenges end by themselves.
    private static let longestSleep = Duration.hours(1)
    /// Entries that are read at once.
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
        alarm = Alarm(now: world.now, longest: WebhookDispatcher.longestSleep)
    }

    package func journal(of person: Identifier, has entries: [Entry]) { changed(person) }

    /// The person's journal has changed, durably. It costs whoever changed it nothing.
    func changed(_ person: Identifier) {
        changes.add(person)
        alarm.ring()
    }

    package func run() async throws {
        async let sending: Void = sender.run()
        await cancelWhenGracefulShutdown {
            var looked = Instant.range.lowerBound
            while !Task.isCancelled {
                let now = world.now()
                // A clock that was set back has looked in the future.
                if now < looked || now >= looked + WebhookDispatcher.longestSleep {
                    looked = now
                    await lookAtEverybody()
                }
                for person in changes.take() { await see(to: person) }
                await alarm.sleep(until: looked + WebhookDispatcher.longestSleep)
            }
        }
        await sending
    }

    private func lookAtEverybody() async {
        do {
            for person in try await store.peopleWithWebhooks() { changes.add(person) }
        } catch {
            logger.error("the store did not say who has programs", error)
        }
    }

    private func see(to person: Identifier) async {
        do {
            try await queueNews(of: person)
        } catch StoreError.unknownPerson {
            // Erased meanwhile, and their programs with them.
        } catch {
            logger.error("a person's programs could not be told", error)
        }
    }

    private func queueNews(of person: Identifier) async throws {
        let standings = try await store.listeners(of: person).filter { $0.listener.isOn }
        guard !standings.isEmpty else { return }
        // Programs that were told just as far, which is all of them but for new ones, share one look.
        for (cursor, standings) in Dictionary(grouping: standings, by: \.cursor) {
            let page = try await store.entries(of: person, after: cursor, limit: WebhookDispatcher.pageLength)
            var practice = try await practices.practice(of: person)
            // What is durable may still be on its way to the practice: passed over now, it would never be told.
            for entry in page.entries { practice.add(entry) }
            for standing in standings { try await queue(page, of: person, practice, for: standing) }
            if page.hasMore { changed(person) }
        }
    }

    private func queue(
        _ page: JournalPage, of person: Identifier, _ practice: Practice, for standing: SubscriptionStanding
    ) async throws {
        let now = world.now()
        let happenings = standing.listener.happenings
        var news = practice.news(in: page.entries).filter { $0.happening.map(happenings.contains) ?? true }
        var completed = standing.completed
        if happenings.contains(.challengeCompleted) {
            let today = today(practice)
            news += practice.news(
                ofChallengesCompletedBut: Set(completed), on: today, at: now)
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

    /// Why a program at an address cannot be told, in words; `nil` where it can.
    package func problem(with address: String) -> String? { sender.problem(with: address) }

    /// A program is told from now on.
    package func begin(_ listener: WebhookSubscription, secret: String, of person: Identifier) async throws {
        let completed = try await completedChallenges(of: person)
        try await store.add(listener, secret: secret, knowing: completed, of: person, at: world.now())
    }

    /// A program is told again, from now on.
    package func resume(_ listener: Identifier, of person: Identifier) async throws {
        let completed = try await completedChallenges(of: person)
        try await store.turnOn(listener: listener, knowing: completed, of: person)
    }

    /// Tells a program that all is well, at once. `nil` for one that is not there.
    package func test(_ listener: WebhookSubscription, of person: Identifier) async throws -> DeliveryOutcome?
    {
        guard let secret = try await store.secret(ofWebhook: listener.id, of: person) else { return nil }
        let now = world.now()
        let test = WebhookEvent.test(world.identifier(), at: now)
        let outcome = await sender.send(test.text, named: test.id, to: listener.address, secret: secret)
        let ending = WebhookResult(outcome, failures: 0, jitter: 0, at: now)
        try await store.note(ending, ofWebhook: listener.id, of: person, at: now)
        return outcome
    }

    private func completedChallenges(of person: Identifier) async throws -> [Identifier] {
        let practice = try await practices.practice(of: person)
        return practice.completedChallenges(on: today(practice))
    }
}

/// Whose journals have changed since somebody looked.
private final class Changes: Sendable {
    private let people = Mutex<Set<Identifier>>([])

    func add(_ person: Identifier) { people.withLock { _ = $0.insert(person) } }

    func take() -> Set<Identifier> {
        people.withLock { people in
            defer { people = [] }
            return people
        }
    }
}
