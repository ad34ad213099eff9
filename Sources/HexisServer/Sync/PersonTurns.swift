import HexisCore
import Synchronization

/// Lets so many answers to one person be under way at once, since an answer that is not read lies in memory. The next
/// ones wait for their turn, in the order in which they came, and beyond those people are asked to come back.
final class PersonTurns: Sendable {
    /// Somebody's turn, which lasts for as long as something refers to it: also an answer that is never sent lets go of it.
    final class Turn: Sendable {
        private let person: Identifier
        private let turns: PersonTurns

        fileprivate init(of person: Identifier, _ turns: PersonTurns) {
            self.person = person
            self.turns = turns
        }

        deinit { turns.end(person) }
    }

    private struct Line {
        var underWay = 0
        var waiting: [CheckedContinuation<ServerError?, Never>] = []
    }

    private let most: Int
    private let mostWaiting: Int
    private let lines = Mutex<[Identifier: Line]>([:])

    init(_ most: Int, mostWaiting: Int) {
        self.most = most
        self.mostWaiting = mostWaiting
    }

    /// Returns when it is the person's turn. Throws where too many wait already.
    func take(_ person: Identifier) async throws -> Turn {
        let error: ServerError? = await withCheckedContinuation { answer in
            lines.withLock { lines in
                var line = lines[person] ?? Line()
                defer { lines[person] = line }
                if line.underWay < most {
                    line.underWay += 1
                    answer.resume(returning: nil)
                } else if line.waiting.count < mostWaiting {
                    line.waiting.append(answer)
                } else {
                    answer.resume(returning: .busy)
                }
            }
        }
        if let error { throw error }
        return Turn(of: person, self)
    }

    private func end(_ person: Identifier) {
        let next = lines.withLock { lines -> CheckedContinuation<ServerError?, Never>? in
            guard var line = lines[person] else { return nil }
            defer { lines[person] = line.underWay == 0 ? nil : line }
            guard line.waiting.isEmpty else { return line.waiting.removeFirst() }
            line.underWay -= 1
            return nil
        }
        next?.resume(returning: nil)
    }

    /// How many people have an answer under way.
    var people: Int { lines.withLock { $0.count } }

    /// How many wait for their turn.
    var waiting: Int { lines.withLock { $0.values.reduce(0) { $0 + $1.waiting.count } } }
}
