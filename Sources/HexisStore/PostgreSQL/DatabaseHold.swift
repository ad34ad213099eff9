/// Which other programs may use a database while a connection to it lasts.
enum DatabaseHold: Sendable {
    /// Any: another connection of the program decides.
    case none
    /// Servers that share it as well.
    case shared
    /// No other program.
    case exclusive

    /// The number of the lock in the database.
    static let lockNumber = PostgreSQLSchema.lockNumber + 1

    /// PostgreSQL's function that takes the lock, unless another program holds one that it excludes.
    var lock: String? {
        switch self {
        case .none: nil
        case .shared: "pg_try_advisory_lock_shared"
        case .exclusive: "pg_try_advisory_lock"
        }
    }
}
