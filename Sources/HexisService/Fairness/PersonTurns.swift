package import HexisCore
import Synchronization

/// Runs a limited number of each person's tasks at once. Further ones wait in order of arrival, and beyond a limit
/// are refused. No one waits for anyone else.
package final class PersonTurns: Sendable {
    /// A person's turn. It lasts until its last reference goes, so that even a response that is never sent
    /// releases it.
    package final class Turn: Sendable {
        private let person: PersonID
        private let turns: PersonTurns

        fileprivate init(of person: PersonID, _ turns: PersonTurns) {
            self.person = person
            self.turns = turns
        }

        deinit { turns.end(person) }
    }

    private struct Line {
        var running = 0
        var waiting: [CheckedContinuation<Bool, Never>] = []

        mutating func join(_ task: CheckedContinuation<Bool, Never>, atOnce: Int, mostWaiting: Int) {
            if running < atOnce {
                running += 1
                task.resume(returning: true)
            } else if waiting.count < mostWaiting {
                waiting.append(task)
            } else {
                task.resume(returning: false)
            }
        }
    }

    private let atOnce: Int
    private let mostWaiting: Int
    private let lines = Mutex<[PersonID: Line]>([:])

    package init(atOnce: Int, mostWaiting: Int) {
        self.atOnce = atOnce
        self.mostWaiting = mostWaiting
    }

    /// Waits for the person's turn. Throws if too many of theirs are already waiting.
    package func take(_ person: PersonID) async throws(ServiceError) -> Turn {
        let isAdmitted = await withCheckedContinuation { (admitted: CheckedContinuation<Bool, Never>) in
            // A resumed task continues only after the lock is released.
            lines.withLock { lines in
                lines[person, default: Line()].join(admitted, atOnce: atOnce, mostWaiting: mostWaiting)
            }
        }
        guard isAdmitted else { throw ServiceError.busy }
        return Turn(of: person, self)
    }

    /// Runs `body` when the person's turn comes. Throws if too many of theirs are already waiting.
    package func taking<Value: Sendable>(
        _ person: PersonID, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        let turn = try await take(person)
        defer { withExtendedLifetime(turn) {} }
        return try await body()
    }

    /// The number of a person's tasks that wait.
    func waiting(of person: PersonID) -> Int { lines.withLock { $0[person]?.waiting.count ?? 0 } }

    /// The number of people with running tasks.
    var count: Int { lines.withLock { $0.count } }

    /// Passes the turn on to the task that has waited longest.
    private func end(_ person: PersonID) {
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
