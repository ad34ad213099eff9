/// Which other programs may use a database while a connection to it lasts.
enum DatabaseHold: Sendable {
    /// Whoever the program's other connections admit.
    case none
    /// Servers that share it as well.
    case shared
    case exclusive

    /// PostgreSQL's function that takes the lock, unless another program holds one that it excludes.
    var lock: String? {
        switch self {
        case .none: nil
        case .shared: "pg_try_advisory_lock_shared"
        case .exclusive: "pg_try_advisory_lock"
        }
    }
}
