import Dispatch
import Synchronization

/// A connection and the thread on which it is used, for one piece of work after the other.
final class PostgreSQLLane: Sendable {
    private let queue = DispatchQueue(label: "postgresql")
    private let connection: Mutex<PostgreSQLConnection>
    private let waiting = Atomic(0)

    init(
        to address: PostgreSQLAddress, _ hold: DatabaseHold = .none,
        whenLost: @escaping @Sendable () -> Void = {}
    ) {
        connection = Mutex(PostgreSQLConnection(to: address, hold, whenLost: whenLost))
    }

    /// The number of pieces of work that wait or run.
    var load: Int { waiting.load(ordering: .relaxed) }

    func submit(_ work: @escaping @Sendable (PostgreSQLConnection) -> Void) {
        waiting.add(1, ordering: .relaxed)
        queue.async { [self] in
            connection.withLock { work($0) }
            waiting.subtract(1, ordering: .relaxed)
        }
    }

    /// Runs the work while the caller's thread waits.
    func run<Value: Sendable>(_ work: @Sendable (PostgreSQLConnection) throws -> Value) throws(StoreError)
        -> Value
    {
        try StoreError.translating { try queue.sync { try connection.withLock { try work($0) } } }
    }
}
