import HexisCore
import Synchronization

/// Those who had no companions when the store was last asked. Most people have none, and their pages need not ask again.
final class PeopleWithoutCompanions: Sendable {
    private let state = Mutex(State())
    private let most: Int

    private struct State {
        var people: Set<PersonID> = []
        /// Incremented when two people meet, so that an answer read before is not remembered afterwards.
        var meetings = 0
    }

    /// Remembers at most a number of people; then starts anew.
    init(most: Int = 100_000) {
        self.most = most
    }

    /// How many times people met so far: to be read before the store is asked.
    var meetings: Int { state.withLock { $0.meetings } }

    func contains(_ person: PersonID) -> Bool {
        state.withLock { $0.people.contains(person) }
    }

    /// Remembers that a person has no companions, unless people met since the store was asked.
    func insert(_ person: PersonID, ifStill meetings: Int) {
        state.withLock { state in
            guard state.meetings == meetings else { return }
            if state.people.count >= most { state.people.removeAll() }
            state.people.insert(person)
        }
    }

    /// Two people become companions.
    func meet(_ one: PersonID, _ other: PersonID) {
        state.withLock { state in
            state.meetings += 1
            state.people.remove(one)
            state.people.remove(other)
        }
    }
}
