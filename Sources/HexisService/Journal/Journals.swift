package import HexisCore
package import HexisStore
import Synchronization

/// The only way to write to people's journals on the server. Entries appended here are durable first; then the
/// person's pages and devices, and all observers, hear of them.
package final class Journals: Sendable {
    package let practices: LivePractices
    package let live: LiveUpdates
    private let store: any JournalStore
    private let metrics: ServiceMetrics
    private let world: World
    private let appends = AppendsUnderWay()
    private let observers = Mutex<[any JournalObserver]>([])

    package convenience init(_ store: any JournalStore, _ practices: LivePractices) {
        self.init(store, practices, live: LiveUpdates(), ServiceMetrics())
    }

    init(
        _ store: any JournalStore, _ practices: LivePractices, live: LiveUpdates = LiveUpdates(),
        _ metrics: ServiceMetrics = ServiceMetrics(), _ world: World = .machine
    ) {
        self.store = store
        self.practices = practices
        self.live = live
        self.metrics = metrics
        self.world = world
    }

    /// Registers an observer of every change from now on. Observers are called in order of registration.
    func observe(_ observer: any JournalObserver) {
        observers.withLock { $0.append(observer) }
    }

    /// Removes all observers. Observers may themselves append and hold this object, so each would keep the other
    /// in memory.
    package func endObserving() {
        observers.withLock { $0 = [] }
    }

    /// Appends entries to a person's journal. Returns the outcomes in the order of the entries.
    ///
    /// It returns once every observer has processed the new entries: by the time a request is answered, its
    /// reminders are planned.
    func append(_ entries: [Entry], to person: PersonID) async throws(StoreError) -> [AppendOutcome] {
        let start = ContinuousClock.now
        let now = appends.begin(person, world.now)
        let outcomes = try await commit(entries, to: person, at: now)
        metrics.committed(after: start.duration(to: .now))
        let new = zip(entries, outcomes).compactMap { $1.isAccepted ? $0 : nil }
        practices.add(new, to: person)
        appends.end(person, now)
        if !new.isEmpty { await announce(new, to: person) }
        return outcomes
    }

    /// If it fails, nothing is on its way any more.
    private func commit(
        _ entries: [Entry], to person: PersonID, at now: Instant
    ) async throws(StoreError) -> [AppendOutcome] {
        do throws(StoreError) {
            return try await store.append(entries, for: person, at: now)
        } catch {
            appends.end(person, now)
            throw error
        }
    }

    private func announce(_ new: [Entry], to person: PersonID) async {
        live.tell(person)
        for observer in observers.withLock({ $0 }) { await observer.journal(of: person, has: new) }
    }

    /// The latest instant at which everything that had arrived can be read: now, unless entries are just arriving. Of what
    /// arrives at another server, this one knows only what can be read.
    package func settled(of person: PersonID) -> Instant {
        let settled = appends.settled(person, world.now)
        return store.isShared ? settled - Journals.othersLag : settled
    }

    /// The clock of another server may be five minutes behind, and its commit may take one more.
    private static let othersLag = Duration.minutes(6)

    /// Notes that an entry has come from a device.
    func arrived(_ entry: Entry, at now: Instant) { metrics.arrived(after: now - entry.at) }

    /// Appends entries made on the server, which are therefore valid. Throws if the store refuses one.
    package func record(_ entries: [Entry], for person: PersonID) async throws(StoreError) {
        for outcome in try await append(entries, to: person) {
            if case .refused(let error) = outcome { throw .entryRefused(error) }
        }
    }

    /// Replaces the entries that have the same ids. The caller plans the person's reminders anew.
    func replace(_ entries: [Entry], of person: PersonID) async throws(StoreError) {
        try await store.replace(entries, of: person, at: world.now())
        practices.forget(person)
        live.tell(person)
    }
}

extension AppendOutcome {
    fileprivate var isAccepted: Bool { if case .accepted = self { true } else { false } }
}

/// An observer of people's journals.
package protocol JournalObserver: Sendable {
    /// Called after these entries, new to the person's journal, have become durable.
    func journal(of person: PersonID, has entries: [Entry]) async
}
