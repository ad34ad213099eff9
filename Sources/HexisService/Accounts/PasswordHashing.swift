import HexisCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Hashes passwords on two threads of its own, so that many sign-ins at once neither block pages nor exhaust
/// memory: they take at most two times 19 MiB.
package final class PasswordHashing: Service {
    private let threads = NIOThreadPool(numberOfThreads: 2)
    private let waiting = Mutex(Waiting())
    /// The most requests that wait; beyond it, people are asked to retry. At some 30 ms each, the last one waits
    /// half a second.
    private let mostWaiting: Int
    /// The most waiting requests that may be strangers', so that a flood of sign-ins leaves room for everyone
    /// else.
    private let mostStrangers: Int
    private let random: @Sendable (Int) -> [UInt8]
    /// Stands in for the hash of an account that does not exist, so that a wrong name takes as long as a wrong
    /// password.
    private let nobody: PasswordHash

    /// The party that a password is hashed for.
    enum Asker {
        /// Someone who joins, or signs in from a browser that has not signed in to the account before.
        case stranger
        /// Someone who is signed in, or signs in from a browser that has done so before.
        case known
    }

    private struct Waiting {
        var strangers = 0
        var known = 0
    }

    package init(
        mostWaiting: Int = 32, mostStrangers: Int = 24, random: @escaping @Sendable (Int) -> [UInt8]
    ) throws {
        self.mostWaiting = mostWaiting
        self.mostStrangers = mostStrangers
        self.random = random
        nobody = try PasswordHash(of: "nobody's password", salt: random(16))
        threads.start()
    }

    func hash(_ password: NewPassword, for asker: Asker) async throws -> PasswordHash {
        let salt = random(16)
        return try await inTurn(asker) { try PasswordHash(of: password.text, salt: salt) }
    }

    /// Whether the password matches the hash. Without a hash, returns `false` after the same time.
    func matches(_ password: String, _ hash: PasswordHash?, for asker: Asker) async throws -> Bool {
        let candidate = hash ?? nobody
        guard password.utf8.count <= NewPassword.mostBytes else { return false }
        return try await inTurn(asker) { candidate.matches(password) } && hash != nil
    }

    private func inTurn<Answer: Sendable>(
        _ asker: Asker, _ work: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        try admit(asker)
        defer { release(asker) }
        return try await threads.runIfActive(work)
    }

    private func admit(_ asker: Asker) throws {
        try waiting.withLock { waiting in
            guard waiting.strangers + waiting.known < mostWaiting else { throw ServiceError.busy }
            switch asker {
            case .stranger:
                guard waiting.strangers < mostStrangers else { throw ServiceError.busy }
                waiting.strangers += 1
            case .known: waiting.known += 1
            }
        }
    }

    private func release(_ asker: Asker) {
        waiting.withLock {
            switch asker {
            case .stranger: $0.strangers -= 1
            case .known: $0.known -= 1
            }
        }
    }

    package func run() async throws {
        try? await gracefulShutdown()
        try await end()
    }

    /// Shuts the threads down. Nothing can be hashed afterwards.
    func end() async throws {
        try await threads.shutdownGracefully()
    }
}
