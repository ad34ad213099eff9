import HexisCore
import HexisStore
import Synchronization

/// The only way into people's journals on a server. What is appended here is durable first; then the person's pages and
/// devices follow, and everything that observes the journals.
package final class Journals: Sendable {
    package let practices: LivePractices
    package let live: LiveUpdates
    private let store: any JournalStore
    private let metrics: ServiceMetrics
    private let observers = Mutex<[any JournalObserver]>([])

    package convenience init(_ store: any JournalStore, _ practices: LivePractices) {
        self.init(store, practices, live: LiveUpdates(), ServiceMetrics())
    }

    init(
        _ store: any JournalStore, _ practices: LivePractices, live: LiveUpdates = LiveUpdates(),
        _ metrics: ServiceMetrics = ServiceMetrics()
    ) {
        self.store = store
        self.practices = practices
        self.live = live
        self.metrics = metrics
    }

    /// From now on an observer hears of every change, after those that were there before it.
    func observe(_ observer: any JournalObserver) {
        observers.withLock { $0.append(observer) }
    }

    /// Nothing is observed any more. Observers may append themselves, so each would keep the other in memory.
    package func endObserving() {
        observers.withLock { $0 = [] }
    }

    /// Adds entries to a person's journal; the outcomes stand in the order of the entries.
    ///
    /// It returns once every observer has dealt with the entries that were new: who is answered then has their
    /// reminders planned.
    func append(_ entries: [Entry], to person: Identifier) async throws(StoreError) -> [AppendOutcome] {
        let start = ContinuousClock.now
        let outcomes = try await store.append(entries, for: person)
        metrics.committed(after: start.duration(to: .now))
        let new = zip(entries, outcomes).compactMap { entry, outcome in
            if case .accepted = outcome { entry } else { nil }
        }
        guard !new.isEmpty else { return outcomes }
        practices.add(new, to: person)
        live.tell(person)
        for observer in observers.withLock({ $0 }) { await observer.journal(of: person, has: new) }
        return outcomes
    }

    /// Adds entries that were made here, and are therefore valid: nothing is ignored if one is not.
    package func record(_ entries: [Entry], for person: Identifier) async throws {
        for outcome in try await append(entries, to: person) {
            if case .refused(let error) = outcome { throw EntryRefused(code: error.code) }
        }
    }

    /// Puts entries in the place of those with the same ids. Whoever calls it plans the person's reminders anew.
    func replace(_ entries: [Entry], of person: Identifier) async throws(StoreError) {
        try await store.replace(entries, of: person)
        practices.forget(person)
        live.tell(person)
    }
}

/// Something that follows people's journals.
package protocol JournalObserver: Sendable {
    /// A person's journal has these entries now, durably, which it did not have before.
    func journal(of person: Identifier, has entries: [Entry]) async
}

/// An entry that Hexis itself made could not be read again by the store.
package struct EntryRefused: Error {
    package let code: String

    package var message: String { "An entry could not be recorded (\(code)). What came before it was." }
}
