import HexisCore
import Synchronization

/// Lets so many things of each person go on at once. More of theirs wait, in the order in which they came, and too many
/// more are refused. Nobody waits for anybody else.
package final class PersonTurns: Sendable {
    /// Somebody's turn, which lasts for as long as something refers to it: also an answer that is never sent lets go of it.
    package final class Turn: Sendable {
        private let person: Identifier
        private let turns: PersonTurns

        fileprivate init(of person: Identifier, _ turns: PersonTurns) {
            self.person = person
            self.turns = turns
        }

        deinit { turns.end(person) }
    }

    private struct Line {
        var running = 0
        var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private let atOnce: Int
    private let mostWaiting: Int
    private let lines = Mutex<[Identifier: Line]>([:])

    package init(atOnce: Int, mostWaiting: Int) {
        self.atOnce = atOnce
        self.mostWaiting = mostWaiting
    }

    /// Returns when it is the person's turn. Throws where too many wait already.
    package func take(_ person: Identifier) async throws -> Turn {
        let isAdmitted = await withCheckedContinuation { (admitted: CheckedContinuation<Bool, Never>) in
            // What is resumed here goes on once the lock is free.
            lines.withLock { lines in
                var line = lines[person] ?? Line()
                defer { lines[person] = line }
                if line.running < atOnce {
                    line.running += 1
                    admitted.resume(returning: true)
                } else if line.waiting.count < mostWaiting {
                    line.waiting.append(admitted)
                } else {
                    admitted.resume(returning: false)
                }
            }
        }
        guard isAdmitted else { throw ServiceError.busy }
        return Turn(of: person, self)
    }

    /// Works when the person's turn has come.
    package func taking<Value: Sendable>(
        _ person: Identifier, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        let turn = try await take(person)
        defer { withExtendedLifetime(turn) {} }
        return try await body()
    }

    /// How many of a person's wait.
    func waiting(of person: Identifier) -> Int { lines.withLock { $0[person]?.waiting.count ?? 0 } }

    /// How many people there are of whom something goes on.
    var count: Int { lines.withLock { $0.count } }

    /// A turn is handed on to who waits longest.
    private func end(_ person: Identifier) {
        lines.withLock { lines in
            guard var line = lines[person] else { return }
            if line.waiting.isEmpty {
                line.running -= 1
            } else {
                line.waiting.removeFirst().resume(returning: true)
            }
            lines[person] = line.running == 0 ? nil : line
        }
    }
}
