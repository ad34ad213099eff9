import GRDB

extension StoreError {
    /// Translates a failure inside the database.
    init(_ failure: any Error) {
        switch failure {
        case let failure as StoreError: self = failure
        case let failure as DatabaseError: self.init(failure)
        case let failure as PostgreSQLFailure: self.init(failure)
        default: self = .unavailable(code: "unknown", detail: "\(failure)")
        }
    }

    private init(_ failure: DatabaseError) {
        let detail = failure.message ?? "no details"
        switch failure.resultCode {
        // SQLITE_IOERR_SHMSIZE means that there was no room for the log's index either.
        case _ where failure.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .diskFull
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(detail: detail)
        // The database library's result on a closed connection.
        case .SQLITE_MISUSE: self = .closed
        default: self = .unavailable(code: failure.extendedResultCode.storeCode, detail: detail)
        }
    }

    /// Runs database work, and translates its failures.
    static func translating<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
        do { return try body() } catch { throw StoreError(error) }
    }
}

extension ResultCode {
    /// As `StoreError.unavailable` names it.
    var storeCode: String { "SQLite \(rawValue)" }
}
