import GRDB

extension StoreError {
    /// What a failure inside the database means here.
    init(_ failure: any Error) {
        switch failure {
        case let failure as StoreError: self = failure
        case let failure as DatabaseError: self.init(failure)
        default: self = .unavailable(result: 0, detail: "\(failure)")
        }
    }

    private init(_ failure: DatabaseError) {
        let detail = failure.message ?? "no details"
        // The second is of the log's index, for which there was no room either.
        if failure.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
            self = .diskFull
            return
        }
        switch failure.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(detail: detail)
        // The database library answers so on a connection that was closed.
        case .SQLITE_MISUSE: self = .closed
        default: self = .unavailable(result: failure.extendedResultCode.rawValue, detail: detail)
        }
    }

    /// Runs database work, with its failures translated.
    static func translating<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
        do { return try body() } catch { throw StoreError(error) }
    }
}
