import HexisCore
import HexisStore

/// A queue of tasks in the store. Any number of servers take from it: each task is leased to one server, and goes
/// to the next if that one disappears before finishing.
protocol Outbox: Sendable {
    associatedtype Claim: LeasedTask
    /// What is to be recorded once a task is carried out.
    associatedtype Ending: Sendable

    /// The outbox's name in the log.
    static var name: String { get }
    /// The loop claims nothing while fewer slots than this are free, since each claim is a commit.
    static var fewestSlots: Int { get }
    /// How many tasks are carried out at once.
    static var mostSlots: Int { get }

    /// The instant at which the next task is due; `nil` for none.
    func next(at now: Instant) async throws(StoreError) -> Instant?

    /// The instant at which the first lease of a due task ends; `nil` for none. Its server may have disappeared.
    func nextEndOfLease(at now: Instant) async throws(StoreError) -> Instant?

    func claim(at now: Instant, until lease: Instant, atMost count: Int) async throws(StoreError) -> [Claim]

    /// Extends the lease of a task that is being carried out; `nil` if it has ended.
    func renew(_ claim: Claim, until lease: Instant, at now: Instant) async throws(StoreError) -> Claim?

    /// Carries a task out. Returns `nil` if it was cancelled, so that its outcome is unknown. Then, or if this throws,
    /// the lease ends and the next claim tries again.
    func attend(to claim: Claim) async throws -> Ending?

    /// Records how a task ended.
    func record(_ ending: Ending, of claim: Claim) async throws
}

extension Outbox {
    static var mostSlots: Int { 256 }
}

/// A task leased to this server.
protocol LeasedTask: Sendable {
    /// When the lease ends, unless it is renewed.
    var lease: Instant { get }
}

/// The time for which a claim belongs to one server.
enum Lease {
    /// The length of a lease: after a server disappears, its tasks wait for so long.
    static let length = Duration.seconds(10)
    /// The interval at which a server renews the leases of the tasks it carries out, which may take longer.
    static let renewal = Duration.seconds(3)
}
