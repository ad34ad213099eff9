package import HexisCore

/// Runs a limited number of tasks at once, one per person; others wait. A person's first task goes before those of
/// people who have just had a turn.
package actor Turns {
    private var free: Int
    private var working: Set<PersonID> = []
    private var waiting: [(person: PersonID, turn: CheckedContinuation<Void, Never>)] = []

    package init(_ count: Int) {
        free = count
    }

    /// The number of waiting tasks.
    var waitingCount: Int { waiting.count }

    /// Runs `body` when the person's turn comes.
    package nonisolated func taking<Value: Sendable>(
        for person: PersonID, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        await begin(person)
        do {
            let value = try await body()
            await end(person)
            return value
        } catch {
            await end(person)
            throw error
        }
    }

    private func begin(_ person: PersonID) async {
        if free > 0, !working.contains(person) {
            start(person)
        } else {
            await withCheckedContinuation { waiting.append((person, $0)) }
        }
    }

    private func end(_ person: PersonID) {
        free += 1
        working.remove(person)
        let next =
            waiting.firstIndex { $0.person != person && !working.contains($0.person) }
            ?? waiting.firstIndex { !working.contains($0.person) }
        guard let next else { return }
        let one = waiting.remove(at: next)
        start(one.person)
        one.turn.resume()
    }

    private func start(_ person: PersonID) {
        free -= 1
        working.insert(person)
    }
}
