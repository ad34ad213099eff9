import HexisCore
package import HexisStore
package import Logging
import ServiceLifecycle

/// Counts failed sign-ins: for the owner of each account, and in the log, without names.
///
/// The person signing in never waits for the count: response times would reveal which accounts exist.
package struct FailedSignInLog: Service {
    private let store: any AccountStore
    private let world: World
    private let logger: Logger
    private let attempts: AsyncStream<Attempt>
    private let next: AsyncStream<Attempt>.Continuation

    private struct Attempt {
        /// `nil` if no account has this name.
        let person: PersonID?
        let time: Instant
    }

    /// The least time between two log lines.
    private static let pause = Duration.minutes(1)
    private static let mostWaiting = 1000

    package init(_ store: any AccountStore, _ world: World, _ logger: Logger) {
        self.store = store
        self.world = world
        self.logger = logger
        (attempts, next) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(FailedSignInLog.mostWaiting))
    }

    func note(_ person: PersonID?, at time: Instant) { next.yield(Attempt(person: person, time: time)) }

    package func run() async throws {
        var unsaid = 0
        var said = world.uptime() - FailedSignInLog.pause.milliseconds
        for await attempt in attempts.cancelOnGracefulShutdown() {
            await count(attempt)
            unsaid += 1
            guard world.uptime() >= said + FailedSignInLog.pause.milliseconds else { continue }
            logger.notice("sign-in failed", metadata: ["attempts": "\(unsaid)"])
            said = world.uptime()
            unsaid = 0
        }
    }

    private func count(_ attempt: Attempt) async {
        guard let person = attempt.person else { return }
        do {
            try await store.countFailedSignIn(of: person, at: attempt.time)
        } catch {
            logger.error(
                "could not count a failed sign-in", error)
        }
    }
}
