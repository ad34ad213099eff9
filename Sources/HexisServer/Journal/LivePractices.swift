import HexisCore
import HexisStore
import Synchronization

/// The practices of the people who were here lately. Those who were away longest make room for others.
final class LivePractices: Sendable {
    private let store: any Store
    private let mostPeople: Int
    private let state = Mutex(State())

    private struct State {
        var people: [Identifier: Person] = [:]
        var visits: UInt64 = 0
    }

    private struct Person {
        let practice: LivePractice
        var lastVisit: UInt64
    }

    init(_ store: any Store, mostPeople: Int = 1000) {
        self.store = store
        self.mostPeople = mostPeople
    }

    /// What everything durable of a person adds up to.
    func practice(of person: Identifier) async throws -> Practice {
        let live = visit(person)
        do {
            return try await live.snapshot()
        } catch {
            forget(person)
            throw error
        }
    }

    /// Adds entries that the store has accepted. Whoever is not here needs nothing: their entries are found in
    /// the store when they come.
    func add(_ entries: [Entry], to person: Identifier) {
        let live = state.withLock { $0.people[person]?.practice }
        live?.add(entries)
    }

    func forget(_ person: Identifier) {
        state.withLock { $0.people[person] = nil }
    }

    /// How many stored entries could not be opened, of the people who are here.
    var unreadable: Int {
        state.withLock { $0.people.values.reduce(0) { $0 + $1.practice.unreadable } }
    }

    private func visit(_ person: Identifier) -> LivePractice {
        state.withLock { state in
            state.visits += 1
            if let live = state.people[person]?.practice {
                state.people[person]?.lastVisit = state.visits
                return live
            }
            if state.people.count >= mostPeople { LivePractices.makeRoom(in: &state) }
            let live = LivePractice(of: person, in: store)
            state.people[person] = Person(practice: live, lastVisit: state.visits)
            return live
        }
    }

    /// Takes out the tenth that was away longest, so that there is room for a while.
    private static func makeRoom(in state: inout State) {
        let visits = state.people.values.map { $0.lastVisit }.sorted()
        let oldest = visits[visits.count / 10]
        state.people = state.people.filter { $0.value.lastVisit > oldest }
    }
}
