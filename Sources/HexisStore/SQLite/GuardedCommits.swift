/// The store's writes, and which of them still work on a full disk.
struct GuardedCommits: Sendable {
    let reserve: Reserve
    private let group: CommitGroup

    init(_ group: CommitGroup, _ reserve: Reserve) {
        self.group = group
        self.reserve = reserve
    }

    var counts: CommitCounts { group.counts }

    /// Runs a write in the next commit, and returns when that is durable. The write may run again after space was
    /// made for it.
    func submit<Value: Sendable>(
        from room: WriteRoom, _ write: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        switch room {
        case .disk: try await submitted(write)
        case .reserve:
            try await reserve.spending { () async throws(StoreError) in try await group.submit(write) }
        }
    }

    /// Attempts nothing on a full disk: it would take the space that the reserve released.
    private func submitted<Value: Sendable>(
        _ write: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        guard !reserve.isFull else { throw .diskFull }
        do throws(StoreError) {
            return try await group.submit(write)
        } catch .diskFull {
            reserve.noteFull()
            throw .diskFull
        }
    }
}
