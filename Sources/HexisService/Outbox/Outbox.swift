import HexisCore

/// A queue of tasks in the store. Any number of servers take from it: each task is leased to one server, and goes
/// to the next if that one disappears before finishing.
protocol Outbox: Sendable {
    /// A task leased to this server.
    associatedtype Claim: Sendable

    /// The outbox's name in the log.
    static var name: String { get }
    /// The loop claims nothing while fewer slots than this are free, since each claim is a commit.
    static var fewestSlots: Int { get }

    /// The instant at which the next task is due; `nil` for none.
    func next(at now: Instant) async throws -> Instant?

    func claim(at now: Instant, until lease: Instant, atMost count: Int) async throws -> [Claim]

    /// Carries a task out. If it throws, the lease ends and the next claim tries again.
    func attend(to claim: Claim) async throws
}

/// The time for which a claim belongs to one server.
enum Lease {
    /// The length of a lease. Senders time out after half of it.
    static let length = Duration.minutes(1)
}
