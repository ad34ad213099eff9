import Dispatch
import Foundation
import HexisCore
import HexisService
import Synchronization

/// Makes what people's pages show, so that one whose pages take long costs others little.
///
/// Of each person one is made at a time. Most take a millisecond, and are made by the threads that answer everybody.
/// Somebody whose page took long has theirs made beside these threads for a while, on half of the processor's cores
/// at most, where all such people wait for each other.
final class PageMaking: Sendable {
    private let turns = PersonTurns(atOnce: 1, mostWaiting: 64)
    private let slow = Mutex<[Identifier: ContinuousClock.Instant]>([:])
    private let slowTurns = Turns(max(1, ProcessInfo.processInfo.activeProcessorCount / 2))
    private let beside: DispatchQueue
    private let longest: Duration

    /// For how long a slow page is remembered.
    private static let memory = Duration.seconds(600)
    private static let mostSlow = 10_000

    /// A page that takes the processor for longer is slow.
    init(
        longest: Duration = .milliseconds(50),
        beside: DispatchQueue = DispatchQueue(label: "slow-pages", attributes: .concurrent)
    ) {
        self.longest = longest
        self.beside = beside
    }

    /// Works something out of a person's practice.
    func make<Value: Sendable>(
        for person: Identifier, _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await turns.taking(person) { [self] in
            guard isSlow(person) else { return try timed(person, body) }
            return try await slowTurns.taking(for: person) { [self] in
                try await withCheckedThrowingContinuation { continuation in
                    beside.async { continuation.resume(with: Result { try self.timed(person, body) }) }
                }
            }
        }
    }

    /// Whether a page of this person took long lately.
    func isSlow(_ person: Identifier) -> Bool {
        slow.withLock { $0[person].map { ContinuousClock.now < $0 } ?? false }
    }

    /// By the time that this thread was at work: on a busy machine everything else takes longer, too.
    private func timed<Value>(_ person: Identifier, _ body: () throws -> Value) rethrows -> Value {
        let start = PageMaking.worked()
        defer { if PageMaking.worked() - start > longest { remember(person) } }
        return try body()
    }

    private func remember(_ person: Identifier) {
        let now = ContinuousClock.now
        slow.withLock { slow in
            if slow.count >= PageMaking.mostSlow { slow = slow.filter { now < $0.value } }
            slow[person] = now + PageMaking.memory
        }
    }

    private static func worked() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
