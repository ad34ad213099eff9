package import HexisCore
import Synchronization

/// The store in an SQL database.
package final class SQLStore: Store {
    package var epoch: Identifier { epochs.withLock { $0.current } }
    let epochs: Mutex<Epochs>
    let keys: KeyRing
    let engine: any SQLEngine
    /// Recently opened keys; filled within reads only, so that an erased one does not return.
    let personKeys: BoundedCache<PersonID, PersonKey>
    /// Recently looked-up sessions; filled within reads only, so that an ended one does not return.
    let knownSessions: BoundedCache<TokenHash, Session>

    struct Epochs {
        var current: Identifier
        /// The epoch being written.
        var next: Identifier?
    }

    init(_ engine: any SQLEngine, keys: KeyRing, epoch: Identifier) {
        epochs = Mutex(Epochs(current: epoch))
        self.engine = engine
        self.keys = keys
        // Another server may erase people and end sessions.
        let isShared = engine.news != nil
        personKeys = BoundedCache(limit: isShared ? 0 : 40_000)
        knownSessions = BoundedCache(limit: isShared ? 0 : 10_000)
    }

    package var isShared: Bool { engine.news != nil }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await traced("read") { () async throws(StoreError) in try await engine.read(body) }
    }

    /// Runs a write in the next commit, and returns when that is durable.
    func write<Value: Sendable>(
        from room: WriteRoom = .disk, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await traced("commit") { () async throws(StoreError) in
            try await engine.write(from: room, body)
        }
    }

    package func check() async throws(StoreError) {
        let found = try await read { try Properties.epoch(in: $0) }
        let isKnown = epochs.withLock { found == $0.current || found == $0.next }
        guard isKnown || isShared else { throw .damaged(detail: "its epoch has changed") }
        guard !isFull else { throw .diskFull }
    }

    package var isFull: Bool { engine.isFull }

    package var commitCounts: CommitCounts { engine.commitCounts }

    package func failure() async -> StoreError? {
        for await failure in engine.failures { return failure }
        return nil
    }

    package func close() async throws(StoreError) { try await engine.close() }
}
