import GRDB

/// The store's writes, and which of them are still possible on a full disk.
struct GuardedCommits: Sendable {
    /// Where the room comes from that a write needs.
    enum Room: Sendable {
        case disk
        /// For what takes hardly any room, or makes some, and must not wait.
        case reserve
    }

    let reserve: Reserve
    private let group: CommitGroup

    init(_ group: CommitGroup, _ reserve: Reserve) {
        self.group = group
        self.reserve = reserve
    }

    /// Runs a write in the next commit, and returns when that is durable. It may run again, when its room had to be made.
    func submit<Value: Sendable>(
        from room: Room = .disk, _ write: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        switch room {
        case .disk: try await submitted(write)
        case .reserve:
            try await reserve.spending { () async throws(StoreError) in try await group.submit(write) }
        }
    }

    /// Tries nothing on a disk that is full: it would take what the reserve gave up.
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
