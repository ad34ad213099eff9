import HexisCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Does the hashing on two threads of its own, so that many sign-ins at once neither stop the pages nor take
/// all memory: at most two times 19 MiB.
final class PasswordHashing: Service {
    private let threads = NIOThreadPool(numberOfThreads: 2)
    private let waiting = Mutex(0)
    /// Beyond these, people are asked to come back: at some 30 ms each, the last one waits for half a second.
    private let mostWaiting: Int
    private let random: @Sendable (Int) -> [UInt8]
    /// Stands in for the hash of somebody who does not exist, so that a wrong name takes as long as a wrong
    /// password.
    private let nobody: PasswordHash

    init(mostWaiting: Int = 32, random: @escaping @Sendable (Int) -> [UInt8]) throws {
        self.mostWaiting = mostWaiting
        self.random = random
        nobody = try PasswordHash(of: "nobody's password", salt: random(16))
        threads.start()
    }

    func hash(_ password: NewPassword) async throws -> PasswordHash {
        let salt = random(16)
        return try await inTurn { try PasswordHash(of: password.text, salt: salt) }
    }

    /// Whether the password is the one that was hashed; without a hash the answer is no, after the same time.
    func matches(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
        let candidate = hash ?? nobody
        guard password.utf8.count <= NewPassword.mostBytes else { return false }
        return try await inTurn { candidate.matches(password) } && hash != nil
    }

    private func inTurn<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws
        -> Answer
    {
        try waiting.withLock {
            guard $0 < mostWaiting else { throw ServerError.busy }
            $0 += 1
        }
        defer { waiting.withLock { $0 -= 1 } }
        return try await threads.runIfActive(work)
    }

    func run() async throws {
        try? await gracefulShutdown()
        try await end()
    }

    /// Lets the threads go. Nothing can be hashed any more.
    func end() async throws {
        try await threads.shutdownGracefully()
    }
}
