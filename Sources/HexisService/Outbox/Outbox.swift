import HexisCore

/// Things that wait in the store until somebody has seen to them. Any number of servers take from there: each thing is
/// leased to one of them, and when that one is gone before it was through, to the next.
protocol Outbox: Sendable {
    /// Something that is leased to this server.
    associatedtype Claim: Sendable

    /// For the log.
    static var name: String { get }
    /// With fewer free slots than this, nobody looks: each look is a commit.
    static var fewestSlots: Int { get }

    /// When something waits to be seen to; `nil` for nothing.
    func next(at now: Instant) async throws -> Instant?

    func claim(at now: Instant, until lease: Instant, atMost count: Int) async throws -> [Claim]

    /// Where this fails, the lease ends, and whoever claims it next tries again.
    func attend(to claim: Claim) async throws
}

/// For how long something that was claimed is one server's.
enum Lease {
    /// Whoever sends something gives up after half of it.
    static let length = Duration.minutes(1)
}
