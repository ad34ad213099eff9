package import HexisCore
package import HexisStore
import Synchronization

/// The cached practices of people who were recently active. The least recently used are evicted first.
///
/// Half of the memory is for large practices, which evict only each other: a person with a large one never makes
/// the server re-read everyone else's. One larger than all of that half stays until another large one is
/// requested.
package final class LivePractices: Sendable {
    private let store: any JournalStore
    private let memory: Int64
    private let state = Mutex(State())

    private struct State {
        var people: [PersonID: Person] = [:]
        var visits: UInt64 = 0
        var taken: [Kind: Int64] = [:]
    }

    private struct Person {
        let practice: LivePractice
        var lastVisit: UInt64
        /// The size when last counted, in bytes.
        var memory: Int64 = 0
        var kind = Kind.usual
    }

    private enum Kind {
        case usual, large
    }

    /// `memory` is the approximate limit for all of them together, in bytes.
    package init(_ store: any JournalStore, memory: Int64 = 256_000_000) {
        self.store = store
        self.memory = memory
    }

    /// The practice of everything durable that a person has recorded.
    package func practice(of person: PersonID) async throws(StoreError) -> Practice {
        while true {
            let live = visit(person)
            do {
                if let practice = try await live.snapshot() {
                    count(person, live)
                    return practice
                }
                forget(person, live)
            } catch {
                forget(person)
                throw error
            }
        }
    }

    /// The same practice for reading it in passing: that of a person who is not cached does not become so.
    package func practice(inPassing person: PersonID) async throws(StoreError) -> Practice {
        let cached = state.withLock { $0.people[person]?.practice }
        if let practice = try await cached?.snapshot() { return practice }
        return try await read(person)
    }

    /// The practice as it could be read at an earlier time: of what had arrived before. It is folded anew.
    package func practice(of person: PersonID, asOf instant: Instant) async throws(StoreError) -> Practice {
        try await read(person, arrivedBefore: instant)
    }

    private func read(
        _ person: PersonID, arrivedBefore instant: Instant? = nil
    ) async throws(StoreError) -> Practice {
        while true {
            let live = LivePractice(of: person, in: store, arrivedBefore: instant)
            if let practice = try await live.snapshot() { return practice }
        }
    }

    /// The approximate size of everything durable of a person on disk, in bytes.
    func bytes(of person: PersonID) async throws(StoreError) -> Int64 {
        _ = try await practice(of: person)
        return visit(person).bytes
    }

    /// Adds entries that the store has accepted. A person who is not cached needs nothing: the store returns their
    /// entries on next use.
    func add(_ entries: [Entry], to person: PersonID) {
        guard let live = state.withLock({ $0.people[person]?.practice }) else { return }
        live.add(entries)
        count(person, live)
    }

    package func forget(_ person: PersonID) {
        state.withLock { LivePractices.takeOut(person, of: &$0) }
    }

    /// Forgets a practice unless another one has taken its place.
    private func forget(_ person: PersonID, _ live: LivePractice) {
        state.withLock { state in
            if state.people[person]?.practice === live { LivePractices.takeOut(person, of: &state) }
        }
    }

    /// The number of stored entries that could not be decrypted or parsed, over the cached people.
    package var unreadable: Int {
        state.withLock { $0.people.values.reduce(0) { $0 + $1.practice.unreadable } }
    }

    /// The number of cached people.
    var count: Int { state.withLock { $0.people.count } }

    private func visit(_ person: PersonID) -> LivePractice {
        state.withLock { state in
            state.visits += 1
            if let live = state.people[person]?.practice {
                state.people[person]?.lastVisit = state.visits
                return live
            }
            let live = LivePractice(of: person, in: store)
            state.people[person] = Person(practice: live, lastVisit: state.visits)
            return live
        }
    }

    /// Counts a practice that has grown, and evicts others of its kind if they take too much together.
    private func count(_ person: PersonID, _ live: LivePractice) {
        state.withLock { state in
            guard var here = state.people[person], here.practice === live else { return }
            state.taken[here.kind, default: 0] -= here.memory
            here.memory = live.memory
            here.kind = here.memory > memory / 16 ? .large : .usual
            state.taken[here.kind, default: 0] += here.memory
            state.people[person] = here
            if state.taken[here.kind, default: 0] > memory / 2 {
                makeRoom(for: person, here.kind, in: &state)
            }
        }
    }

    /// Evicts the least recently used until a tenth is free, so that the next eviction is a while off.
    private func makeRoom(for person: PersonID, _ kind: Kind, in state: inout State) {
        let others = state.people.filter { $0.value.kind == kind && $0.key != person }
        for (other, _) in others.sorted(by: { $0.value.lastVisit < $1.value.lastVisit }) {
            guard state.taken[kind, default: 0] > memory / 20 * 9 else { return }
            LivePractices.takeOut(other, of: &state)
        }
    }

    private static func takeOut(_ person: PersonID, of state: inout State) {
        guard let gone = state.people.removeValue(forKey: person) else { return }
        state.taken[gone.kind, default: 0] -= gone.memory
    }
}
