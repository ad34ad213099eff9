/// What PostgreSQL, or the way to it, answered instead of a result.
struct PostgreSQLFailure: Error {
    /// The code by which the SQL standard or PostgreSQL knows it: five characters, whose first two name its class.
    let state: String
    let message: String

    /// The server is gone, is stopping or starting, or may no longer write, as after a failover; or it has given up a program
    /// that was frozen in a transaction.
    var isDisconnection: Bool {
        state.hasPrefix("08") && state != PostgreSQLFailure.unknownOutcome
            || ["57P01", "57P02", "57P03", "25006", "25P03"].contains(state)
    }

    /// The connection was lost while a transaction was committed, and nothing tells whether it was.
    static let unknownOutcome = "08007"

    /// Another transaction was in the way, and is over now.
    var isConflict: Bool { state == "40001" || state == "40P01" }

    /// A lock was not free for too long.
    var isLockTimeout: Bool { state == "55P03" }

    /// A row that another transaction has inserted in the meantime, unless the statement itself is wrong.
    var isDuplicate: Bool { state == "23505" }

    /// Since a statement was prepared, a newer program has changed its tables. A new session prepares it anew.
    var isStatementOutdated: Bool { state == "0A000" }

    static func disconnection(_ message: String) -> PostgreSQLFailure {
        PostgreSQLFailure(state: "08006", message: message)
    }
}

extension StoreError {
    init(_ failure: PostgreSQLFailure) {
        switch failure.state {
        case "53100": self = .diskFull
        // Classes of an index or a block that is broken.
        case "XX001", "XX002": self = .damaged(detail: failure.message)
        default: self = .unavailable(code: "PostgreSQL \(failure.state)", detail: failure.message)
        }
    }
}
