/// A write that waits for its commit.
struct WaitingWrite: Sendable {
    /// Delivers the result to the caller.
    typealias Answer = @Sendable () -> Void

    private let perform: @Sendable (Database) throws -> Answer
    let fail: @Sendable (StoreError) -> Void

    init<Value: Sendable>(
        _ write: @escaping @Sendable (Database) throws -> Value,
        answer: @escaping @Sendable (Result<Value, StoreError>) -> Void
    ) {
        perform = { database in
            let value = try write(database)
            return { answer(.success(value)) }
        }
        fail = { answer(.failure($0)) }
    }

    /// Runs in a savepoint, so that a failing write does not affect the others. Call the returned answer after the
    /// commit.
    ///
    /// Throws if the database has given up the whole transaction, as it may on a full disk.
    func run(in database: Database) throws -> Answer {
        let connection = database.connection
        try connection.executeWithNext("SAVEPOINT one")
        do {
            let answer = try perform(database)
            try connection.executeWithNext("RELEASE one")
            return answer
        } catch {
            if connection.isOver(after: error) { throw error }
            return try rollBack(after: error, on: connection)
        }
    }

    /// Returns what tells the caller of the failure.
    private func rollBack(
        after error: any Error, on connection: any SQLConnection
    ) throws -> Answer {
        try connection.executeWithNext("ROLLBACK TO one")
        try connection.executeWithNext("RELEASE one")
        let failure = StoreError(error)
        return { [fail] in fail(failure) }
    }
}
