/// Where a write gets its disk space.
enum WriteRoom: Sendable {
    case disk
    /// For urgent writes that need hardly any space, or free some.
    case reserve
}

/// The database that a store uses: how its transactions run, and what its disk does.
protocol SQLEngine: Sendable {
    /// Reads one state of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value
    /// Runs a write in a transaction, as if no other ran at the same time, and returns when it is durable. The write may
    /// run more than once; only the last run counts.
    func write<Value: Sendable>(
        from room: WriteRoom, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value
    /// Appends entries to a journal, and returns when they are durable.
    func append(_ entries: EntryAppend) async throws(StoreError) -> [AppendOutcome]
    /// What the servers that share the database say to each other; `nil` if there is only one.
    var news: (any AppendNews)? { get }
    /// Removes what was overwritten or deleted from wherever the engine may still have it, as far as it can.
    func forgetDeleted() async throws(StoreError)
    /// Whether the disk is full: anything that adds to the database is refused until there is room again.
    var isFull: Bool { get }
    /// What was committed since the engine was made.
    var commitCounts: CommitCounts { get }
    /// What makes the database unusable until it is opened anew.
    var failures: AsyncStream<StoreError> { get }
    /// Finishes pending work, and closes the files.
    func close() async throws(StoreError)
}
