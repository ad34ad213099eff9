/// A connection to a database. Parameters are written as `?`, or as `?1` where one is used more than once.
protocol SQLConnection {
    /// Runs a statement, and returns the number of rows that it changed.
    func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int
    /// Runs a statement without parameters that returns nothing, at the latest together with the next one, so that it costs
    /// no round trip to a database elsewhere. If it fails, the next one does.
    func executeWithNext(_ sql: String) throws
    /// Runs a query, with one row in memory at a time.
    func each(_ sql: String, _ arguments: SQLArguments, _ body: (SQLRow) throws -> Void) throws
    /// Runs queries, in one round trip, and returns the rows of each.
    func rows(ofEach statements: [SQLStatement]) throws -> [[SQLRow]]
    /// Runs statements, in one round trip.
    func executeEach(_ statements: [SQLStatement]) throws
    /// Runs `body` in a transaction, as if no other ran at the same time, and returns when it is durable. The body may run
    /// more than once; only the last run counts.
    func inTransaction(_ body: () throws -> Void) throws
    /// Whether the transaction is over after a failure, so that nothing more can be done in it.
    func isOver(after failure: any Error) -> Bool
}
