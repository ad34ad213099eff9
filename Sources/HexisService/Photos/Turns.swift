import HexisCore

/// Lets so many work at once, each person one at a time; the others wait for their turn. Whoever waits for the first time
/// goes before those who have just had a turn.
package actor Turns {
    private var free: Int
    private var working: Set<Identifier> = []
    private var waiting: [(person: Identifier, turn: CheckedContinuation<Void, Never>)] = []

    package init(_ count: Int) {
        free = count
    }

    /// How many wait for their turn.
    var waitingCount: Int { waiting.count }

    /// Works when the person's turn has come.
    package nonisolated func taking<Value: Sendable>(
        for person: Identifier, _ body: @Sendable () async throws -> Value
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

    private func begin(_ person: Identifier) async {
        if free > 0, !working.contains(person) {
            start(person)
        } else {
            await withCheckedContinuation { waiting.append((person, $0)) }
        }
    }

    private func end(_ person: Identifier) {
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

    private func start(_ person: Identifier) {
        free -= 1
        working.insert(person)
    }
}
