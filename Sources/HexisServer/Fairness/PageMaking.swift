import Dispatch
import Foundation
import HexisCore
import HexisService
import Synchronization

/// Renders people's pages so that a person whose pages take long costs others little.
///
/// Each person has one page rendered at a time. Most take a millisecond and run on the threads that answer
/// everyone. A person whose page took long has theirs rendered on other threads for a while, on at most half of
/// the processor's cores, where all such people share.
final class PageMaking: Sendable {
    private let turns = PersonTurns(atOnce: 1, mostWaiting: 64)
    private let slow = Mutex<[PersonID: ContinuousClock.Instant]>([:])
    private let slowTurns = Turns(max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
    private let beside: DispatchQueue
    private let longest: Duration

    /// How long a person counts as slow.
    private static let memory = Duration.seconds(600)
    private static let mostSlow = 10_000

    /// A page that takes more processor time than `longest` is slow.
    init(
        longest: Duration = .milliseconds(50),
        beside: DispatchQueue = DispatchQueue(label: "slow-pages", attributes: .concurrent)
    ) {
        self.longest = longest
        self.beside = beside
    }

    /// Runs `body`, which computes a value from a person's practice.
    func make<Value: Sendable>(
        for person: PersonID, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await turns.taking(person) { [self] in
            guard isSlow(person) else { return try timed(person, body) }
            return try await slowTurns.taking(for: person) { [self] in
                try await beside.run { try self.timed(person, body) }
            }
        }
    }

    /// Whether one of this person's pages recently took long.
    func isSlow(_ person: PersonID) -> Bool {
        slow.withLock { $0[person].map { ContinuousClock.now < $0 } ?? false }
    }

    /// Measures the thread's processor time: on a busy machine, elapsed time grows for everything.
    private func timed<Value>(_ person: PersonID, _ body: () throws -> Value) rethrows -> Value {
        let start = PageMaking.worked()
        defer { if PageMaking.worked() - start > longest { remember(person) } }
        return try body()
    }

    private func remember(_ person: PersonID) {
        let now = ContinuousClock.now
        slow.withLock { slow in
            if slow.count >= PageMaking.mostSlow { slow = slow.filter { now < $0.value } }
            slow[person] = now + PageMaking.memory
        }
    }

    private static func worked() -> Duration { Duration(shownBy: CLOCK_THREAD_CPUTIME_ID) }
}
